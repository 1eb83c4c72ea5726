import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as styles from './Stat.css.ts';

type StatProps = {
  /** What is counted, in the reader's language. */
  label: string;
  /** The number, already formatted. */
  value: ReactNode;
  /** The rows behind the number. */
  href: string;
  /** Before the label, in the tone; decorative. */
  icon?: IconType;
  /** What makes the number mean something, as in “5 due today”. */
  note?: ReactNode;
  /** Colours icon and note; `neutral` unless told, `critical` where something is late. */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** The number is on its way: number and note keep their height. */
  isLoading?: boolean;
  /** `small` for one of several in a bar above something else: in a grid with three rows for each, names, numbers and notes are level; `medium` unless told. */
  size?: 'medium' | 'small';
  /** How wide the number will probably be, so that its note wraps while it is on its way as it will then; `4.5rem` unless told. */
  valueWidth?: string;
  /** Names the figure in the page, for a script that writes it before the app is there. */
  figure?: string;
  /** What the number consists of, below it in the same box; the links in it are its own. */
  children?: ReactNode;
};

/** As high as the words will be, which are often known before the number. */
function Waiting({ text }: { text: ReactNode }) {
  return (
    <span className={styles.waiting}>
      <span className={styles.hidden}>{text}</span>
      <span className={styles.bar}>
        <Skeleton width="7rem" />
      </span>
    </span>
  );
}

/** One number that leads to the rows behind it. */
export function Stat({ label, value, href, icon, note, tone = 'neutral', isLoading = false, ...props }: StatProps) {
  const { figure, children, size = 'medium', valueWidth = '4.5rem' } = props;
  const marks = { 'data-figure': figure, 'data-loading': isLoading || undefined };
  const words = (
    <>
      <span className={styles.label}>
        {icon && (
          <span className={styles.icon({ tone })}>
            <Icon of={icon} />
          </span>
        )}
        {label}
      </span>
      <span className={styles.amount[size]}>
        <span className={styles.value[size]} data-value>
          {isLoading ? <Skeleton width={valueWidth} height="1.25rem" /> : value}
        </span>
        {note && <span className={styles.note({ tone })}>{isLoading ? <Waiting text={note} /> : note}</span>}
      </span>
    </>
  );
  if (!children)
    return (
      <Link href={href} className={`${styles.box[size]} ${styles.stat[size]}`} {...marks}>
        {words}
      </Link>
    );
  return (
    <div className={`${styles.box[size]} ${styles.whole}`} {...marks}>
      <Link href={href} className={styles.stat[size]}>
        {words}
      </Link>
      {children}
    </div>
  );
}
