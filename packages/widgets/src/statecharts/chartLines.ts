import { type Chart, type ChartTransition, triggerText } from '@corredor/machines/charts';
import { type DrawnLine, sizes } from './drawing.ts';

/** Where a transition is drawn: inside a state's box, or as a line from one box to another beside it. */
type Place = { kind: 'inside'; state: string } | { kind: 'between'; level: string; from: string; to: string };

const stepsOf = (id: string) => (id === '' ? [] : id.split('.'));
const isWithin = (inner: string, outer: string) => outer === '' || inner === outer || inner.startsWith(`${outer}.`);

/** Lifts a transition to the level on which its two ends stand side by side. */
function placeOf({ from, to }: Pick<ChartTransition, 'from' | 'to'>): Place {
  const [target] = to;
  if (target === undefined || isWithin(target, from) || isWithin(from, target)) return { kind: 'inside', state: from };
  const source = stepsOf(from);
  const goal = stepsOf(target);
  const shared = source.findIndex((step, index) => step !== goal[index]);
  return {
    kind: 'between',
    level: source.slice(0, shared).join('.'),
    from: source.slice(0, shared + 1).join('.'),
    to: goal.slice(0, shared + 1).join('.'),
  };
}

/** A transition in words; where the boxes do not say from which state it comes or to which it goes, the words do. */
function lineOf(transition: ChartTransition): DrawnLine {
  const { from, to, trigger, guard } = transition;
  const place = placeOf(transition);
  const target = to[0] ?? '';
  const isInside = place.kind === 'inside';
  const start = isInside || from === place.from ? '' : `${shortened(from, place.from)}:`;
  const isKnownEnd = target === '' || (!isInside && target === place.to);
  const end = isKnownEnd ? '' : target === from ? '=' : `› ${shortened(target, isInside ? from : place.to)}`;
  return { transition, rows: inRows([start, triggerText(trigger), guard ? `[${guard}]` : '', end]) };
}

/** As few rows as their length allows. */
function inRows(pieces: readonly string[]): string[] {
  const rows: string[] = [];
  for (const piece of pieces.filter(Boolean)) {
    const last = rows.at(-1);
    if (last !== undefined && (piece === '=' || last.length + piece.length < sizes.rowLength))
      rows[rows.length - 1] = `${last} ${piece}`;
    else rows.push(piece);
  }
  return rows;
}
const shortened = (id: string, outer: string) =>
  outer !== '' && id.startsWith(`${outer}.`) ? id.slice(outer.length + 1) : id;

/** The lines inside one state's box. */
export const linesInside = (chart: Chart, id: string): DrawnLine[] =>
  chart.transitions
    .filter((one) => {
      const place = placeOf(one);
      return place.kind === 'inside' && place.state === id;
    })
    .map(lineOf);

/** The lines between the boxes of one level, by their two ends. */
export function linesBetween(chart: Chart, level: string) {
  const bundles = new Map<string, { from: string; to: string; lines: DrawnLine[] }>();
  for (const transition of chart.transitions) {
    const place = placeOf(transition);
    if (place.kind !== 'between' || place.level !== level) continue;
    const { from, to } = place;
    const key = `${from} ${to}`;
    const bundle = bundles.get(key) ?? { from, to, lines: [] };
    bundles.set(key, { ...bundle, lines: [...bundle.lines, lineOf(transition)] });
  }
  return [...bundles].map(([key, bundle]) => ({ key, ...bundle }));
}
