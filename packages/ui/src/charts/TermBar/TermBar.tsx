import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as styles from './TermBar.css.ts';
import { gathered, pressing, shareWithin, type TermFlag, type TermTick, termShare } from './termShare.ts';

type TermBarProps = {
  /** Names the term for screen readers; where it is `small`, says all that it shows. */
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
  /** What comes next within the term, beside the note; together they stand on a line of their own where there is less room. */
  detail?: ReactNode;
  /** What falls due within the term and how it stands; those that would touch are drawn as one. Where it is `small` only what is late and what comes next is drawn. An empty list holds their place. */
  ticks?: readonly TermTick[];
  /** What changed within the term, below the bar. An empty list holds the place. */
  flags?: readonly TermFlag[];
  /** What the ticks and flags say, for screen readers. */
  summary?: string;
  /** What follows the term, drawn in outline; `label` stands below it. */
  next?: { label: ReactNode };
  /** Leads to what lies behind the ticks and flags, beside the note. */
  action?: ReactNode;
  /** `small` is the bar alone, twelve pixels high, for a cell or a card; `medium` unless told. */
  size?: 'medium' | 'small';
};

/** How many ticks stand apart from one another. */
const most = { medium: 24, small: 10 };

/** A term from its first to its last day with today marked on it, and what falls due or changes within it. */
export function TermBar(props: TermBarProps) {
  return props.size === 'small' ? (
    <span className={styles.small} role="img" aria-label={props.label}>
      <TermTrack {...props} />
      {props.next && <span className={styles.nextTrack({ size: 'small' })} />}
    </span>
  ) : (
    <WholeTerm {...props} />
  );
}

function WholeTerm(props: TermBarProps) {
  const { label, start, end, note, detail, ticks, flags, summary, next, action } = props;
  const { locale } = useLocale();
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.lines}>
        <TermTrack {...props} />
        {flags && (
          <div className={styles.flags} aria-hidden>
            {gathered(flags, ({ on }) => shareWithin(start, end, on), most.medium).map(({ share, marks }) => (
              <span
                key={share}
                className={styles.flag}
                style={{ insetInlineStart: inside(share, 8) }}
                title={titleOf(marks)}
              >
                {marks.length > 1 ? marks.length : signs[marks[0]?.sign ?? 'none']}
              </span>
            ))}
          </div>
        )}
        <div className={styles.ends}>
          <time dateTime={start}>{day(start)}</time>
          {(note || detail || action) && (
            <span className={styles.note({ isLong: Boolean(detail) })}>
              {note}
              {detail && <span className={styles.detail}>{detail}</span>}
              {action}
            </span>
          )}
          <time dateTime={end}>{day(end)}</time>
        </div>
      </div>
      {next && (
        <div className={styles.next}>
          <span className={styles.nextTrack({ size: 'medium', isThin: ticks !== undefined })} />
          <span className={styles.nextLabel}>{next.label}</span>
        </div>
      )}
      {summary && <VisuallyHidden>{summary}</VisuallyHidden>}
    </figure>
  );
}

function TermTrack({ start, end, today, tone = 'accent', ticks, size = 'medium' }: TermBarProps) {
  const words = useToolWords();
  const share = termShare(start, end, today);
  const isInside = share >= 0 && share <= 1;
  const drawn = size === 'small' ? pressing(ticks ?? []) : (ticks ?? []);
  return (
    <span className={styles.track({ size, isThin: ticks !== undefined })}>
      <span className={styles.fill({ tone })} style={{ inlineSize: percent(shareWithin(start, end, today)) }} />
      {gathered(drawn, ({ on }) => shareWithin(start, end, on), most[size]).map(({ share: at, marks }) => {
        const look = { state: stateOf(marks), size, isCurrent: marks.some(({ isCurrent }) => isCurrent) };
        return (
          <span
            key={at}
            className={styles.tick(look)}
            style={{ insetInlineStart: inside(at, halfOf(look)) }}
            title={size === 'medium' ? titleOf(marks) : undefined}
            aria-hidden
          />
        );
      })}
      {isInside && (
        <span className={styles.mark({ size })} style={{ insetInlineStart: inside(share, 1) }}>
          {size === 'medium' && (
            <span className={styles.markLabel({ side: share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle' })}>
              {words.today}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

const signs = { plus: '+', minus: '\u2212', none: '\u2022' };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The middle of what reaches so many pixels to both sides: none of it juts out of the bar. */
const inside = (share: number, half: number) => `clamp(${half}px, ${percent(share)}, calc(100% - ${half}px))`;

/** How far a tick reaches to both sides, in pixels: a square on its point by its diagonal, and with its ring. */
function halfOf({
  state,
  size,
  isCurrent,
}: {
  state: TermTick['state'];
  size: 'medium' | 'small';
  isCurrent: boolean;
}) {
  const half = styles.tickSize[size] / 2 + (isCurrent ? styles.ring : 0);
  return Math.ceil(state === 'late' ? half * Math.SQRT2 : half);
}

const titleOf = (marks: readonly { title?: string }[]) => marks.flatMap(({ title }) => title ?? []).join('\n');

/** What is late shows, whatever stands beside it; of others that differ some part is done. */
function stateOf(marks: readonly TermTick[]): TermTick['state'] {
  if (marks.some(({ state }) => state === 'late')) return 'late';
  const [first] = marks;
  return first && marks.every(({ state }) => state === first.state) ? first.state : 'part';
}
