import { directoryFilters } from '@corredor/core/directory';
import type { FilterName } from '../public/directory/index.ts';
import { choice, list, text, whole, words } from './kinds.ts';
import { shared } from './sharedKinds.ts';

const filters: readonly FilterName[] = directoryFilters;

/** The attributes of `<corredor-directory>`. */
export const directoryKinds = {
  ...shared,
  layout: choice('auto', 'list', 'grid'),
  query: text,
  country: text,
  state: text,
  city: text,
  tags: list,
  branches: list,
  filters: words(filters, filters.slice(0, 4)),
  lockedFilters: words(filters, []),
  sort: choice('relevance', 'name', 'newest'),
  pageSize: whole(1, 50, 12),
  pagination: choice('more', 'pages', 'none'),
  profileHref: text,
  target: choice('_self', '_blank', 'inline'),
  syncUrl: choice('off', 'query'),
  urlPrefix: text,
};
