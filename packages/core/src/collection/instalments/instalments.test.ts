import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayInMonth, isPlainDate } from '../../basics/dates/index.ts';
import { addMoney, fromCents } from '../../basics/money/index.ts';
import {
  agreedFault,
  agreedInstalments,
  dueDates,
  instalmentStatus,
  isLastPeriodShorter,
  isSamePlan,
  monthsOfTerm,
  planInstalments,
  readAgreedPlan,
  remindsWithPlan,
} from './index.ts';

describe('monthsOfTerm', () => {
  it.each([
    ['2026-01-01', '2027-01-01', 12],
    ['2026-01-01', '2026-12-31', 12],
    ['2026-01-01', '2027-01-02', 13],
    ['2026-01-31', '2026-02-28', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-01-15', '2026-01-16', 1],
    ['2026-01-15', '2026-01-15', 0],
    ['2026-01-15', '2025-01-15', 0],
  ])('counts from %s to %s as %i', (start, end, months) => {
    expect(monthsOfTerm(start, end)).toBe(months);
  });
});

describe('dueDates', () => {
  it('are the last day of the calendar where the next month lies beyond it', () => {
    expect(dueDates({ start: '9999-11-20', end: '9999-12-31', frequency: 1, day: 10 })).toEqual([
      '9999-12-10',
      '9999-12-31',
    ]);
  });

  it('clamps the day to short months without losing it', () => {
    expect(dueDates({ start: '2026-01-31', end: '2026-04-30', frequency: 1, day: 31 })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  it('starts on the first due day on or after the start', () => {
    const quarterly = { end: '2027-01-20', frequency: 3 };
    expect(dueDates({ ...quarterly, start: '2026-01-20', day: 20 })[0]).toBe('2026-01-20');
    expect(dueDates({ ...quarterly, start: '2026-01-20', day: 5 })).toEqual([
      '2026-02-05',
      '2026-05-05',
      '2026-08-05',
      '2026-11-05',
    ]);
  });

  it.each([
    ['2026-12-01', '2026-12-02', 1, 31, ['2026-12-02']],
    ['2026-01-20', '2026-03-10', 1, 15, ['2026-02-15', '2026-03-10']],
    ['2026-01-20', '2027-01-10', 12, 15, ['2026-02-15']],
    ['2026-01-20', '2026-02-15', 12, 15, ['2026-02-15']],
    ['2026-01-20', '2026-02-14', 12, 15, ['2026-02-14']],
  ])(
    'from %s to %s, every %i months on day %i, asks for nothing after the end: %j',
    (start, end, frequency, day, due) => {
      expect(dueDates({ start, end, frequency, day })).toEqual(due);
    },
  );

  it('refuses a frequency or a day that does not exist', () => {
    const terms = { start: '2026-01-01', end: '2027-01-01', frequency: 1, day: 1 };
    expect(() => dueDates({ ...terms, frequency: 0 })).toThrow(RangeError);
    expect(() => dueDates({ ...terms, frequency: 13 })).toThrow(RangeError);
    expect(() => dueDates({ ...terms, day: 32 })).toThrow(RangeError);
    expect(() => dueDates({ ...terms, day: 1.5 })).toThrow(RangeError);
  });
});

describe('planInstalments', () => {
  const year = { start_date: '2026-01-01', end_date: '2027-01-01', estimated_payment_day: 1, total_grant: '599.15' };
  const amounts = (payment_frequency: number, end_date = '2027-01-01') =>
    planInstalments({ ...year, end_date, payment_frequency }).map((one) => one.amount);

  it('puts the rounding rest on the last', () => {
    expect(amounts(4)).toEqual(['199.71', '199.71', '199.73']);
    expect(amounts(1)).toEqual([...Array(11).fill('49.92'), '50.03']);
    expect(amounts(1, '2026-08-01')).toEqual([...Array(6).fill('85.59'), '85.61']);
  });

  it.each([
    [1, 12],
    [2, 6],
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 2],
    [7, 2],
    [11, 2],
    [12, 1],
  ])('makes one every %i months of a year: %i', (frequency, count) => {
    expect(amounts(frequency)).toHaveLength(count);
  });

  it('always adds up, ascends, and never leaves the term', () => {
    const terms = fc.record({
      start_date: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days)),
      days: fc.integer({ min: 1, max: 4_000 }),
      payment_frequency: fc.integer({ min: 1, max: 12 }),
      estimated_payment_day: fc.integer({ min: 1, max: 31 }),
      total_grant: fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fromCents),
    });
    fc.assert(
      fc.property(terms, ({ days, ...rest }) => {
        const end_date = addDays(rest.start_date, days);
        const plan = planInstalments({ ...rest, end_date });
        const months = monthsOfTerm(rest.start_date, end_date);
        expect(addMonths(rest.start_date, months) >= end_date).toBe(true);
        expect(addMonths(rest.start_date, months - 1) < end_date).toBe(true);
        expect(plan).toHaveLength(Math.ceil(months / rest.payment_frequency));
        expect(addMoney(...plan.map((one) => one.amount))).toBe(rest.total_grant);
        expect(plan.map((one) => one.number)).toEqual(plan.map((_, index) => index + 1));
        for (const [index, one] of plan.entries()) {
          expect(isPlainDate(one.due_date)).toBe(true);
          const day = dayInMonth(one.due_date, 0, rest.estimated_payment_day);
          expect(one.due_date).toBe(day > end_date || one.due_date === end_date ? end_date : day);
          expect(one.due_date > (plan[index - 1]?.due_date ?? addDays(rest.start_date, -1))).toBe(true);
        }
      }),
    );
  });
});

describe('instalmentStatus', () => {
  const today = '2026-03-10';
  it.each([
    ['2026-03-09', 'delayed'],
    ['2026-03-10', 'near_expiry'],
    ['2026-03-17', 'near_expiry'],
    ['2026-03-18', 'on_time'],
  ])('calls one due on %s %s', (due_date, status) => {
    expect(instalmentStatus({ is_paid: false, due_date }, today)).toBe(status);
  });

  it('calls a paid one paid however late, and follows the partner’s own days', () => {
    expect(instalmentStatus({ is_paid: true, due_date: '2020-01-01' }, today)).toBe('paid');
    expect(instalmentStatus({ is_paid: false, due_date: '2026-03-11' }, today, 0)).toBe('on_time');
  });
});

describe('comparing plans', () => {
  const terms = {
    start_date: '2026-01-15',
    end_date: '2027-01-15',
    payment_frequency: 5,
    estimated_payment_day: 15,
    total_grant: '599.15',
  };
  it('says when the frequency does not divide the term', () => {
    expect(isLastPeriodShorter(terms)).toBe(true);
    expect(isLastPeriodShorter({ ...terms, payment_frequency: 4 })).toBe(false);
  });
  it('sees a difference only where an instalment differs', () => {
    expect(isSamePlan(terms, { ...terms, end_date: '2027-01-14' })).toBe(true);
    expect(isSamePlan(terms, { ...terms, total_grant: '599.16' })).toBe(false);
    expect(isSamePlan(terms, { ...terms, estimated_payment_day: 16 })).toBe(false);
    // A database answers the two in an order of its own.
    const own_plan = [{ due_date: '2026-01-20', amount: '599.15' }];
    const stored = [{ amount: '599.15', due_date: '2026-01-20' }];
    expect(isSamePlan({ ...terms, own_plan }, { ...terms, own_plan: stored })).toBe(true);
  });
});

describe('a plan as agreed', () => {
  const year = {
    ...{ start_date: '2026-01-15', end_date: '2027-01-15', payment_frequency: 1 },
    ...{ estimated_payment_day: 15, total_grant: '599.15' },
  };
  it('is so many equal instalments, the rest on the last', () => {
    const plan = agreedInstalments({ count: 10, first_due_date: '2026-01-31' }, { ...year, estimated_payment_day: 31 });
    expect(plan.map(({ amount }) => amount)).toEqual([...Array.from({ length: 9 }, () => '59.91'), '59.96']);
    expect(plan.map(({ due_date }) => due_date).slice(0, 4)).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ]);
    expect(agreedInstalments({ count: 3, first_due_date: '2026-02-01' }, { ...year, payment_frequency: 4 })).toEqual([
      { due_date: '2026-02-01', amount: '199.71' },
      { due_date: '2026-06-15', amount: '199.71' },
      { due_date: '2026-10-15', amount: '199.73' },
    ]);
    expect(agreedInstalments({ count: 1, first_due_date: '2026-01-20' }, year)).toEqual([
      { due_date: '2026-01-20', amount: '599.15' },
    ]);
  });
  it('is a down payment and so many after it', () => {
    const plan = agreedInstalments({ count: 9, down_payment: '100.00', first_due_date: '2026-01-20' }, year);
    expect(plan.map(({ amount }) => amount)).toEqual(['100.00', ...Array.from({ length: 8 }, () => '55.46'), '55.47']);
    expect(plan.map(({ due_date }) => due_date).slice(0, 3)).toEqual(['2026-01-20', '2026-02-15', '2026-03-15']);
    expect(plan.at(-1)?.due_date).toBe('2026-10-15');
  });
  it('takes no down payment of the whole, and nothing after the end of the term', () => {
    const agreed = { count: 9, first_due_date: '2026-01-20' };
    expect(agreedFault({ ...agreed, down_payment: '599.15' }, year)).toEqual({ code: 'down_payment' });
    expect(agreedFault({ ...agreed, down_payment: '599.06' }, year)).toBeNull();
    // Fewer cents than instalments would leave some of nothing.
    expect(agreedFault({ ...agreed, down_payment: '599.07' }, year)).toEqual({ code: 'nothing' });
    expect(agreedFault(agreed, { ...year, total_grant: '0.00' })).toEqual({ code: 'nothing' });
    expect(agreedFault({ ...agreed, down_payment: '0.01' }, { ...year, total_grant: '0.00' })).toEqual({
      code: 'nothing',
    });
    expect(agreedFault(agreed, { ...year, total_grant: '0.08' })).toEqual({ code: 'nothing' });
    expect(agreedFault(agreed, { ...year, total_grant: '0.09' })).toBeNull();
    expect(agreedFault({ count: 13, first_due_date: '2026-01-15' }, year)).toBeNull();
    expect(agreedFault({ count: 14, first_due_date: '2026-01-15' }, year)).toEqual({
      code: 'count',
      day: '2027-02-15',
    });
    expect(agreedFault({ count: 13, down_payment: '1.00', first_due_date: '2026-01-15' }, year)).toEqual({
      ...{ code: 'count', day: '2027-02-15' },
    });
    expect(agreedFault({ count: 14, first_due_date: '2026-01-15' }, { ...year, end_date: null })).toBeNull();
    // The second would fall due after the year 9999.
    expect(agreedFault({ count: 2, first_due_date: '9999-12-31' }, { ...year, end_date: null })).toEqual({
      code: 'calendar',
    });
  });
  it('adds up to the cent, and reads as what makes the same instalments', () => {
    const agreed = fc.record({
      count: fc.integer({ min: 1, max: 119 }),
      down_payment: fc.option(fc.bigInt({ min: 1n, max: 10n ** 9n }).map(fromCents)),
      first_due_date: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days)),
    });
    const terms = fc.record({
      payment_frequency: fc.integer({ min: 1, max: 12 }),
      estimated_payment_day: fc.integer({ min: 1, max: 31 }),
      total_grant: fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fromCents),
    });
    fc.assert(
      fc.property(agreed, terms, (wanted, of) => {
        fc.pre(agreedFault(wanted, { ...of, end_date: null }) === null);
        const plan = agreedInstalments(wanted, of);
        expect(plan).toHaveLength(wanted.count + (wanted.down_payment ? 1 : 0));
        expect(addMoney(...plan.map(({ amount }) => amount))).toBe(of.total_grant);
        expect(plan.filter(({ amount }) => amount === '0.00')).toEqual([]);
        for (const [index, { due_date }] of plan.entries())
          expect(due_date > (plan[index - 1]?.due_date ?? '1999-12-31')).toBe(true);
        const read = readAgreedPlan(plan, of);
        expect(read && agreedInstalments(read, of)).toEqual(plan);
      }),
    );
  });
  it('reads nothing where instalments are of any other kind', () => {
    expect(readAgreedPlan([], year)).toBeNull();
    const plan = agreedInstalments({ count: 4, first_due_date: '2026-01-15' }, year);
    expect(readAgreedPlan(plan, year)).toEqual({ count: 4, down_payment: null, first_due_date: '2026-01-15' });
    const moved = plan.map((one, index) => (index === 2 ? { ...one, due_date: '2026-03-20' } : one));
    expect(readAgreedPlan(moved, year)).toBeNull();
    expect(readAgreedPlan(plan, { ...year, total_grant: '600.00' })).toBeNull();
  });
});

it('sends a payment plan along with a reminder where there is more than one instalment', () => {
  expect([1, 2, 12].map((instalments_count) => remindsWithPlan({ instalments_count }))).toEqual([false, true, true]);
});
