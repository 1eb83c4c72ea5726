import type { MethodRule, MovementsPatch, NamedTable, Settings } from '@corredor/core/api';
import {
  checkRules,
  checkTables,
  type RuleProblem,
  rowsIn,
  type TableProblem,
  toRows,
  usualTable,
} from '@corredor/core/movements';

/** A rule of method as the form holds it; its table by the key of that table, so that it may be renamed. */
export interface RuleValues {
  provider_id: number | null;
  branch_id: number | null;
  requested_by: MethodRule['requested_by'];
  method: MethodRule['method'];
  penalty_percent: string;
  table: number | null;
  least_percent: string;
  least_amount: string;
}
/** A table as the form holds it, a line for each of its rows. */
export interface TableValues {
  key: number;
  name: string;
  reading: NamedTable['reading'];
  rows: string;
}
export interface MovementSettings {
  waiting_days: number | null;
  only_by_movement: boolean;
  rules: RuleValues[];
  tables: TableValues[];
}

export const newRule: RuleValues = {
  provider_id: null,
  branch_id: null,
  requested_by: null,
  method: 'pro_rata',
  penalty_percent: '',
  table: null,
  least_percent: '',
  least_amount: '',
};
type Keyed = Pick<MovementSettings, 'rules' | 'tables'>;
/** A key that no table has, nor one that was removed and that a rule still names. */
const keyAfter = ({ rules, tables }: Keyed) =>
  Math.max(0, ...tables.map(({ key }) => key), ...rules.map(({ table }) => table ?? 0)) + 1;
/** A table without rows. */
export const newTable = (among: Keyed): TableValues => ({
  key: keyAfter(among),
  name: '',
  reading: 'straight',
  rows: '',
});
/** The usual table, to be changed. */
export const newUsualTable = (among: Keyed, name: string): TableValues => ({
  key: keyAfter(among),
  name,
  reading: usualTable.reading,
  rows: toRows(usualTable),
});

const isSameName = (one: string, other: string | null) =>
  one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();

export function toMovementSettings({ movements }: Pick<Settings, 'movements'>): MovementSettings {
  const { waiting_days, only_by_movement } = movements;
  const tables = movements.tables.map((table, place) => ({
    key: place + 1,
    name: table.name,
    reading: table.reading,
    rows: toRows(table),
  }));
  const rules = movements.rules.map((rule) => ({
    ...rule,
    penalty_percent: rule.penalty_percent ?? '',
    table: tables.find(({ name }) => isSameName(name, rule.table))?.key ?? null,
    least_percent: rule.least_percent ?? '',
    least_amount: rule.least_amount ?? '',
  }));
  return { waiting_days, only_by_movement, rules, tables };
}

/** What is sent; a rule whose table was removed names none, and is told so. */
export const toMovementsInput = ({ waiting_days, only_by_movement, rules, tables }: MovementSettings) =>
  ({
    waiting_days,
    only_by_movement,
    rules: rules.map(({ penalty_percent, table, least_percent, least_amount, ...rule }) => ({
      ...rule,
      penalty_percent: (rule.method === 'short_rate' && penalty_percent) || null,
      table:
        rule.method === 'table' && table !== null ? (tables.find(({ key }) => key === table)?.name.trim() ?? '') : null,
      least_percent: (rule.method !== 'none' && least_percent) || null,
      least_amount: (rule.method !== 'none' && least_amount) || null,
    })),
    tables: tables.map(({ key: _, name, reading, rows }) => ({
      name: name.trim(),
      reading,
      rows: rowsIn(rows) ?? [],
    })),
  }) satisfies MovementsPatch;

/** What is wrong with rules and tables beyond single fields, by the field where it is mended. */
export function movementProblems(values: MovementSettings): Record<string, RuleProblem | TableProblem> {
  const { rules, tables } = toMovementsInput(values);
  const named = tables.filter(({ name }) => name !== '');
  const unread = values.tables.flatMap(({ rows }, place) => (rowsIn(rows) ? [] : [[`${place}.rows`, 'table_falls']]));
  return Object.fromEntries([
    ...Object.entries(checkRules(rules, named)).map(([path, problem]) => [`movements.rules.${path}`, problem]),
    ...[...Object.entries(checkTables(tables)), ...unread]
      .filter(([path]) => tables[Number.parseInt(path ?? '', 10)]?.name !== '' || path?.endsWith('rows'))
      .map(([path, problem]) => [`movements.tables.${path}`, problem]),
  ]);
}
