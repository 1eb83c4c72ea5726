import type { ReactNode } from 'react';
import { Card } from '../../layout/Card/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { DetailColumns } from './DetailColumns.tsx';
import { DetailFrame } from './DetailFrame.tsx';
import * as styles from './DetailSkeleton.css.ts';

type DetailSkeletonProps = {
  /** The way to the list, where it is known already: Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** The record has a term in its head, and its content in tabs. */
  hasTabs?: boolean;
};

/** Holds the place of a DetailFrame whose record or code is on its way: head, tabs, content and aside stand where they will be. */
export function DetailSkeleton({ breadcrumbs, hasTabs = false }: DetailSkeletonProps) {
  const aside = (
    <Card>
      <Skeleton shape="rows" height="20rem" />
    </Card>
  );
  const content = (
    <Card>
      <Skeleton shape="rows" height="24rem" />
    </Card>
  );
  return (
    <div aria-busy="true">
      <DetailFrame
        breadcrumbs={
          breadcrumbs ?? (
            <div className={styles.crumbs}>
              <Skeleton width="14rem" />
            </div>
          )
        }
        header={
          <>
            <div>
              <div className={styles.title}>
                <Skeleton shape="block" width="min(14rem, 60%)" height="1.5rem" />
              </div>
              <div className={styles.context}>
                <Skeleton width="min(18rem, 80%)" />
              </div>
            </div>
            <Card>
              <div className={styles.head}>
                {hasTabs && (
                  <div className={styles.term}>
                    <Skeleton shape="block" height="0.5rem" />
                  </div>
                )}
                <div className={styles.facts}>
                  {['50%', '60%', '70%', '40%'].map((width) => (
                    <div key={width} className={styles.fact}>
                      <Skeleton width="30%" />
                      <Skeleton width={width} />
                    </div>
                  ))}
                </div>
              </div>
            </Card>
          </>
        }
        aside={hasTabs ? undefined : aside}
      >
        {hasTabs ? (
          <div className={styles.tabbed}>
            <div className={styles.tabs}>
              {['5rem', '6rem', '7rem', '5rem'].map((width, index) => (
                <Skeleton key={`${width}${index}`} width={width} />
              ))}
            </div>
            <DetailColumns aside={aside}>{content}</DetailColumns>
          </div>
        ) : (
          content
        )}
      </DetailFrame>
    </div>
  );
}
