import { addDays, addMonths } from '@corredor/core/dates';

/** Days from one to another, as YYYY-MM-DD; an open side has none. */
export interface Days {
  from: string | null;
  to: string | null;
}
export const dayPresets = [
  'today',
  'next7',
  'next30',
  'past30',
  'thisMonth',
  'nextMonth',
  'pastMonth',
  'thisYear',
] as const;
export type DayPreset = (typeof dayPresets)[number];

const monthOf = (day: string): Days => {
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
};

/** The days that a usual range stands for today. */
export function daysOf(preset: DayPreset, today: string): Days {
  const first = `${today.slice(0, 8)}01`;
  const ranges: Record<DayPreset, () => Days> = {
    today: () => ({ from: today, to: today }),
    next7: () => ({ from: today, to: addDays(today, 7) }),
    next30: () => ({ from: today, to: addDays(today, 30) }),
    past30: () => ({ from: addDays(today, -30), to: today }),
    thisMonth: () => monthOf(today),
    nextMonth: () => monthOf(addMonths(first, 1)),
    pastMonth: () => monthOf(addMonths(first, -1)),
    thisYear: () => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  };
  return ranges[preset]();
}

/** The usual range that these days are today. */
export const presetOf = ({ from, to }: Days, today: string): DayPreset | undefined =>
  dayPresets.find((preset) => {
    const days = daysOf(preset, today);
    return days.from === from && days.to === to;
  });
