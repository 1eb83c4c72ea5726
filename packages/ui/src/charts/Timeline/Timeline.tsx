import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as styles from './Timeline.css.ts';

/** Something that happened: what, when, by whom. */
export type TimelineEvent = {
  /** Tells it from the others. */
  id: string;
  /** Who did what, as a sentence. */
  title: ReactNode;
  /** The moment as text for people. */
  when: string;
  /** The moment for machines (RFC 3339). */
  dateTime?: string;
  /** What changed, below the moment. */
  text?: ReactNode;
  /** What kind of thing it was; a small dot without one. */
  icon?: IconType;
  /** The colour of the sign; `neutral` unless told. */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';
};

type TimelineProps = {
  /** Whose history it is; names the list. */
  label: string;
  /** What happened, in the order in which it is drawn. */
  events: readonly TimelineEvent[];
};

/** A history, newest first or last as given. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {events.map(({ id, title, when, dateTime, text, icon, tone = 'neutral' }) => (
        <li key={id} className={styles.event}>
          <span className={styles.marker({ tone, isPlain: !icon })} aria-hidden>
            {icon && <Icon of={icon} />}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <time className={styles.when} dateTime={dateTime}>
              {when}
            </time>
            {text && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
