import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

type DescriptionListProps = {
  /** Terms and details in the order of reading; a detail that is missing is drawn as a dash. */
  items: readonly { term: string; detail: ReactNode }[];
  /** At most so many beside each other, 1 to 4, as far as there is room; 2 unless told. */
  columns?: keyof typeof css.count;
  /** Terms above their details, or beside them in one column. */
  layout?: 'above' | 'beside';
};

/** The facts of one record. */
export function DescriptionList({ items, columns = 2, layout = 'above' }: DescriptionListProps) {
  const isBeside = layout === 'beside';
  return (
    <dl className={`${css.list} ${isBeside ? css.beside : css.count[columns]}`}>
      {items.map(({ term, detail }) => (
        <div key={term} className={isBeside ? css.pairBeside : css.pair}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{isNothing(detail) ? '—' : detail}</dd>
        </div>
      ))}
    </dl>
  );
}

const isNothing = (detail: ReactNode) => detail === null || detail === undefined || detail === '' || detail === false;
