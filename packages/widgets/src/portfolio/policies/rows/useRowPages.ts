import { useDebounced } from '@corredor/ui/useDebounced';
import { useState } from 'react';

/** So many rows of a policy's list are shown at once. */
const pageSize = 25;
/** What a list opens on, so that who only counts it asks for the same. */
export const firstPage = { page: 1, page_size: pageSize };

/** Which page of a policy's list is read, and by which words. */
export function useRowPages() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim(), 250);
  return {
    pageSize,
    search,
    page,
    setPage,
    setSearch,
    isNarrowed: words !== '',
    query: { page, page_size: pageSize, search: words || undefined },
  };
}
export type RowPages = ReturnType<typeof useRowPages>;
