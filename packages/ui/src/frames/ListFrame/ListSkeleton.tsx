import { Skeleton } from '../../status/Skeleton/index.ts';
import * as frame from './ListFrame.css.ts';
import * as styles from './ListSkeleton.css.ts';

const cells = ['18%', '30%', '14%', '12%', '10%'];

type ListSkeletonProps = {
  /** A row of states and views will stand above the search. */
  hasViews?: boolean;
};

/** Holds the place of a ListFrame whose code or words are on their way: head, views, search and rows stand where they will be. */
export function ListSkeleton({ hasViews = false }: ListSkeletonProps) {
  return (
    <div className={frame.frame} aria-busy="true" data-uses-width>
      <div className={styles.head}>
        <div className={styles.title}>
          <Skeleton shape="block" width="10rem" height="1.5rem" />
        </div>
        <div className={styles.context}>
          <Skeleton width="22rem" />
        </div>
      </div>
      <div className={frame.list}>
        <div className={styles.toolbar}>
          {hasViews && (
            <div className={styles.views}>
              <Skeleton shape="block" width="7rem" height="1.5rem" />
              <Skeleton shape="block" width="7rem" height="1.5rem" />
            </div>
          )}
          <div className={styles.tools}>
            <Skeleton shape="block" width="22rem" height="100%" />
            <span className={styles.push} />
            <Skeleton shape="block" width="7rem" height="100%" />
          </div>
        </div>
        <div className={styles.rows}>
          {Array.from({ length: 11 }, (_, row) => (
            <div key={row} className={styles.row} data-row={row - 1}>
              {cells.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
