import { Skeleton } from '../../status/Skeleton/index.ts';
import * as frame from './FormFrame.css.ts';
import * as styles from './FormSkeleton.css.ts';

type FormSkeletonProps = {
  /** Something will stand beside the groups. */
  hasAside?: boolean;
};

const groups = [
  { id: 'first', fields: 3 },
  { id: 'second', fields: 2 },
  { id: 'third', fields: 2 },
];

/** Holds the place of a FormFrame whose code or words are on their way: title, groups and aside stand where they will be. */
export function FormSkeleton({ hasAside = false }: FormSkeletonProps) {
  const drawn = groups.map(({ id, fields }) => (
    <div key={id} className={frame.group} data-group>
      <div className={styles.groupTitle}>
        <Skeleton width="10rem" />
      </div>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.field} data-field>
          <div className={styles.label}>
            <Skeleton width="8rem" />
          </div>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </div>
  ));
  return (
    <div className={`${frame.frame} ${hasAside ? frame.wide({ isWider: false }) : ''}`} aria-busy="true">
      <div className={styles.head}>
        <div className={styles.crumbs}>
          <Skeleton width="14rem" />
        </div>
        <div className={styles.title}>
          <Skeleton shape="block" width="min(12rem, 60%)" height="1.5rem" />
        </div>
      </div>
      {hasAside ? (
        <div className={frame.columns({ isWider: false })}>
          <div className={frame.groups}>{drawn}</div>
          <div className={frame.group}>
            <Skeleton shape="rows" height="14rem" />
          </div>
        </div>
      ) : (
        <div className={frame.groups}>{drawn}</div>
      )}
    </div>
  );
}
