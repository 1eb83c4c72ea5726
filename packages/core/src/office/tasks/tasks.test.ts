import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '../../basics/dates/index.ts';
import {
  addBusinessDays,
  birthdayIn,
  dueOfRule,
  followingTask,
  latestRepeat,
  ruleDays,
  taskDay,
  taskMoves,
} from './index.ts';

const monthly = { every: 1, unit: 'month', until: null } as const;
const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('a series', () => {
  it('counts from its first due date: 31 January, 28 February, 31 March', () => {
    const anchor = '2026-01-31';
    const after = (dueOn: PlainDate, doneOn = dueOn) => followingTask(monthly, { anchor, dueOn, doneOn });
    expect(after('2026-01-31')).toEqual({ due_on: '2026-02-28', passed_over: 0 });
    expect(after('2026-02-28')).toEqual({ due_on: '2026-03-31', passed_over: 0 });
  });

  it('goes on after the day on which a task was done late, and says what was passed over', () => {
    const late = { anchor: '2026-01-31', dueOn: '2026-01-31', doneOn: '2026-04-30' };
    expect(followingTask(monthly, late)).toEqual({ due_on: '2026-05-31', passed_over: 3 });
    const early = { anchor: '2026-01-31', dueOn: '2026-02-28', doneOn: '2026-01-02' };
    expect(followingTask(monthly, early)).toEqual({ due_on: '2026-03-31', passed_over: 0 });
  });

  it('ends on its last day, and after ten years', () => {
    const at = { anchor: '2026-01-31', dueOn: '2026-01-31', doneOn: '2026-01-31' };
    expect(followingTask({ ...monthly, until: '2026-02-28' }, at)?.due_on).toBe('2026-02-28');
    expect(followingTask({ ...monthly, until: '2026-02-27' }, at)).toBeNull();
    const last = { anchor: '2024-02-29', dueOn: '2034-02-28', doneOn: '2034-02-28' };
    expect(latestRepeat(last.anchor)).toBe('2034-02-28');
    expect(followingTask({ ...monthly, unit: 'day' }, last)).toBeNull();
  });

  it('ends with the calendar', () => {
    const [anchor, dueOn] = ['9999-11-30', '9999-11-30'];
    expect(followingTask(monthly, { anchor, dueOn, doneOn: dueOn })?.due_on).toBe('9999-12-30');
    const last = { anchor, dueOn: '9999-12-30', doneOn: '9999-12-30' };
    expect(followingTask(monthly, last)).toBeNull();
  });

  it('never stands still, and passes over exactly the dates between', () => {
    const repeats = fc.record({
      every: fc.integer({ min: 1, max: 12 }),
      unit: fc.constantFrom('day', 'week', 'month', 'year'),
      until: fc.constant(null),
    });
    fc.assert(
      fc.property(repeats, date, fc.integer({ min: -30, max: 500 }), (one, anchor, late) => {
        const doneOn = addDays(anchor, late);
        const next = followingTask(one, { anchor, dueOn: anchor, doneOn });
        if (!next) return;
        expect(next.due_on > anchor && next.due_on > doneOn).toBe(true);
        let steps = 0;
        for (let due: PlainDate | undefined = anchor; due !== undefined && due < next.due_on; steps += 1)
          due = followingTask(one, { anchor, dueOn: due, doneOn: due })?.due_on;
        expect(steps).toBe(next.passed_over + 1);
      }),
    );
  });
});

describe('days from Monday to Friday', () => {
  it('are counted over weekends', () => {
    expect(addBusinessDays('2026-03-16', -5)).toBe('2026-03-09');
    expect(addBusinessDays('2026-03-13', 1)).toBe('2026-03-16');
    expect(addBusinessDays('2026-03-14', 1)).toBe('2026-03-16');
    expect(addBusinessDays('2026-03-15', -1)).toBe('2026-03-13');
    expect(addBusinessDays('2026-03-14', 5)).toBe('2026-03-20');
    expect(addBusinessDays('2026-03-15', -7)).toBe('2026-03-05');
  });

  it('turn a Saturday and a Sunday into the Monday after, where none is counted', () => {
    expect(addBusinessDays('2026-03-14', 0)).toBe('2026-03-16');
    expect(addBusinessDays('2026-03-15', 0)).toBe('2026-03-16');
    expect(addBusinessDays('2026-03-13', 0)).toBe('2026-03-13');
  });

  it('lead back to where they came from', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 90 }), (some, days) => {
        const weekday = addBusinessDays(some, 0);
        expect(addBusinessDays(addBusinessDays(weekday, days), -days)).toBe(weekday);
      }),
    );
  });
});

describe('the days of a rule', () => {
  const rule = {
    trigger: 'policy_near_end',
    offset_days: -5,
    business_days: true,
    active_since: '2026-01-01',
  } as const;

  it('lie as far from what happened as it asks for', () => {
    expect(dueOfRule(rule, '2026-03-16')).toBe('2026-03-09');
    expect(dueOfRule({ ...rule, business_days: false }, '2026-03-16')).toBe('2026-03-11');
  });

  it('begin when the rule is on, or with what was missed in a week; what happens is not known before its day', () => {
    const dues = (over: object, today = '2026-03-09') =>
      ruleDays({ ...rule, trigger: 'customer_added', offset_days: 0, business_days: false, ...over }, today).map(
        ({ due_on }) => due_on,
      );
    expect(dues({ active_since: '2026-03-08' })).toEqual(['2026-03-08', '2026-03-09']);
    expect(dues({})[0]).toBe('2026-03-02');
    expect(dues({}).at(-1)).toBe('2026-03-09');
    expect(dues({ active_since: '2026-03-09', offset_days: 2 })).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
    expect(ruleDays(rule, '2026-03-09')).toContainEqual({ caused_on: '2026-03-16', due_on: '2026-03-09' });
  });
});

it('a birthday of 29 February is 28 February where the year has no other', () => {
  expect(birthdayIn(2026, '1992-02-29')).toBe('2026-02-28');
  expect(birthdayIn(2028, '1992-02-29')).toBe('2028-02-29');
  expect(birthdayIn(2026, '1992-07-04')).toBe('2026-07-04');
});

it('what is cancelled stays so; what is done can be opened again', () => {
  expect(taskMoves).toEqual({
    open: { complete: 'done', cancel: 'cancelled', snooze: 'open' },
    done: { reopen: 'open' },
    cancelled: { reopen: 'open' },
  });
});

it('counts on the day to which it was put off, unless it is due later still', () => {
  expect(taskDay({ due_on: '2026-03-09', snoozed_until: null })).toBe('2026-03-09');
  expect(taskDay({ due_on: '2026-03-09', snoozed_until: '2026-03-12' })).toBe('2026-03-12');
  expect(taskDay({ due_on: '2026-03-20', snoozed_until: '2026-03-12' })).toBe('2026-03-20');
});
