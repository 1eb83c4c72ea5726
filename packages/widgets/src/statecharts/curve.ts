import type { Point } from './drawing.ts';

/** A line through points, round at its bends; it ends a little early, where its arrow begins. */
export function curve(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  if (!start || !end) return '';
  const bends = rest.slice(0, -1).map((bend, index) => {
    const next = rest[index + 1] ?? end;
    const isLast = index === rest.length - 2;
    const to = isLast ? next : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    return `Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  });
  return bends.length > 0 ? `M${start.x} ${start.y} ${bends.join(' ')}` : `M${start.x} ${start.y} L${end.x} ${end.y}`;
}
