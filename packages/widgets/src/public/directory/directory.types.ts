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
  country?: string;
  state?: string;
  city?: string;
  tags?: readonly string[];
  branches?: readonly string[];
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
  /** `list` is one column, `grid` is cards; `auto`, as it is unless told, takes what fits the width. */
  layout?: 'list' | 'grid' | 'auto';
  /** What is searched for, where the page keeps it; up to 120 signs. */
  query?: string;
  /** What is searched for at first, where the widget keeps it itself. */
  defaultQuery?: string;
  /** Called with what is searched for, a moment after typing. */
  onQueryChange?: (query: string) => void;
  /** What is filtered by, where the page keeps it. */
  filters?: DirectoryFilters;
  /** What is filtered by at first, where the widget keeps it itself. */
  defaultFilters?: DirectoryFilters;
  /** Called with the filters after a choice. */
  onFiltersChange?: (filters: DirectoryFilters) => void;
  /** Which page is shown, counted from 1, where the page around keeps it. */
  page?: number;
  /** Called with the number of the page after a press. */
  onPageChange?: (page: number) => void;
  /** Preset filter: the country as its ISO code, as in `EC`. */
  country?: string;
  /** Preset filter: the state or province as its ISO code, as in `EC-P`. */
  state?: string;
  /** Preset filter: the city by its name. */
  city?: string;
  /** Preset filter: specialities by their names; a broker has all of them. */
  tags?: readonly string[];
  /** Preset filter: lines of insurance by their names; a broker has all of them. */
  branches?: readonly string[];
  /** The filters that the visitor sees; the element's attribute `filters`. */
  visibleFilters?: readonly FilterName[];
  /** Preset, and hidden from change. */
  lockedFilters?: readonly FilterName[];
  /** The order: by how well they match, by name, or the newest first. */
  sort?: 'relevance' | 'name' | 'newest';
  /** How many brokers a page has, 1 to 50. */
  pageSize?: number;
  /** How the others are reached: numbered `pages`, a button for `more`, as it is unless told, or `none`. */
  pagination?: 'pages' | 'more' | 'none';
  /** Address of a profile, with `{origin}` and `{alias}`; http and https only. */
  profileHref?: string;
  /** Where a profile opens: here, in a new tab, or `inline` in place of the list. */
  target?: '_self' | '_blank' | 'inline';
  /** Keeps search, filters and page in the page's address. */
  syncUrl?: 'off' | 'query';
  /** Stands before the names of what is kept in the address, where another part of the page uses them too. */
  urlPrefix?: string;
  /** The first page, drawn without a request. */
  initialData?: DirectoryPage;
  /** Where the form leads without script; pages are links then. */
  formAction?: string;
  /** Draws the links to profiles, such as a router's link; `a` unless told. */
  linkComponent?: LinkComponent;
  /** Stands beside the number of results. */
  tools?: ReactNode;
  /** Draws what stands in a card in place of ours. */
  renderItem?: (broker: DirectoryEntry, link: { href: string | undefined }) => ReactNode;
  /** Draws what stands where nothing was found. */
  renderEmpty?: (state: DirectoryState) => ReactNode;
  /** Draws what stands where an answer failed; call `retry` to ask again. */
  renderError?: (error: PublicError, retry: () => void) => ReactNode;
  /** Draws the profile in place of the list where `target` is `inline`. */
  renderProfile?: (profile: InlineProfile) => ReactNode;
  /** Called before each search; `false` or `preventDefault()` keeps it from asking. */
  onSearch?: CancelableCallback<{ query: string; filters: DirectoryFilters; source: SearchSource }>;
  /** Called with each answer and how long it took, in milliseconds. */
  onResults?:
    | ((results: { total: number; page: number; items: readonly DirectoryEntry[]; durationMs: number }) => void)
    | undefined;
  /** Called before a profile opens; `false` or `preventDefault()` keeps the visitor on the page. */
  onSelect?:
    | CancelableCallback<{
        alias: string;
        broker: DirectoryEntry;
        href: string | undefined;
        originalEvent: React.MouseEvent<HTMLElement>;
      }>
    | undefined;
  /** Called whenever the state changes. */
  onState?: (state: DirectoryState) => void;
  /** Gets the methods of the widget: search, load more, reset, refresh, focus. */
  ref?: Ref<DirectoryHandle>;
}

/** The facets by the filter that they belong to. */
export const facetOf = {
  country: 'countries',
  state: 'states',
  city: 'cities',
  tags: 'tags',
  branches: 'branches',
} as const satisfies Record<FilterName, keyof DirectoryFacets>;
