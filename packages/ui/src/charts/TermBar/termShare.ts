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

/** Marks in the order of their places, those that would touch as one: each takes in what lies no more than a `step` behind it. */
export function gathered<Mark>(marks: readonly Mark[], shareOf: (mark: Mark) => number, step: number) {
  const placed = marks.map((mark) => ({ mark, share: shareOf(mark) })).sort((one, other) => one.share - other.share);
  const groups: { share: number; marks: Mark[] }[] = [];
  for (const { mark, share } of placed) {
    const last = groups.at(-1);
    if (last && share - last.share <= step) last.marks.push(mark);
    else groups.push({ share, marks: [mark] });
  }
  return groups;
}

/**
 * Where marks stand on a line so many pixels wide, 0 to 1: each where it belongs, or as far beside it as it takes not to lie on another one or to jut
 * out. They come in their order, and each reaches so many pixels to both sides.
 */
export function apart(marks: readonly { share: number; half: number }[], width: number): number[] {
  const needed = marks.reduce((sum, { half }) => sum + 2 * half, 0);
  // More than have room overlap all alike.
  const scale = Math.min(1, width / (needed || 1));
  const halves = marks.map(({ half }) => half * scale);
  const at: number[] = [];
  let free = 0;
  for (const [index, half] of halves.entries()) {
    at[index] = Math.max((marks[index]?.share ?? 0) * width, free + half);
    free = (at[index] ?? 0) + half;
  }
  let last = width;
  for (const [index, half] of [...halves.entries()].toReversed()) {
    at[index] = Math.min(at[index] ?? 0, last - half);
    last = (at[index] ?? 0) - half;
  }
  return at.map((place) => place / width);
}

/** What there is to see to: all that is late, and of the rest the first that is not done. */
export function pressing(ticks: readonly TermTick[]): TermTick[] {
  const [next] = ticks
    .filter(({ state }) => state === 'part' || state === 'open')
    .toSorted((one, other) => one.on.localeCompare(other.on));
  return ticks.filter((tick) => tick.state === 'late' || tick === next);
}
