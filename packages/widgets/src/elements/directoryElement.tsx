import {
  BrokerDirectory,
  type BrokerDirectoryProps,
  type DirectoryHandle,
  type DirectoryMessageId,
  type DirectoryState,
} from '../public/directory/index.ts';
import type { DirectoryPage, Fetcher } from '../public/embed/index.ts';
import { directoryKinds } from './directoryKinds.ts';
import { drawProfile } from './drawProfile.ts';
import type { DirectoryEventMap, Listening } from './events.ts';
import type { Values } from './kinds.ts';
import { ownOrigin } from './ownOrigin.ts';
import type { WidgetState } from './table.ts';
import { widgetElement } from './widgetElement.tsx';

type Callbacks = Pick<BrokerDirectoryProps, Extract<keyof BrokerDirectoryProps, `on${string}` | `render${string}`>>;

/** `<corredor-directory>`: the directory search for any page. */
export interface DirectoryElement
  extends HTMLElement,
    Omit<Values<typeof directoryKinds>, 'state'>,
    Omit<DirectoryHandle, 'state' | 'whenReady' | 'focus'>,
    WidgetState<DirectoryState> {
  addEventListener: Listening<DirectoryEventMap>['addEventListener'];
  removeEventListener: Listening<DirectoryEventMap>['removeEventListener'];
  /** The first page, drawn without a request. */
  initialData: DirectoryPage | undefined;
  /** Own words instead of ours. */
  messages: Partial<Record<DirectoryMessageId, string>> | undefined;
  /** Sends the requests, for example through the partner's server. */
  fetcher: Fetcher | undefined;
}

export const DirectoryElement = widgetElement<typeof directoryKinds, DirectoryElement>({
  kinds: directoryKinds,
  objects: ['initialData', 'messages', 'fetcher'],
  methods: ['search', 'loadMore', 'reset', 'refresh', 'focus'],
  slots: ['header', 'footer', 'empty', 'error', 'loading'],
  idle: { status: 'idle', query: '', filters: {}, page: 1, total: 0, items: [], error: null },
  wire: (element, wires, tell) => {
    const callbacks: Callbacks = {
      onQueryChange: (query) => element.setAttribute('query', query),
      onFiltersChange: (chosen) => tell('filter-change', { filters: chosen }),
      onPageChange: (page) => tell('page-change', { page }),
      onSearch: (search) => tell('search', search, true),
      onResults: (results) => tell('results', results),
      onSelect: (selected) => tell('select', selected, true),
      renderProfile: (profile) => drawProfile(element, profile.alias),
    };
    return ({ values: { filters: visibleFilters, ...values }, objects, slots }) => (
      <BrokerDirectory
        {...values}
        apiBase={values.apiBase || ownOrigin}
        visibleFilters={visibleFilters}
        slots={slots}
        {...objects}
        {...callbacks}
        {...wires}
      />
    );
  },
});
