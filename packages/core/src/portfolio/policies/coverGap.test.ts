import { describe, expect, it } from 'vitest';
import { aPolicyRow } from '../../fixtures/index.ts';
import { coverGapOf } from './index.ts';

const today = '2026-11-27';
const row = (over: Parameters<typeof aPolicyRow>[0]) => aPolicyRow({ is_in_force: false, ...over });
const over = row({ id: 1, status: 'expired', start_date: '2025-10-24', end_date: '2026-10-24' });
const older = row({
  id: 2,
  status: 'closed',
  closed_reason: 'renewed',
  start_date: '2024-10-24',
  end_date: '2025-10-24',
});

describe('what no policy covers', () => {
  it('has been without cover since the last one ended, and drafts cover nothing', () => {
    const draft = row({ id: 3, status: 'draft', start_date: '2026-10-24', end_date: '2027-10-24' });
    expect(coverGapOf([draft, older, over], today)).toEqual({ since: '2026-10-24', last: over });
  });

  it('is covered while one is in force, and soon where one begins later', () => {
    const now = row({ status: 'active', is_in_force: true });
    const later = row({ status: 'active', start_date: '2026-12-01', end_date: '2027-12-01' });
    expect(coverGapOf([over, now], today)).toBeNull();
    expect(coverGapOf([over, later], today)).toBeNull();
  });

  it('ends on the day of a cancellation, and on no known day where the last one was closed early', () => {
    const cancelled = row({
      ...over,
      status: 'closed',
      closed_reason: 'cancelled',
      closes_as: 'cancelled',
      closes_on: '2026-03-01',
    });
    expect(coverGapOf([older, cancelled], today)).toEqual({ since: '2026-03-01', last: cancelled });
    const closed = row({ ...over, status: 'closed', closed_reason: 'closed' });
    expect(coverGapOf([older, closed], today)).toEqual({ since: null, last: closed });
  });

  it('is told of nothing that never had a policy', () => {
    expect(coverGapOf([], today)).toBeNull();
  });
});
