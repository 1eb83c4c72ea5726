import type { TermFlag, TermTick } from '@corredor/ui/TermBar';

/** The policy of the example: a year with an instalment a month. */
export const term = { start: '2026-01-15', end: '2027-01-15' };

/** A day of that year, and how the policy stands on it. */
export interface Moment {
  id: 'start' | 'due' | 'change' | 'told' | 'renewal';
  today: string;
  /** How many days of the term are left. */
  left: number;
  chip: 'positive' | 'info' | 'critical' | 'caution';
  ticks: TermTick[];
  flags: TermFlag[];
  next: boolean;
}

const joined: TermFlag = { on: '2026-06-20', sign: 'plus' };

/** In the order of the year. */
export const moments: readonly Moment[] = [
  momentOf('start', '2026-01-15', { chip: 'positive', paid: 0 }),
  momentOf('due', '2026-04-10', { chip: 'positive', paid: 3 }),
  momentOf('change', '2026-06-20', { chip: 'info', paid: 6, flags: [joined] }),
  momentOf('told', '2026-09-22', { chip: 'critical', paid: 8, late: 1, flags: [joined] }),
  momentOf('renewal', '2026-12-20', { chip: 'caution', paid: 12, flags: [joined], next: true }),
];

interface Standing {
  chip: Moment['chip'];
  /** So many of the twelve instalments are paid, and so many after them late. */
  paid: number;
  late?: number;
  flags?: TermFlag[];
  next?: boolean;
}

function momentOf(id: Moment['id'], today: string, standing: Standing): Moment {
  const { chip, paid, late = 0, flags = [], next = false } = standing;
  const ticks = Array.from({ length: 12 }, (_, month): TermTick => {
    const on = `${term.start.slice(0, 5)}${String(month + 1).padStart(2, '0')}-15`;
    return { on, state: month < paid ? 'done' : month < paid + late ? 'late' : 'open' };
  });
  const left = Math.round((Date.parse(term.end) - Date.parse(today)) / 86_400_000);
  return { id, today, left, chip, ticks, flags, next };
}
