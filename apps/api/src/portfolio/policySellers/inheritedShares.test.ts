import { expect, it } from 'vitest';
import { inheritedShares } from './inheritedShares.ts';

const people = { from: 1, to: 2, today: '2026-06-01' };
const share = (seller_id: number, start_date: string, percentage: string) => ({ seller_id, start_date, percentage });

it('gives the heir the share from today on, and keeps what counted before', () => {
  expect(inheritedShares([share(1, '2026-01-01', '40')], people)).toEqual([
    share(2, '2026-06-01', '40'),
    share(1, '2026-06-01', '0'),
  ]);
});
it('adds it to what the heir has already, also where that changes later', () => {
  const rows = [share(1, '2026-01-01', '40'), share(2, '2026-01-01', '10.5'), share(2, '2026-09-01', '20')];
  expect(inheritedShares(rows, people)).toEqual([
    share(2, '2026-06-01', '50.5'),
    share(1, '2026-06-01', '0'),
    share(2, '2026-09-01', '60'),
  ]);
});
it('moves a share that has not begun', () => {
  expect(inheritedShares([share(1, '2026-07-01', '30')], people)).toEqual([share(2, '2026-07-01', '30')]);
});
