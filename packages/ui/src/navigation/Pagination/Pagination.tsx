import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Select } from '../../fields/Select/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './Pagination.css.ts';
import { pageNumbers } from './pageNumbers.ts';

type PaginationProps = {
  /** The page in view, counted from 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** All rows there are; 0 says “No rows”. */
  total: number;
  /** There are more rows than `total`: they were not counted further. */
  isAtLeast?: boolean;
  /** How many rows the page has; needed with `isAtLeast`, a full page unless told. */
  shown?: number;
  /** Whether another page follows; needed with `isAtLeast`, else the total tells. */
  hasNext?: boolean;
  /** Called with the page to show, counted from 1. */
  onPageChange: (page: number) => void;
  /** Called with the rows that a page shall have; without it, the choice is not offered. */
  onPageSizeChange?: (pageSize: number) => void;
  /** The sizes to choose from; 25, 50, 100 and 200 unless told. */
  pageSizes?: readonly number[];
  /** Keeps the place while the first count is on its way. */
  isLoading?: boolean;
};

const usualSizes = [25, 50, 100, 200];

/** The foot of a list: which rows are shown, how many at once, and the way to the others. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, onPageSizeChange, pageSizes = usualSizes, isLoading = false } = props;
  const words = useToolWords();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  // An address may ask for a size that is not offered.
  const offered = [...new Set([...pageSizes, pageSize])].toSorted((one, other) => one - other);
  const counted = Math.max(1, Math.ceil(total / pageSize));
  const { isAtLeast = false, hasNext = page < counted } = props;
  const pages = isAtLeast ? Math.max(counted, page + (hasNext ? 1 : 0)) : counted;
  // Off, but not disabled: a disabled button would lose the focus of who came to the end by pressing it.
  const isFirst = page <= 1;
  const isLast = isAtLeast ? !hasNext : page >= pages;
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = isAtLeast ? from + (props.shown ?? pageSize) - 1 : Math.min(total, page * pageSize);
  const all = isAtLeast ? words.moreThan(number.format(total)) : number.format(total);
  const range = total === 0 ? words.noRows : words.rowRange(number.format(from), number.format(to), all);
  return (
    <div className={styles.pager}>
      <p className={styles.range} role="status">
        {isLoading ? '\u00a0' : range}
      </p>
      <div className={styles.end}>
        <nav aria-label={words.pages} className={styles.pages} data-hidden={isLoading || pages === 1 || undefined}>
          <button
            type="button"
            className={styles.step}
            aria-label={words.previousPage}
            aria-disabled={isFirst || undefined}
            onClick={() => isFirst || onPageChange(page - 1)}
          >
            <Icon of={ChevronLeft} />
          </button>
          <ol className={styles.numbers}>
            {pageNumbers(page, pages).map((mark) => (
              <li key={mark}>
                {typeof mark === 'number' ? (
                  <button
                    type="button"
                    className={styles.number}
                    aria-label={words.page(number.format(mark))}
                    aria-current={mark === page ? 'page' : undefined}
                    onClick={() => onPageChange(mark)}
                  >
                    {number.format(mark)}
                  </button>
                ) : (
                  <span className={styles.gap}>…</span>
                )}
              </li>
            ))}
          </ol>
          <span className={styles.brief} aria-hidden>
            {number.format(page)} / {number.format(pages)}
            {isAtLeast && hasNext && '+'}
          </span>
          <button
            type="button"
            className={styles.step}
            aria-label={words.nextPage}
            aria-disabled={isLast || undefined}
            onClick={() => isLast || onPageChange(page + 1)}
          >
            <Icon of={ChevronRight} />
          </button>
        </nav>
        {onPageSizeChange && (
          <div className={styles.size} title={words.rowsPerPage}>
            <Select
              label={words.rowsPerPage}
              isLabelHidden
              items={offered.map((size) => ({ id: size, label: number.format(size) }))}
              value={pageSize}
              onChange={(size) => size !== null && onPageSizeChange(size)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
