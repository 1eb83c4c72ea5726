import { describe, expect, it } from 'vitest';
import { dayPresets, daysOf, presetOf } from './dayPresets.ts';

describe('usual ranges of days', () => {
  it.each([
    ['2026-03-31', 'thisMonth', '2026-03-01', '2026-03-31'],
    ['2026-03-31', 'pastMonth', '2026-02-01', '2026-02-28'],
    ['2028-01-31', 'nextMonth', '2028-02-01', '2028-02-29'],
    ['2026-12-31', 'nextMonth', '2027-01-01', '2027-01-31'],
    ['2026-01-15', 'pastMonth', '2025-12-01', '2025-12-31'],
    ['2026-12-28', 'next7', '2026-12-28', '2027-01-04'],
    ['2026-01-15', 'past30', '2025-12-16', '2026-01-15'],
    ['2026-05-02', 'thisYear', '2026-01-01', '2026-12-31'],
  ] as const)('on %s, %s is from %s to %s', (today, preset, from, to) => {
    expect(daysOf(preset, today)).toEqual({ from, to });
  });
  it.each(dayPresets)('are known again by their days: %s', (preset) => {
    expect(presetOf(daysOf(preset, '2026-11-23'), '2026-11-23')).toBe(preset);
  });
  it('are not seen in other days', () => {
    expect(presetOf({ from: '2026-11-23', to: null }, '2026-11-23')).toBeUndefined();
  });
});
