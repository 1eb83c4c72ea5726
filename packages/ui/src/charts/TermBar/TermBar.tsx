import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as styles from './TermBar.css.ts';
import { apart, gathered, pressing, shareWithin, type TermFlag, type TermTick, termShare } from './termShare.ts';

type TermBarProps = {
  /** Names the term for screen readers; where it is `small`, says all that it shows. */
  label: string;
  /** The first day, as YYYY-MM-DD. */
  start: string;
  /** The last day, as YYYY-MM-DD. */
  end: string;
  /** The day it is, as YYYY-MM-DD; marked where it falls within the term or the tail behind it. Elsewhere the note says it in words. */
  today: string;
  /** The colour of what has passed; `accent` unless told, `caution` near the end. */
  tone?: 'accent' | 'positive' | 'caution' | 'critical' | 'neutral';
  /** Said beside the bar, for example how many days are left. */
  note?: string;
  /** What comes next within the term, beside the note; together they stand on a line of their own where there is less room. */
  detail?: ReactNode;
  /** What falls due and how it stands; those that would touch are drawn as one. What falls due after the last day stands on a dashed tail with its day. Where it is `small` only what is late and what comes next is drawn. An empty list holds their place. */
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

/** How wide a bar is taken to be before it is measured, and a small one always, in pixels. */
const assumed = { medium: 504, small: 144 };
/** How far marks must lie from one another to be drawn apart, in pixels. */
const least = { medium: 14, small: 9.6, flag: 20 };
/** How wide the tail behind the last day is where a day has room below it, twice that for many ticks on a wide bar, in pixels. */
const dayWidth = 96;
const roomForMany = 360;
/** Numbers stand above joined ticks where they are few: a year of weeks would be nothing but numbers. */
const mostTimes = 2;

/** A term from its first to its last day with today marked on it, and what falls due or changes within it. */
export function TermBar(props: TermBarProps) {
  return props.size === 'small' ? (
    <span className={styles.small} role="img" aria-label={props.label}>
      <span className={styles.track({ size: 'small', isThin: props.ticks !== undefined })}>
        <Fill {...props} />
        <Marks {...props} ticks={pressing(props.ticks ?? [])} size="small" />
      </span>
      {props.next && <span className={styles.nextTrack({ size: 'small' })} />}
    </span>
  ) : (
    <WholeTerm {...props} />
  );
}

function WholeTerm(props: TermBarProps) {
  const { label, start, end, today, note, detail, ticks, flags, summary, next, action } = props;
  const { locale } = useLocale();
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
  const lines = useRef<HTMLDivElement>(null);
  const width = useWidth(lines);
  const isThin = ticks !== undefined;
  const after = ticks?.filter(({ on }) => on > end) ?? [];
  const tailEnd =
    after
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? '';
  const isWide = (width ?? assumed.medium) >= roomForMany;
  const tailWidth = isWide && after.length > 4 ? 2 * dayWidth : dayWidth;
  return (
    <figure className={styles.figure} aria-label={label}>
      <div ref={lines} className={styles.lines}>
        <span className={styles.track({ size: 'medium', isThin })}>
          <Fill {...props} />
          <Marks {...props} ticks={ticks?.filter(({ on }) => on <= end)} size="medium" width={width} />
        </span>
        {flags && (
          <div className={styles.flags} aria-hidden>
            {gathered(flags, ({ on }) => shareWithin(start, end, on), least.flag / (width ?? assumed.medium)).map(
              ({ share, marks }) => (
                <span
                  key={share}
                  className={styles.flag}
                  style={{ insetInlineStart: inside(share, 8) }}
                  title={titleOf(marks)}
                >
                  {marks.length > 1 ? marks.length : signs[marks[0]?.sign ?? 'none']}
                </span>
              ),
            )}
          </div>
        )}
        <div className={styles.ends}>
          <time dateTime={start}>{day(start)}</time>
          {(note || detail || action) && (
            <span className={styles.note({ isLong: tailEnd ? 'always' : Boolean(detail) })}>
              {note}
              {detail && <span className={styles.detail}>{detail}</span>}
              {action}
            </span>
          )}
          <time dateTime={end}>{day(end)}</time>
        </div>
      </div>
      {tailEnd && (
        <div className={styles.tail} style={{ inlineSize: `${tailWidth}px` }} aria-hidden>
          <span className={styles.tailTrack}>
            <Marks
              start={end}
              end={tailEnd}
              // The last day of the term itself is marked on the bar.
              today={today > end ? today : ''}
              ticks={after}
              size="medium"
              width={tailWidth}
            />
          </span>
          <span className={styles.tailLabel}>{day(tailEnd)}</span>
        </div>
      )}
      {next && (
        <div className={styles.next}>
          <span className={styles.nextTrack({ size: 'medium', isThin })} />
          <span className={styles.nextLabel}>{next.label}</span>
        </div>
      )}
      {summary && <VisuallyHidden>{summary}</VisuallyHidden>}
    </figure>
  );
}

const Fill = ({ start, end, today, tone = 'accent' }: TermBarProps) => (
  <span className={styles.fill({ tone })} style={{ inlineSize: percent(shareWithin(start, end, today)) }} />
);

interface MarksProps {
  start: string;
  end: string;
  today: string;
  ticks?: readonly TermTick[];
  size: 'medium' | 'small';
  /** How wide the bar is, in pixels; not known before it is drawn. */
  width?: number;
}

/** What stands on a bar: its ticks and today, none of them on another. */
function Marks({ start, end, today, ticks = [], size, width }: MarksProps) {
  const words = useToolWords();
  const groups = gathered(ticks, ({ on }) => shareWithin(start, end, on), least[size] / (width ?? assumed[size])).map(
    ({ share, marks }) => {
      const look = { state: stateOf(marks), size, isCurrent: marks.some(({ isCurrent }) => isCurrent) };
      return { share, half: halfOf(look), look, marks };
    },
  );
  const share = today ? termShare(start, end, today) : -1;
  const isInside = share >= 0 && share <= 1;
  // What is done on the day itself lies behind it, what is to come before it.
  const before = groups.filter((one) => one.share < share || (one.share === share && one.look.state === 'done')).length;
  const now = isInside ? [{ share, half: todayHalf[size], look: undefined, marks: [] }] : [];
  const all = [...groups.slice(0, before), ...now, ...groups.slice(before)];
  // A strip of the page's colour tells them from one another.
  const places = width
    ? apart(
        all.map((one) => ({ share: one.share, half: one.half + 1 })),
        width,
      )
    : undefined;
  const isNumbered = size === 'medium' && groups.filter(({ marks }) => marks.length > 1).length <= mostTimes;
  const isCounted = ({ marks }: { marks: readonly TermTick[] }) => isNumbered && marks.length > 1;
  const near = (one: { share: number }) => Math.abs(one.share - share) * (width ?? assumed[size]) < nearToday;
  const crowded = groups.filter((one) => isCounted(one) && near(one));
  return all.map((one, index) => {
    const { look, marks, half } = one;
    const place = places?.[index];
    const at = place === undefined ? inside(one.share, half) : percent(place);
    if (!look)
      return (
        <span key="today" className={styles.mark({ size })} style={{ insetInlineStart: at }}>
          {size === 'medium' && (
            <span className={styles.markLabel({ side: sideOf(share, crowded[0]) })}>{words.today}</span>
          )}
        </span>
      );
    return [
      <span
        key={one.share}
        className={styles.tick(look)}
        style={{ insetInlineStart: at }}
        title={size === 'medium' ? titleOf(marks) : undefined}
        aria-hidden
      />,
      isCounted(one) && (
        <span key={`${one.share} times`} className={styles.times} style={{ insetInlineStart: at }} aria-hidden>
          {`\u00d7${marks.length}`}
        </span>
      ),
    ];
  });
}

/** How wide a box is, in pixels; undefined until it is drawn. */
function useWidth(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth || undefined));
    observer.observe(node);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** How far today reaches to both sides with the strips beside it, and how near a number is in the way of its word, in pixels. */
const todayHalf = { medium: 3, small: 1 };
const nearToday = 48;

/** On which side of its line the word for today has room: away from the ends, and from a number that stands near it. */
function sideOf(share: number, crowded: { share: number } | undefined) {
  if (share < 0.15) return 'start';
  if (share > 0.85) return 'end';
  return crowded ? (crowded.share < share ? 'start' : 'end') : 'middle';
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
