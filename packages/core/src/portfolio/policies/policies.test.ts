import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../basics/dates/index.ts';
import {
  canTransition,
  endsOn,
  lockedFields,
  missingForActivation,
  nextStatus,
  type PolicyLike,
  policyTransitions,
  policyWords,
  renewedTerm,
  statusOn,
  succeededOn,
  typeOf,
} from './index.ts';

const complete: PolicyLike = {
  contractor_id: 1,
  payer_id: 2,
  branch_id: 3,
  provider_id: 4,
  number: 'P-1',
  start_date: '2026-01-01',
  end_date: '2027-01-01',
  insured_select_type: 'personal',
};

describe('lifecycle', () => {
  it('allows exactly five moves', () => {
    const allowed = policyWords.status.flatMap((status) =>
      policyTransitions.map(({ action }) => [status, action, nextStatus(status, action)]).filter(([, , to]) => to),
    );
    expect(allowed).toEqual([
      ['draft', 'activate', 'active'],
      ['active', 'close', 'closed'],
      ['active', 'renew', 'active'],
      ['expired', 'close', 'closed'],
      ['expired', 'renew', 'expired'],
    ]);
    expect(canTransition('closed', 'activate')).toBe(false);
  });

  it('asks for observations where it closes, and makes a draft where it renews', () => {
    expect(policyTransitions.filter((move) => move.needsObservations).map((move) => move.action)).toEqual([
      'close',
      'renew',
    ]);
    expect(
      policyTransitions.filter((move) => move.makes).map((move) => [move.action, move.makes, move.reason]),
    ).toEqual([['renew', 'draft', 'renewed']]);
  });

  it('expires an active policy the day after its end, and nothing else', () => {
    const active = { status: 'active', end_date: '2026-05-10' } as const;
    expect(statusOn(active, '2026-05-10')).toBe('active');
    expect(statusOn(active, '2026-05-11')).toBe('expired');
    expect(statusOn({ ...active, status: 'draft' }, '2027-01-01')).toBe('draft');
    expect(statusOn({ ...active, status: 'closed' }, '2027-01-01')).toBe('closed');
    expect(statusOn({ status: 'draft', end_date: null }, '2027-01-01')).toBe('draft');
  });

  it('locks what instalments were made from once one is paid', () => {
    expect(lockedFields({ status: 'active', collected: '0.00' })).toEqual([]);
    expect(lockedFields({ status: 'active', collected: '0.01' })).toEqual(
      expect.arrayContaining(['contractor_id', 'payer_id', 'net_premium', 'start_date', 'payment_frequency']),
    );
    expect(lockedFields({ status: 'active', collected: '0.01' })).not.toContain('observations');
  });
});

describe('renewedTerm', () => {
  it('ends with the calendar, where that ends sooner', () => {
    expect(renewedTerm({ start_date: '9990-01-01', end_date: '9999-12-31' })).toEqual({
      start_date: '9999-12-31',
      end_date: '9999-12-31',
    });
    expect(renewedTerm({ start_date: '9999-01-31', end_date: '9999-11-30' }).end_date).toBe('9999-12-31');
  });

  it.each([
    ['2026-01-01', '2027-01-01', '2028-01-01'],
    ['2024-02-29', '2025-02-28', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-03-31'],
    ['2026-01-01', '2026-12-31', '2027-12-30'],
    ['2026-01-01', '2026-01-11', '2026-01-21'],
  ])('follows %s to %s with a term to %s', (start_date, end_date, next) => {
    expect(renewedTerm({ start_date, end_date })).toEqual({ start_date: end_date, end_date: next });
  });

  it('is as long as it was issued, where it was extended', () => {
    const year = { start_date: '2026-01-01', issued_end_date: '2027-01-01' };
    expect(renewedTerm({ ...year, end_date: '2027-01-31' })).toEqual({
      start_date: '2027-01-31',
      end_date: '2028-01-31',
    });
    const days = { start_date: '2026-01-01', issued_end_date: '2026-01-11', end_date: '2026-01-15' };
    expect(renewedTerm(days)).toEqual({ start_date: '2026-01-15', end_date: '2026-01-25' });
    expect(succeededOn('2027-01-31', '2027-01-31')).toBe('2027-01-31');
    expect(succeededOn('2027-01-31', '2027-02-05')).toBe('2027-02-01');
  });

  it('keeps the length, in months or in days', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 2000 }), (start_date, days) => {
        const end_date = addDays(start_date, days);
        const next = renewedTerm({ start_date, end_date });
        expect(next.start_date).toBe(end_date);
        expect(Math.abs(daysBetween(next.start_date, next.end_date) - days)).toBeLessThanOrEqual(5);
      }),
    );
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 60 }), (start_date, months) => {
        const end_date = addMonths(start_date, months);
        expect(renewedTerm({ start_date, end_date }).end_date).toBe(addMonths(start_date, 2 * months));
      }),
    );
  });
});

describe('activation', () => {
  it('lets a complete policy through', () => {
    expect(missingForActivation(complete)).toEqual([]);
  });

  it('lists everything that an empty draft lacks', () => {
    expect(missingForActivation({}).map((gap) => gap.field)).toEqual([
      'contractor_id',
      'payer_id',
      'branch_id',
      'provider_id',
      'number',
      'start_date',
      'end_date',
    ]);
  });

  it.each<[Partial<PolicyLike>, string, string]>([
    [{ number: '   ' }, 'number', 'required'],
    [{ payer_id: null }, 'payer_id', 'required'],
    [{ end_date: '2026-01-01' }, 'end_date', 'end_before_start'],
    [{ start_date: '2026-02-30' }, 'start_date', 'required'],
    [{ insured_select_type: 'corporate' }, 'insureds', 'insured_required'],
    [{ insured_select_type: 'massive', insureds: 0 }, 'insureds', 'insured_required'],
  ])('names the one gap in %j', (change, field, code) => {
    expect(missingForActivation({ ...complete, ...change })).toEqual([{ field, code }]);
  });

  it('is content with one insured of a group', () => {
    expect(typeOf('massive')).toBe('group');
    expect(missingForActivation({ ...complete, insured_select_type: 'massive', insureds: 1 })).toEqual([]);
  });
});

describe('the day on which a policy ends', () => {
  const end_date = '2027-07-01';
  it('is the last of its term, also where it is renewed or not renewed then', () => {
    expect(endsOn({ end_date, closes_on: null, closes_as: null })).toBe(end_date);
    expect(endsOn({ end_date, closes_on: '2027-07-02', closes_as: 'closed' })).toBe(end_date);
    expect(endsOn({ end_date: null, closes_on: null, closes_as: null })).toBeNull();
  });
  it('is the one for which it is cancelled', () => {
    expect(endsOn({ end_date, closes_on: '2026-12-01', closes_as: 'cancelled' })).toBe('2026-12-01');
  });
});
