import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, fromCents, type Money } from '../../basics/money/index.ts';
import {
  computePremium,
  deltaCharges,
  mirrored,
  packFor,
  packOn,
  termNetChange,
  typedPremium,
  withKinds,
} from '../premium/index.ts';
import {
  currentPremium,
  defaultMethod,
  earnedBy,
  effectiveProblem,
  hasSignOf,
  leastKept,
  methodsOf,
  movementActions,
  movementAfter,
  movementFigures,
  movementWords,
  spreadMovement,
  tableDay,
  tariffOfTerm,
  termDays,
  touchesAll,
  usualTable,
} from './index.ts';
import {
  asCounted,
  carPolicy,
  cents,
  counted,
  figures,
  linesOf,
  netWith,
  northTable,
} from './testing/someMovements.ts';

const cancelled = (effective_date: string, means: Parameters<typeof figures>[0] = {}) =>
  figures({ kind: 'cancellation', effective_date, ...means });

describe('a cancelled policy of 500.00 gives back', () => {
  it.each([
    ['by days', '2026-05-31', { method: 'pro_rata' }, '-294.52', '-10.31', '-1.47', '0.00', '-45.95', '-352.25'],
    [
      'by days less 10 %',
      '2026-05-31',
      { method: 'short_rate' },
      '-265.07',
      '-9.28',
      '-1.33',
      '0.00',
      '-41.35',
      '-317.03',
    ],
    ['by a table', '2026-05-31', { method: 'table' }, '-200.00', '-7.00', '-1.00', '0.00', '-31.20', '-239.20'],
    ['by a straight line', '2026-07-01', { method: 'table' }, '-149.00', '-5.22', '-0.75', '0.00', '-23.25', '-178.22'],
    ['all', '2026-01-01', { method: 'flat' }, '-500.00', '-17.50', '-2.50', '-1.00', '-78.15', '-599.15'],
    [
      'all but the fee',
      '2026-01-01',
      { method: 'pro_rata' },
      '-500.00',
      '-17.50',
      '-2.50',
      '0.00',
      '-78.00',
      '-598.00',
    ],
  ] as const)('%s', (_, day, means, ...lines) => {
    expect(linesOf(cancelled(day, means))).toEqual(lines);
  });

  it('nothing where nothing is given back, and then no line', () => {
    expect(cancelled('2026-05-31', { method: 'none' })).toMatchObject({
      net_delta: '0.00',
      total_delta: '0.00',
      charges: [],
      explanation: [{ code: 'none' }],
    });
  });

  it('what the insurer wrote, and keeps the difference to ours', () => {
    const typed = cancelled('2026-05-31', { method: 'typed', typed_net: '-290.00' });
    expect(typed).toMatchObject({ net_delta: '-290.00', computed_net: '-294.52' });
    expect(typed.explanation).toEqual([
      { code: 'typed', params: { net: '-290.00', computed: '-294.52', difference: '4.52' } },
    ]);
  });

  it('half by a table with a row for each day that keeps 52 % at 150 days', () => {
    expect(cancelled('2026-05-31', { method: 'table', table: northTable }).net_delta).toBe('-240.00');
    expect(cancelled('2026-01-01', { method: 'table', table: northTable }).net_delta).toBe('-500.00');
  });

  it('never so much that less than the least premium is kept', () => {
    const least = { percent: '50', amount: '100.00' };
    const found = cancelled('2026-05-31', { method: 'pro_rata', least });
    expect(linesOf(found)).toEqual(['-250.00', '-8.75', '-1.25', '0.00', '-39.00', '-299.00']);
    expect(found.explanation.at(-1)).toEqual({
      code: 'least_kept',
      params: { least: '250.00', charged: '500.00', result: '250.00' },
    });
    expect(cancelled('2026-05-31', { method: 'pro_rata', least: { percent: '20' } }).net_delta).toBe('-294.52');
    expect(cancelled('2026-05-31', { method: 'pro_rata', least: { amount: '900.00' } }).net_delta).toBe('0.00');
    expect(cancelled('2026-01-01', { method: 'flat', least }).net_delta).toBe('-500.00');
    expect(leastKept('500.00', { percent: '10', amount: '60.00' })).toBe('60.00');
  });

  it('says how, in codes and parameters', () => {
    expect(cancelled('2026-05-31', { method: 'short_rate' }).explanation).toEqual([
      { code: 'full_term', params: { net: '500.00' } },
      { code: 'days', params: { days: 365, used: 150, left: 215 } },
      { code: 'short_rate', params: { left: 215, days: 365, penalty: '10', amount: '500.00', result: '265.07' } },
    ]);
    expect(cancelled('2026-07-01', { method: 'table' }).explanation.at(-1)).toEqual({
      code: 'table',
      params: { day: 181, earned: '70.2', reading: 'straight', amount: '500.00', result: '149.00' },
    });
  });
});

it('charges 64.53 for 4,000 more at 3.2 % with 184 of 365 days left, and 77.75 in all', () => {
  const change = termNetChange({ sum: '20000.00', rate: '3.2', term_net: '640.00' }, { sum: '24000.00' }) ?? '';
  const raised = figures({ kind: 'value', effective_date: '2026-07-01', method: 'pro_rata', term_nets: [change] });
  expect(linesOf(raised)).toEqual(['64.53', '2.26', '0.32', '0.50', '10.14', '77.75']);
});

describe('terms', () => {
  it('of a leap year have 366 days', () => {
    const policy = carPolicy({ start_date: '2028-01-01', end_date: '2029-01-01' });
    expect(cancelled('2028-03-01', { method: 'pro_rata', policy }).net_delta).toBe('-418.03');
    expect(tableDay(policy, termDays(policy, '2029-01-01'))).toBe(365);
  });

  it('that are no year are stretched to one for a table', () => {
    const policy = carPolicy({ start_date: '2026-01-01', end_date: '2026-07-01' });
    expect(tableDay(policy, termDays(policy, '2026-03-02'))).toBe(121);
    expect(cancelled('2026-03-02', { method: 'table', policy }).net_delta).toBe('-248.00');
  });

  it('are rounded once, from the exact fraction', () => {
    const policy = carPolicy({}, '1873.36');
    // 170 days have been used, 195 are left.
    expect(cancelled('2026-06-20', { method: 'short_rate', policy }).net_delta).toBe('-900.75');
    const [earned] = [earnedBy(usualTable, 170)];
    expect(earned.over * 300n).toBe(earned.under * 202n);
    expect(cancelled('2026-06-20', { method: 'table' }).net_delta).toBe('-163.33');
  });

  it('take a yearly tariff by years, or by days', () => {
    expect(tariffOfTerm('500.00', { start_date: '2026-01-01', end_date: '2027-01-01' })).toBe('500.00');
    expect(tariffOfTerm('500.00', { start_date: '2028-01-01', end_date: '2029-01-01' })).toBe('500.00');
    expect(tariffOfTerm('500.00', { start_date: '2026-01-01', end_date: '2029-01-01' })).toBe('1500.00');
    expect(tariffOfTerm('365.00', { start_date: '2026-01-01', end_date: '2026-07-01' })).toBe('181.00');
  });
});

describe('the usual table', () => {
  it.each([
    [0, '0.00'],
    [1, '0.87'],
    [47, '27.40'],
    [93, '41.20'],
    [139, '57.07'],
    [150, '60.00'],
    [231, '78.80'],
    [323, '94.07'],
    [365, '100.00'],
    [400, '100.00'],
  ])('has earned on day %i', (day, earned) => {
    const { over, under } = earnedBy(usualTable, day);
    expect(fromCents((over * 20000n + under) / (2n * under))).toBe(earned);
  });

  it('read by steps takes the first row that has as many days', () => {
    const steps = { ...usualTable, reading: 'step' as const };
    expect([0, 1, 15, 16, 365, 366].map((day) => earnedBy(steps, day))).toMatchObject([
      { over: 0n },
      { over: 13n },
      { over: 13n },
      { over: 20n },
      { over: 100n },
      { over: 1n, under: 1n },
    ]);
  });
});

describe('what is added and taken away on 1 July', () => {
  const day = '2026-07-01';
  const moved = (kind: 'inclusion' | 'exclusion' | 'value', ...term_nets: Money[]) =>
    figures({ kind, effective_date: day, method: 'pro_rata', term_nets });

  it.each([
    ['inclusion', '480.00', '241.97', '8.47', '1.21', '0.50', '37.82', '289.97'],
    ['value', '128.00', '64.53', '2.26', '0.32', '0.50', '10.14', '77.75'],
    ['exclusion', '-480.00', '-241.97', '-8.47', '-1.21', '0.00', '-37.75', '-289.40'],
  ] as const)('of a %s of %s', (kind, term, ...lines) => {
    expect(linesOf(moved(kind, term))).toEqual(lines);
    expect(moved(kind, term).term_net_delta).toBe(term);
  });

  it('is shared by the items to the cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -99999, max: 99999 }), { minLength: 1, maxLength: 20 }), (list) => {
        const found = moved('value', ...list.map((some) => fromCents(BigInt(some))));
        expect(addMoney(...found.item_nets)).toBe(found.net_delta);
        expect(addMoney(found.net_delta, ...found.charges.map((line) => line.amount))).toBe(found.total_delta);
      }),
    );
  });

  it('has as much again for the sum insured after a claim, and nothing of it next term', () => {
    const effective_date = '2026-09-03';
    const found = figures({ kind: 'sum_reinstatement', effective_date, method: 'pro_rata', term_nets: ['86.40'] });
    expect(found).toMatchObject({ net_delta: '28.41', term_net_delta: '0.00' });
  });

  it('over six due dates has the rest on the last; what is given back is one credit', () => {
    const due_dates = [
      '2026-07-15',
      '2026-08-15',
      '2026-09-15',
      '2026-10-15',
      '2026-11-15',
      '2026-12-15',
      '2026-06-15',
    ];
    const input = { plan: 'with_remaining', first_due_date: day, effective_date: day, today: '2026-06-20' } as const;
    const parts = spreadMovement({ ...input, total: '289.97', due_dates });
    expect(parts.map(({ amount }) => amount)).toEqual([...Array(5).fill('48.32'), '48.37']);
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(spreadMovement({ ...input, total: '289.97', due_dates, today: '2026-11-16' })).toEqual([
      { number: 1, due_date: '2026-12-15', amount: '289.97' },
    ]);
    const single = { number: 1, due_date: day };
    expect(spreadMovement({ ...input, total: '289.97', due_dates: [] })).toEqual([{ ...single, amount: '289.97' }]);
    expect(spreadMovement({ ...input, total: '9.00', due_dates, plan: 'single' })).toEqual([
      { ...single, amount: '9.00' },
    ]);
    expect(spreadMovement({ ...input, total: '-9.00', due_dates })).toEqual([{ ...single, amount: '-9.00' }]);
    expect(spreadMovement({ ...input, total: '0.00', due_dates })).toEqual([]);
  });
});

describe('with other movements', () => {
  const added = figures({ kind: 'inclusion', effective_date: '2026-07-01', method: 'pro_rata', term_nets: ['480.00'] });

  it('a cancellation works on the premium of the whole term', () => {
    const found = figures({
      kind: 'cancellation',
      effective_date: '2026-10-01',
      method: 'pro_rata',
      counted: [asCounted(added)],
    });
    // 980.00 × 92 / 365
    expect(found.net_delta).toBe('-247.01');
    expect(currentPremium(carPolicy(), [asCounted(added), asCounted(found)])).toEqual({
      current_net_premium: '494.96',
      current_total: addMoney('599.15', added.total_delta, found.total_delta),
      full_term_net: '980.00',
    });
  });

  it('a flat one gives back every line of policy and movements', () => {
    const found = cancelled('2026-01-01', { method: 'flat', counted: [asCounted(added)] });
    expect(found).toMatchObject({ net_delta: '-741.97', total_delta: '-889.12' });
    expect(linesOf(found)).toEqual(['-741.97', '-25.97', '-3.71', '-1.50', '-115.97', '-889.12']);
  });

  it('an extension charges days on the premium of the term, and later days count from the new end', () => {
    const found = figures({
      kind: 'extension',
      effective_date: '2027-01-01',
      method: 'pro_rata',
      new_end_date: '2027-01-31',
    });
    expect(found).toMatchObject({ net_delta: '41.10', term_net_delta: '41.10' });
    expect(found.explanation).toEqual([
      { code: 'extension', params: { net: '500.00', added: 30, days: 365, result: '41.10' } },
    ]);
    const policy = carPolicy({ end_date: '2027-01-31' });
    expect(cancelled('2026-05-31', { method: 'pro_rata', policy, counted: [asCounted(found)] }).net_delta).toBe(
      // 541.10 × 245 / 395
      '-335.62',
    );
  });
});

describe('a policy that is reinstated', () => {
  const credit = { ...asCounted(cancelled('2026-05-31', { method: 'pro_rata' })), effective_date: '2026-05-31' };
  const back = (effective_date: string, with_lapse: boolean, one = credit) =>
    figures({ kind: 'reinstatement', effective_date, method: 'pro_rata', cancelled: one, with_lapse, counted: [one] });

  it('without a lapse charges what was given back, line by line', () => {
    expect(linesOf(back('2026-05-31', false))).toEqual(['294.52', '10.31', '1.47', '0.00', '45.95', '352.25']);
    const flat = { ...asCounted(cancelled('2026-01-01', { method: 'flat' })), effective_date: '2026-01-01' };
    expect(back('2026-01-01', false, flat).total_delta).toBe('599.15');
  });

  it('after a lapse charges the days that are left, and no fee again', () => {
    const found = back('2026-06-20', true);
    expect(linesOf(found)).toEqual(['267.12', '9.35', '1.34', '0.00', '41.67', '319.48']);
    expect(found.explanation).toEqual([
      { code: 'reinstated_after_lapse', params: { credit: '294.52', left: 195, left_then: 215, result: '267.12' } },
    ]);
  });
});

describe('what is typed', () => {
  const surcharge = (counts_next_term: boolean) =>
    figures({
      kind: 'surcharge',
      effective_date: '2026-07-01',
      method: 'typed',
      typed_net: '100.00',
      counts_next_term,
    });

  it('counts in the next term only where that is said', () => {
    expect(surcharge(false)).toMatchObject({ net_delta: '100.00', term_net_delta: '0.00', computed_net: null });
    expect(surcharge(true).term_net_delta).toBe('100.00');
  });

  it('in place of a computed premium leaves the term’s as it is, and its items share it', () => {
    const found = figures({
      kind: 'inclusion',
      effective_date: '2026-07-01',
      method: 'typed',
      typed_net: '200.00',
      term_nets: ['160.00', '320.00'],
    });
    expect(found).toMatchObject({
      term_net_delta: '480.00',
      computed_net: '241.97',
      item_nets: ['66.67', '133.33'],
    });
    const gratis = figures({
      kind: 'inclusion',
      effective_date: '2026-07-01',
      method: 'typed',
      typed_net: '1.00',
      term_nets: ['0.00', '0.00', '0.00'],
    });
    expect(gratis.item_nets).toEqual(['0.33', '0.34', '0.33']);
  });
});

describe('the lines of a change', () => {
  const shareOf = (net: Money, issued: Parameters<typeof deltaCharges>[0]['issued']) => deltaCharges({ net, issued });

  it('share a typed line by the net premium, nothing where that is 0', () => {
    const issued = { net_premium: '500.00', ...typedPremium('500.00', '580.00') };
    expect(shareOf('-294.52', issued)).toMatchObject({ charges: [{ amount: '-47.12' }], total_delta: '-341.64' });
    const free = { net_premium: '0.00', ...typedPremium('0.00', '20.00') };
    expect(shareOf('10.00', free)).toMatchObject({ charges: [{ amount: '0.00' }], total_delta: '10.00' });
  });

  it('never repeat an imported line, nor one of which nothing is known', () => {
    const { charges } = typedPremium('500.00', '580.00');
    const issued = { net_premium: '500.00', charges: charges.map((line) => ({ ...line, kind: 'imported' as const })) };
    expect(shareOf('100.00', issued).total_delta).toBe('100.00');
    const bare = charges.map(({ kind: _, ...line }) => ({ ...line, code: 'other' }));
    expect(shareOf('100.00', { net_premium: '500.00', charges: bare }).total_delta).toBe('100.00');
    const old = charges.map(({ kind: _, ...line }) => line);
    expect(shareOf('100.00', { net_premium: '500.00', charges: old }).total_delta).toBe('116.00');
  });

  it('charge a fixed fee on what is added, and none to a branch without it', () => {
    const pack = {
      charges: [
        { code: 'fee', label: { es: 'Gasto', en: 'Fee' }, base: 'net', amount: '2.00', exempt_branches: ['1'] },
        {
          code: 'steps',
          label: { es: 'Derechos', en: 'Duty' },
          base: 'net',
          steps: [{ up_to: null, amount: '3.00' }],
          exempt_branches: ['1'],
        },
      ],
    } as const;
    const issuedFor = (branchCode: string) => ({
      net_premium: '100.00',
      ...computePremium({ net: '100.00', pack, branchCode, date: '2026-01-01' }),
    });
    expect(shareOf('10.00', issuedFor('7')).total_delta).toBe('15.00');
    expect(shareOf('10.00', issuedFor('1')).total_delta).toBe('10.00');
    expect(shareOf('-10.00', issuedFor('7')).total_delta).toBe('-10.00');
  });

  it('charge no fee again that the pack of the brokerage charges once', () => {
    const line = { base: 'net' as const, exempt_branches: [] };
    const charges = [
      { ...line, code: 'once', label: 'Emisión', kind: 'amount' as const, amount: '2.00', repeats: false },
      {
        ...line,
        code: 'steps',
        label: 'Derechos',
        kind: 'steps' as const,
        steps: [{ up_to: null, amount: '3.00' }],
        repeats: false,
      },
      { ...line, code: 'again', label: 'Anexo', kind: 'amount' as const, amount: '4.00', repeats: true },
    ];
    const pack = packOn('218', [{ valid_from: '2026-01-01', rounding: 'cents', charges }], '2026-01-01');
    const premium = computePremium({ net: '100.00', pack, date: '2026-01-01' });
    expect(premium.total_grant).toBe('109.00');
    const delta = shareOf('10.00', { net_premium: '100.00', ...premium });
    expect(delta.charges.map(({ amount }) => amount)).toEqual(['0.00', '0.00', '4.00']);
    expect(delta.total_delta).toBe('14.00');
  });

  it('of an old policy are told by the pack of its term', () => {
    const { charges } = carPolicy();
    const old = charges.map(({ kind: _, steps: _s, ...line }) => line);
    expect(withKinds(old, packFor('218')).map((line) => line.kind)).toEqual([undefined, undefined, 'steps', undefined]);
    const issued = { net_premium: '500.00', charges: withKinds(old, packFor('218')) };
    expect(shareOf('241.97', issued).total_delta).toBe('289.97');
  });

  it('are rounded to whole units where the pack says so', () => {
    const premium = computePremium({ net: '500.00', pack: packFor('218'), branchCode: '7', date: '2026-01-01' });
    const issued = { net_premium: '500.00', ...premium };
    const { charges } = deltaCharges({ net: '100.00', issued, rounding: 'whole' });
    expect(charges.map((line) => line.amount)).toEqual(['4.00', '1.00', '0.50', '16.00']);
  });

  it('add up, whatever is charged or given back', () => {
    fc.assert(
      fc.property(cents, (net) => {
        const { charges, total_delta } = shareOf(net, carPolicy());
        expect(addMoney(net, ...charges.map((line) => line.amount))).toBe(total_delta);
        expect(compareMoney(net, '0.00')).toBe(compareMoney(total_delta, '0.00'));
        expect(mirrored(mirrored(charges))).toEqual(charges);
      }),
    );
  });
});

describe('kinds', () => {
  it('have their sign; nothing fits each', () => {
    const fits = (kind: (typeof movementWords.kind)[number]) =>
      ['-1.00', '0.00', '1.00'].map((net) => (hasSignOf(kind, net) ? 'x' : '-')).join('');
    expect(Object.fromEntries(movementWords.kind.map((kind) => [kind, fits(kind)]))).toEqual({
      inclusion: '-xx',
      exclusion: 'xx-',
      value: 'xxx',
      premium: 'xxx',
      plan: 'xxx',
      coverage: 'xxx',
      data: '-x-',
      creditor: '-x-',
      extension: '-xx',
      declaration: '-xx',
      sum_reinstatement: '-xx',
      surcharge: '-xx',
      discount: 'xx-',
      text: '-x-',
      cancellation: 'xx-',
      reinstatement: '-xx',
    });
  });

  it('take effect inside the term, with the exceptions that have a reason', () => {
    const term = { start_date: '2026-01-01', end_date: '2027-01-01' };
    const on = (kind: Parameters<typeof effectiveProblem>[0]['kind'], effective: string, more = {}) =>
      effectiveProblem({ kind, effective, term, ...more });
    expect(on('inclusion', '2026-01-01')).toBeUndefined();
    expect(on('inclusion', '2025-12-31')).toBe('outside_term');
    expect(on('inclusion', '2027-01-01')).toBe('outside_term');
    expect(on('data', '2027-01-01')).toBeUndefined();
    expect(on('text', '2027-01-02')).toBe('outside_term');
    expect(on('extension', '2027-01-01')).toBeUndefined();
    expect(on('extension', '2026-12-31')).toBe('not_at_end');
    expect(on('cancellation', '2026-01-01', { method: 'flat' })).toBeUndefined();
    expect(on('cancellation', '2026-01-02', { method: 'flat' })).toBe('flat_later');
    const cancels_on = '2026-05-31';
    expect(on('reinstatement', '2026-05-31', { cancels_on })).toBeUndefined();
    expect(on('reinstatement', '2026-06-01', { cancels_on })).toBe('not_at_cancellation');
    expect(on('reinstatement', '2026-06-01', { cancels_on, with_lapse: true })).toBeUndefined();
    expect(on('reinstatement', '2026-05-31', { cancels_on, with_lapse: true })).toBe('before_cancellation');
  });

  it('find what they give back as the law of the country says', () => {
    expect(defaultMethod('cancellation', 'customer', '170')).toBe('table');
    expect(defaultMethod('cancellation', 'insurer', '170')).toBe('pro_rata');
    expect(defaultMethod('exclusion', 'customer', '724')).toBe('none');
    expect(defaultMethod('cancellation', 'customer', '152')).toBe('pro_rata');
    expect(defaultMethod('cancellation', 'customer', '218')).toBe('pro_rata');
    expect(defaultMethod('inclusion', 'customer', '724')).toBe('pro_rata');
    expect(defaultMethod('surcharge', 'insurer', '152')).toBe('typed');
    expect(movementWords.kind.filter((kind) => methodsOf(kind).includes('flat'))).toEqual(['cancellation']);
    expect(movementWords.kind.filter(touchesAll)).toEqual([
      'premium',
      'plan',
      'extension',
      'cancellation',
      'reinstatement',
    ]);
  });

  it('go from state to state by one table', () => {
    expect(movementWords.status.map((status) => [status, ...movementActions(status)])).toEqual([
      ['draft', 'update', 'send', 'issue', 'discard'],
      ['sent', 'issue', 'reject', 'discard'],
      ['rejected', 'reopen', 'discard'],
      ['issued', 'undo'],
      ['discarded'],
      ['undone'],
    ]);
    expect(movementAfter('sent', 'issue')).toBe('issued');
    expect(movementAfter('issued', 'discard')).toBeUndefined();
  });
});

it('never gives back more than was charged, by whatever method', () => {
  const methods = fc.constantFrom('pro_rata', 'short_rate', 'table', 'none', 'flat' as const);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), methods, cents, (day, method, net) => {
      const effective_date = new Date(Date.UTC(2026, 0, 1 + (method === 'flat' ? 0 : day))).toISOString().slice(0, 10);
      const policy = carPolicy({}, net.replace('-', ''));
      const found = movementFigures({ ...netWith(method), kind: 'cancellation', effective_date, policy, counted });
      expect(compareMoney(addMoney(policy.total_grant, found.total_delta), '0.00')).toBeGreaterThanOrEqual(0);
      expect(hasSignOf('cancellation', found.net_delta)).toBe(true);
    }),
  );
});
