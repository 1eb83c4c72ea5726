import type { ReactNode, Ref } from 'react';
import type {
  CancelableCallback,
  DirectoryEntry,
  DirectoryFacets,
  DirectoryPage,
  EmbedProps,
  EmbedStatus,
  LinkComponent,
  PublicError,
} from '../embed/index.ts';
import type es from './messages/es.json';

/** Names of the words, as partners replace them. */
export type DirectoryMessageId = keyof typeof es;

/** What can be filtered by. */
export type FilterName = 'country' | 'state' | 'city' | 'tags' | 'branches';

/** What is filtered by: ISO codes of country and state, names of the rest. */
export interface DirectoryFilters {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  tags?: readonly string[] | undefined;
  branches?: readonly string[] | undefined;
}

/** Stable names of the elements that partners may style. */
export type DirectoryPart =
  | 'root'
  | 'search'
  | 'field'
  | 'clear'
  | 'submit'
  | 'filters'
  | 'filter'
  | 'chip'
  | 'results'
  | 'item'
  | 'media'
  | 'name'
  | 'slogan'
  | 'location'
  | 'tags'
  | 'link'
  | 'pagination'
  | 'page'
  | 'more'
  | 'status'
  | 'empty'
  | 'error'
  | 'retry'
  | 'skeleton'
  | 'branding'
  | 'back';

/** Places that partners may fill. */
export type DirectorySlot = 'header' | 'footer' | 'empty' | 'error' | 'loading';

/** Who asked: the page, the visitor's typing, a choice, the program. */
export type SearchSource = 'initial' | 'input' | 'submit' | 'filter' | 'page' | 'more' | 'method' | 'property';

/** Where the widget is. */
export interface DirectoryState {
  status: EmbedStatus;
  query: string;
  filters: DirectoryFilters;
  page: number;
  total: number;
  items: readonly DirectoryEntry[];
  error: PublicError | null;
}

/** What a program may do with the widget. */
export interface DirectoryHandle {
  readonly state: DirectoryState;
  /** After the first results are drawn; rejects with a `PublicError`. */
  readonly whenReady: Promise<void>;
  search(query?: string, filters?: DirectoryFilters): Promise<DirectoryPage>;
  loadMore(): Promise<DirectoryPage>;
  reset(): Promise<DirectoryPage>;
  refresh(): Promise<DirectoryPage>;
  /** Focuses the search field. */
  focus(options?: FocusOptions): void;
}

/** What opens a broker's profile in place of the list. */
export interface InlineProfile {
  alias: string;
  name: string;
}

/** The properties of the directory search. */
export interface BrokerDirectoryProps extends EmbedProps<DirectoryMessageId, DirectoryPart, DirectorySlot> {
  layout?: 'list' | 'grid' | 'auto' | undefined;
  query?: string | undefined;
  defaultQuery?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  filters?: DirectoryFilters | undefined;
  defaultFilters?: DirectoryFilters | undefined;
  onFiltersChange?: ((filters: DirectoryFilters) => void) | undefined;
  page?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Preset filters. */
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  tags?: readonly string[] | undefined;
  branches?: readonly string[] | undefined;
  /** The filters that the visitor sees; the element's attribute `filters`. */
  visibleFilters?: readonly FilterName[] | undefined;
  /** Preset, and hidden from change. */
  lockedFilters?: readonly FilterName[] | undefined;
  sort?: 'relevance' | 'name' | 'newest' | undefined;
  /** 1 to 50. */
  pageSize?: number | undefined;
  pagination?: 'pages' | 'more' | 'none' | undefined;
  /** Address of a profile, with `{origin}` and `{alias}`; http and https only. */
  profileHref?: string | undefined;
  target?: '_self' | '_blank' | 'inline' | undefined;
  /** Keeps search, filters and page in the page's address. */
  syncUrl?: 'off' | 'query' | undefined;
  urlPrefix?: string | undefined;
  /** The first page, drawn without a request. */
  initialData?: DirectoryPage | undefined;
  /** Where the form leads without script; pages are links then. */
  formAction?: string | undefined;
  linkComponent?: LinkComponent | undefined;
  /** Stands beside the number of results. */
  tools?: ReactNode;
  renderItem?: ((broker: DirectoryEntry, link: { href: string | undefined }) => ReactNode) | undefined;
  renderEmpty?: ((state: DirectoryState) => ReactNode) | undefined;
  renderError?: ((error: PublicError, retry: () => void) => ReactNode) | undefined;
  /** Draws the profile in place of the list where `target` is `inline`. */
  renderProfile?: ((profile: InlineProfile) => ReactNode) | undefined;
  onSearch?: CancelableCallback<{ query: string; filters: DirectoryFilters; source: SearchSource }> | undefined;
  onResults?:
    | ((results: { total: number; page: number; items: readonly DirectoryEntry[]; durationMs: number }) => void)
    | undefined;
  onSelect?:
    | CancelableCallback<{
        alias: string;
        broker: DirectoryEntry;
        href: string | undefined;
        originalEvent: React.MouseEvent<HTMLElement>;
      }>
    | undefined;
  onState?: ((state: DirectoryState) => void) | undefined;
  ref?: Ref<DirectoryHandle> | undefined;
}

/** The facets by the filter that they belong to. */
export const facetOf = {
  country: 'countries',
  state: 'states',
  city: 'cities',
  tags: 'tags',
  branches: 'branches',
} as const satisfies Record<FilterName, keyof DirectoryFacets>;
