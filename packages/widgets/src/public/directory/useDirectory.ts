import { directoryFilters } from '@corredor/core/directory';
import { useRef, useState } from 'react';
import {
  allows,
  createPublicClient,
  type DirectoryEntry,
  type DirectoryPage,
  type EmbedLanguage,
  type EmbedStatus,
  isPage,
  PublicError,
  useLoad,
} from '../embed/index.ts';
import type { Place } from './address.ts';
import type { BrokerDirectoryProps, DirectoryFilters, DirectoryState, SearchSource } from './directory.types.ts';
import { lock } from './filters.ts';
import { useAddress } from './useAddress.ts';

type Shown = { base: string; page: DirectoryPage };
const nothing: DirectoryEntry[] = [];

/** What the visitor asks for, and what the directory answers. */
export function useDirectory(props: BrokerDirectoryProps, language: EmbedLanguage | undefined) {
  const { apiBase, fetcher, sort, pagination = 'more', lockedFilters = [], initialData } = props;
  const pageSize = Math.min(50, Math.max(1, Math.floor(props.pageSize ?? 12) || 12));
  const presets: DirectoryFilters = Object.fromEntries(directoryFilters.map((name) => [name, props[name]]));
  const presetKey = JSON.stringify(presets);

  const start: Place = { query: props.defaultQuery ?? '', filters: { ...presets, ...props.defaultFilters }, page: 1 };
  const [own, setOwn] = useState(start);
  const [seen, setSeen] = useState(presetKey);
  if (seen !== presetKey) {
    setSeen(presetKey);
    setOwn({ ...own, filters: presets, page: 1 });
  }

  const { broker } = own;
  const query = props.query ?? own.query;
  const filters = lock(props.filters ?? own.filters, presets, lockedFilters);
  const page = props.page ?? own.page;
  const source = useRef<SearchSource>('initial');

  const change = (next: Partial<Place>, by: SearchSource) => {
    source.current = by;
    const whole: Place = { query, filters, page: 1, ...next };
    setOwn(whole);
    if (whole.query !== query) props.onQueryChange?.(whole.query);
    if (next.filters) props.onFiltersChange?.(lock(next.filters, presets, lockedFilters));
    if (whole.page !== page) props.onPageChange?.(whole.page);
  };

  const isRead = useAddress(
    props.syncUrl === 'query' ? props.urlPrefix || 'corredor' : undefined,
    // More pages below one another have no address of their own.
    { query, filters, page: pagination === 'pages' ? page : 1, broker },
    () => source.current !== 'input' && source.current !== 'initial' && source.current !== 'property',
    (place) => change(place ?? start, 'property'),
  );

  const client = createPublicClient({ apiBase, fetcher, language: language ?? 'en' });
  const values = { search: query.trim().slice(0, 120), ...filters, ordering: sort, page_size: pageSize };
  const base = JSON.stringify([values, apiBase]);
  const [initial] = useState(() => {
    if (!initialData) return undefined;
    return isPage(initialData) ? { base, page: initialData } : new PublicError('server');
  });

  const load = useLoad<Shown>(
    isRead && language ? `${base} ${language} ${page}` : undefined,
    async (signal, before) => {
      if (!allows(props.onSearch, { query, filters, source: source.current })) return null;
      const began = performance.now();
      const answer = await client.read('/api/public/directory/', signal, isPage, {
        ...values,
        page,
      });
      if (signal.aborted) return null;
      source.current = 'property';
      const isMore = pagination === 'more' && before?.base === base && before.page.page === page - 1;
      const items = isMore ? [...before.page.results, ...answer.results] : answer.results;
      props.onResults?.({ total: answer.count, page, items, durationMs: performance.now() - began });
      return { base, page: { ...answer, page, results: items } };
    },
    initial,
  );

  const { error } = load;
  const answer = load.answer?.page;
  const status: EmbedStatus = load.status === 'ready' && answer?.results.length === 0 ? 'empty' : load.status;
  const state: DirectoryState = {
    status,
    query,
    filters,
    page,
    total: answer?.count ?? 0,
    items: answer?.results ?? nothing,
    error,
  };
  const again = (next: Partial<Place>, by: SearchSource) => {
    change(next, by);
    return load.reload().then(({ page: shown }) => shown);
  };
  return { ...load, client, state, broker, facets: answer?.facets, pageSize, presets, change, again };
}
