import { useLocale } from 'react-aria-components/I18nProvider';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './TermBar.css.ts';
import { termShare } from './termShare.ts';

type TermBarProps = {
  /** Names the term for screen readers. */
  label: string;
  /** The first day, as YYYY-MM-DD. */
  start: string;
  /** The last day, as YYYY-MM-DD. */
  end: string;
  /** The day it is, as YYYY-MM-DD; marked where it falls within the term. */
  today: string;
  /** The colour of what has passed; `accent` unless told, `caution` near the end. */
  tone?: 'accent' | 'positive' | 'caution' | 'critical' | 'neutral';
  /** Said beside the bar, for example how many days are left. */
  note?: string;
};

/** A term from its first to its last day with today marked on it. */
export function TermBar({ label, start, end, today, tone = 'accent', note }: TermBarProps) {
  const words = useToolWords();
  const { locale } = useLocale();
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
  const share = termShare(start, end, today);
  const percent = `${(Math.max(0, Math.min(1, share)) * 100).toFixed(2)}%`;
  const isInside = share >= 0 && share <= 1;
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.track}>
        <div className={styles.fill({ tone })} style={{ inlineSize: percent }} />
        {isInside && (
          <div className={styles.mark} style={{ insetInlineStart: percent }}>
            <span className={styles.markLabel({ side: share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle' })}>
              {words.today}
            </span>
          </div>
        )}
      </div>
      <div className={styles.ends}>
        <time dateTime={start}>{day(start)}</time>
        {note && <span className={styles.note}>{note}</span>}
        <time dateTime={end}>{day(end)}</time>
      </div>
    </figure>
  );
}
