import { aPolicyRow } from '@corredor/core/fixtures';
import { expect, it } from 'vitest';
import { pressingEnd } from './pressingEnd.ts';

const ends = (end_date: string | null, over: Parameters<typeof aPolicyRow>[0] = {}) =>
  pressingEnd(aPolicyRow({ end_date, notification_limit_days: 15, ...over }), '2026-11-30');

it('presses from thirty days before the end, or as long before it as the policy gives notice', () => {
  expect(ends('2026-12-03')).toEqual({ days: 3, tone: 'caution' });
  expect(ends('2026-11-30')).toEqual({ days: 0, tone: 'caution' });
  expect(ends('2026-12-30')).toEqual({ days: 30, tone: 'caution' });
  expect(ends('2026-12-31')).toBeUndefined();
  expect(ends('2027-01-29', { notification_limit_days: 60 })).toEqual({ days: 60, tone: 'caution' });
});

it('presses no more once it is decided what becomes of the term', () => {
  expect(ends('2026-12-03', { closes_on: '2026-12-03', closes_as: 'renewed' })).toBeUndefined();
  expect(ends('2026-11-01', { status: 'closed', closed_reason: 'renewed' })).toBeUndefined();
  expect(ends('2026-11-01', { status: 'expired', is_lapsed: false })).toBeUndefined();
});

it('is critical where the term is over and undecided', () => {
  expect(ends('2026-11-01', { status: 'expired', is_lapsed: true })).toEqual({ days: -29, tone: 'critical' });
});

it('is nothing of a draft, and of what has no end', () => {
  expect(ends('2026-12-03', { status: 'draft' })).toBeUndefined();
  expect(ends(null)).toBeUndefined();
});
