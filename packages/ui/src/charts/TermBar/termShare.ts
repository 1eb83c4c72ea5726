/** What falls due on a day of a term, and how it stands. */
export type TermTick = {
  /** The day, as YYYY-MM-DD. */
  on: string;
  /** `done`, done in `part`, `late` or still `open`. */
  state: 'done' | 'part' | 'late' | 'open';
  /** What it is, under the pointer. */
  title?: string;
  /** The one that the place it stands in is about; drawn with a ring. */
  isCurrent?: boolean;
};

/** What changed on a day of a term. */
export type TermFlag = {
  /** The day, as YYYY-MM-DD. */
  on: string;
  /** Whether it added something, took something away, or neither. */
  sign: 'plus' | 'minus' | 'none';
  /** What it is, under the pointer. */
  title?: string;
};

const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** How much of a term has passed: 0 on its first day, 1 on its last, outside that range before and after. */
export function termShare(start: string, end: string, today: string): number {
  const length = dayOf(end) - dayOf(start);
  return length > 0 ? (dayOf(today) - dayOf(start)) / length : dayOf(today) < dayOf(start) ? -1 : 1;
}

/** Where a day stands on a term, 0 to 1; what lies outside stands at its end. */
export const shareWithin = (start: string, end: string, day: string) =>
  Math.max(0, Math.min(1, termShare(start, end, day)));

/**
 * Marks in the order of their places, those that would touch as one: each takes in what lies less than two thirds of its part of the term behind
 * it, where `most` stand apart from one another.
 */
export function gathered<Mark>(marks: readonly Mark[], shareOf: (mark: Mark) => number, most: number) {
  const placed = marks.map((mark) => ({ mark, share: shareOf(mark) })).sort((one, other) => one.share - other.share);
  const step = 2 / (3 * most);
  const groups: { share: number; marks: Mark[] }[] = [];
  for (const { mark, share } of placed) {
    const last = groups.at(-1);
    if (last && share - last.share <= step) last.marks.push(mark);
    else groups.push({ share, marks: [mark] });
  }
  return groups;
}

/** What there is to see to: all that is late, and of the rest the first that is not done. */
export function pressing(ticks: readonly TermTick[]): TermTick[] {
  const [next] = ticks
    .filter(({ state }) => state === 'part' || state === 'open')
    .toSorted((one, other) => one.on.localeCompare(other.on));
  return ticks.filter((tick) => tick.state === 'late' || tick === next);
}
