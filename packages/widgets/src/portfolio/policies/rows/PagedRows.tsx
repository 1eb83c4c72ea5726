import { Pagination } from '@corredor/ui/Pagination';
import { SearchField } from '@corredor/ui/SearchField';
import { Stack } from '@corredor/ui/Stack';
import { toast } from '@corredor/ui/Toast';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPages } from './useRowPages.ts';

/** A list that fits on the screen needs no search. */
const searchFrom = 8;

interface PagedRowsProps {
  pages: RowPages;
  /** How many rows fit the search; undefined until that is known. */
  total: number | undefined;
  searchLabel: string;
  /** A row is being written: it would be lost with its page. */
  isWriting: boolean;
  children: ReactNode;
}

/** A list of a policy that may have thousands of rows: a search above it, and its pages below. */
export function PagedRows({ pages, total = 0, searchLabel, isWriting, children }: PagedRowsProps) {
  const { t } = useTranslation('common');
  const { page, pageSize, search, isNarrowed, setPage, setSearch } = pages;
  const last = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    // The last row of the last page is gone.
    if (total > 0 && page > last) setPage(last);
  }, [total, page, last, setPage]);
  return (
    <Stack gap="small">
      {(isNarrowed || search !== '' || total > searchFrom) && (
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(text) => {
            if (isWriting) return toast.info(t('validation.saveRowFirst'));
            setSearch(text);
            setPage(1);
          }}
        />
      )}
      {children}
      {total > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          onPageChange={(next) => (isWriting ? toast.info(t('validation.saveRowFirst')) : setPage(next))}
        />
      )}
    </Stack>
  );
}
