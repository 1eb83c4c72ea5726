import { Pagination } from '@corredor/ui/Pagination';

interface RelatedPagesProps {
  /** The page in view, counted from 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** All rows there are. */
  total: number;
  onPageChange: (page: number) => void;
}

/** The way through what belongs to a record, at the foot of its list; whatever fits on one page needs none. */
export function RelatedPages(pages: RelatedPagesProps) {
  return <Pagination {...pages} />;
}
