import { describe, expect, it } from 'vitest';
import {
  checkRules,
  checkTables,
  givesBack,
  type MethodRule,
  methodRuleFor,
  movementWords,
  proposedMethod,
  rowsIn,
  tableNamed,
  toRows,
  usualTable,
} from './index.ts';

const rule = (over: Partial<MethodRule> = {}): MethodRule => ({
  provider_id: null,
  branch_id: null,
  requested_by: null,
  method: 'pro_rata',
  penalty_percent: null,
  table: null,
  least_percent: null,
  least_amount: null,
  ...over,
});
const whose = { provider_id: 4, branch_id: 7, requested_by: 'customer' } as const;

describe('the rule that counts', () => {
  /** From the most precise to the least. */
  const inOrder = [
    rule({ provider_id: 4, branch_id: 7, requested_by: 'customer' }),
    rule({ provider_id: 4, branch_id: 7 }),
    rule({ provider_id: 4, requested_by: 'customer' }),
    rule({ provider_id: 4 }),
    rule({ branch_id: 7, requested_by: 'customer' }),
    rule({ branch_id: 7 }),
    rule({ requested_by: 'customer' }),
    rule(),
  ];
  it('is the most precise: insurer and branch, insurer, branch, all; of each the one that names who asked', () => {
    for (const [at, wanted] of inOrder.entries()) {
      const left = inOrder.slice(at);
      expect(methodRuleFor(left, whose)).toBe(wanted);
      expect(methodRuleFor(left.toReversed(), whose)).toBe(wanted);
    }
  });
  it('is none of another insurer, another branch or somebody else', () => {
    const others = [
      rule({ provider_id: 5 }),
      rule({ branch_id: 8 }),
      rule({ provider_id: 4, branch_id: 8 }),
      rule({ provider_id: 4, branch_id: 7, requested_by: 'insurer' }),
    ];
    expect(methodRuleFor(others, whose)).toBeUndefined();
    expect(methodRuleFor(inOrder, { provider_id: null, branch_id: null, requested_by: 'broker' })).toBe(inOrder.at(-1));
  });
});

describe('what is proposed', () => {
  const rules = [rule({ provider_id: 4, method: 'short_rate', penalty_percent: '15' })];
  const propose = (kind: Parameters<typeof proposedMethod>[0]['kind'], over: object = {}, countryId = '218') => {
    const { method, source } = proposedMethod({ kind, ...whose, ...over }, { rules, countryId });
    return [method, source];
  };
  it('follows the rule before the country, and the country before what is usual', () => {
    expect(propose('cancellation')).toEqual(['short_rate', 'rule']);
    expect(propose('cancellation', { provider_id: 5 })).toEqual(['pro_rata', 'usual']);
    expect(propose('cancellation', { provider_id: 5 }, '170')).toEqual(['table', 'country']);
    expect(propose('cancellation', { provider_id: 5, requested_by: 'insurer' }, '170')).toEqual([
      'pro_rata',
      'country',
    ]);
    expect(propose('exclusion', { provider_id: 5 }, '724')).toEqual(['none', 'country']);
    expect(propose('exclusion', { provider_id: 5 }, '152')).toEqual(['pro_rata', 'country']);
    expect(propose('cancellation', {}, '170')).toEqual(['short_rate', 'rule']);
  });
  it('leaves what is charged as it is usual, also where a kind may give back', () => {
    expect(propose('inclusion')).toEqual(['pro_rata', 'usual']);
    expect(propose('extension', {}, '724')).toEqual(['pro_rata', 'usual']);
    expect(propose('surcharge')).toEqual(['typed', 'usual']);
    expect(propose('discount')).toEqual(['typed', 'usual']);
    for (const kind of ['value', 'premium', 'plan', 'coverage'] as const) {
      expect(propose(kind, { term_nets: ['64.53', '-4.53'] }, '724')).toEqual(['pro_rata', 'usual']);
      expect(propose(kind, { term_nets: ['-64.53', '4.53'] })).toEqual(['short_rate', 'rule']);
      expect(propose(kind, { term_nets: ['-64.53'], provider_id: 5 }, '724')).toEqual(['none', 'country']);
    }
  });
  it('gives back for sure only of what is taken off or cancelled', () => {
    expect(movementWords.kind.filter((kind) => givesBack(kind))).toEqual(['exclusion', 'cancellation']);
  });
});

describe('rules and tables', () => {
  it('are told what is wrong with them, line by line', () => {
    const rules = [
      rule({ provider_id: 4, table: 'corta' }),
      rule({ provider_id: 4, penalty_percent: '100.01' }),
      rule({ branch_id: 7, least_percent: '101', table: 'Larga' }),
      rule({ provider_id: 4, requested_by: 'insurer', penalty_percent: '100' }),
    ];
    expect(checkRules(rules, [{ name: ' Corta ' }])).toEqual({
      '1.requested_by': 'rule_twice',
      '1.penalty_percent': 'percent_over',
      '2.least_percent': 'percent_over',
      '2.table': 'table_unknown',
    });
    const table = (name: string, rows: { days: number; percent: string }[]) => ({
      name,
      reading: 'step' as const,
      rows,
    });
    const rises = { days: 90, percent: '40' };
    expect(
      checkTables([
        table('Corta', [rises]),
        table('CORTA', [rises, { days: 90, percent: '50' }]),
        table('Larga', [rises, { days: 180, percent: '39.99' }]),
        table('Toda', [{ days: 366, percent: '100.01' }]),
      ]),
    ).toEqual({ '1.name': 'table_twice', '1.rows': 'table_falls', '2.rows': 'table_falls', '3.rows': 'table_falls' });
  });
  it('go by name, and without one to the usual table', () => {
    const own = { name: 'Corta', reading: 'step' as const, rows: [{ days: 90, percent: '40' }] };
    expect(tableNamed([own], 'corta')).toEqual({ reading: 'step', rows: own.rows });
    expect(tableNamed([own], null)).toEqual(usualTable);
    expect(rowsIn(toRows(usualTable))).toEqual(usualTable.rows);
  });
});
