import { aSettings } from '@corredor/core/fixtures';
import { toRows, usualTable } from '@corredor/core/movements';
import { describe, expect, it } from 'vitest';
import {
  movementProblems,
  newRule,
  newTable,
  newUsualTable,
  toMovementSettings,
  toMovementsInput,
} from './movementSettings.ts';

const whose = { provider_id: 3, branch_id: null, requested_by: null };
const none = { penalty_percent: null, table: null, least_percent: null, least_amount: null };
const rows = [
  { days: 90, percent: '40' },
  { days: 365, percent: '100' },
];
const stored = {
  ...aSettings().movements,
  rules: [{ ...whose, ...none, method: 'table' as const, table: 'Corta', least_percent: '25.00' }],
  tables: [{ name: 'Corta', reading: 'step' as const, rows }],
};
const held = toMovementSettings({ movements: stored });

describe('rules and tables in the form', () => {
  it('go back as they came', () => {
    const { waiting_days, only_by_movement, rules, tables } = stored;
    expect(toMovementsInput(held)).toEqual({ waiting_days, only_by_movement, rules, tables });
    expect(movementProblems(held)).toEqual({});
  });
  it('follow a table that is renamed, and tell a rule whose table was removed, also once there is another', () => {
    const renamed = { ...held, tables: held.tables.map((table) => ({ ...table, name: ' Larga ' })) };
    expect(toMovementsInput(renamed)).toMatchObject({ rules: [{ table: 'Larga' }], tables: [{ name: 'Larga' }] });
    const dropped = { ...held, tables: [] };
    const problem = { 'movements.rules.0.table': 'table_unknown' };
    expect(movementProblems(dropped)).toEqual(problem);
    const other = { ...dropped, tables: [newUsualTable(dropped, 'Usual')] };
    expect(other.tables[0]?.rows).toBe(toRows(usualTable));
    expect(movementProblems(other)).toEqual(problem);
  });
  it('send only what their method takes, and tell tables that cannot be read', () => {
    const values = { ...newRule, penalty_percent: '15', table: 1, least_percent: '25' };
    const rules = [
      { ...values, provider_id: 3, method: 'short_rate' as const },
      { ...values, provider_id: 4, method: 'none' as const },
    ];
    expect(toMovementsInput({ ...held, rules }).rules).toMatchObject([
      { penalty_percent: '15', table: null, least_percent: '25' },
      { penalty_percent: null, table: null, least_percent: null },
    ]);
    const tables = [{ ...newTable(held), name: 'Cae', rows: '90 40\n80 50' }];
    expect(movementProblems({ ...held, rules: [], tables })).toEqual({ 'movements.tables.0.rows': 'table_falls' });
  });
});
