import * as styles from './Skeleton.css.ts';

type SkeletonProps = {
  /** Any CSS length; the whole line by default. */
  width?: string;
  /** Any CSS length; one line of text by default. */
  height?: string;
  /** What will stand there: `line` of text unless told, `rows` of a list or of facts, `chart`, `block` for a title or a button, `circle` for an Avatar. */
  shape?: 'line' | 'rows' | 'chart' | 'block' | 'circle';
};

/** Holds the place of content that is on its way; give it the size of what will come. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-pending
      className={styles.skeleton({ shape })}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
