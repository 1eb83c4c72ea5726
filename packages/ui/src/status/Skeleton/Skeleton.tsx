import * as styles from './Skeleton.css.ts';

type SkeletonProps = {
  /** Any CSS length; the whole line by default. */
  width?: string;
  /** Any CSS length; one line of text by default. */
  height?: string;
  /** What will stand there: `line` of text unless told, `block` for a picture or chart, `circle` for an Avatar. */
  shape?: 'line' | 'block' | 'circle';
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
