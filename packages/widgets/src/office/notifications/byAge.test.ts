import { describe, expect, it } from 'vitest';
import { byAge } from './byAge.ts';

const at = (created_at: string) => ({ created_at });
const agesOf = (today: string, ...moments: string[]) =>
  byAge(moments.map(at), 'America/Guayaquil', today).map(({ age, told }) => [age, told.length]);

describe('notifications by age', () => {
  it('are parted by the days and weeks of the brokerage, not by those of the server', () => {
    // A Thursday; five hours behind UTC.
    const moments = [
      '2026-02-05T13:00Z',
      '2026-02-05T03:00Z',
      '2026-02-04T04:59Z',
      '2026-02-02T05:00Z',
      '2026-02-02T04:59Z',
    ];
    expect(agesOf('2026-02-05', ...moments)).toEqual([
      ['today', 1],
      ['yesterday', 1],
      ['week', 2],
      ['earlier', 1],
    ]);
  });
  it('leave an age out that nothing has: on a Monday yesterday is another week', () => {
    expect(agesOf('2026-02-02', '2026-02-02T12:00Z', '2026-02-01T12:00Z', '2026-01-31T12:00Z')).toEqual([
      ['today', 1],
      ['yesterday', 1],
      ['earlier', 1],
    ]);
    expect(agesOf('2026-02-03', '2026-01-01T12:00Z')).toEqual([['earlier', 1]]);
  });
  it('count what a clock ahead of ours tells as of today', () => {
    expect(agesOf('2026-02-03', '2026-02-04T12:00Z')).toEqual([['today', 1]]);
  });
});
