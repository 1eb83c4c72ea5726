import { addMoney, compareMoney, type Money } from '../../basics/money/index.ts';
import { type EarningTable, isRising, usualTable } from './earning.ts';
import { countryMethod, defaultMethod, type MovementRequester, mayGiveBack, methodsOf, mustGiveBack } from './kinds.ts';
import type { MovementKind, MovementMethod } from './kindTable.ts';

/** The methods that a rule may propose; flat and typed are chosen movement by movement. */
export const ruleMethods = ['pro_rata', 'short_rate', 'table', 'none'] as const satisfies readonly MovementMethod[];
export type RuleMethod = (typeof ruleMethods)[number];

/** How what is given back is found, of an insurer, a branch, both or all, and of whoever asked or of one of them. */
export type MethodRule = {
  provider_id: number | null;
  branch_id: number | null;
  requested_by: MovementRequester | null;
  method: RuleMethod;
  penalty_percent: string | null;
  /** The name of one of the brokerage's tables. */
  table: string | null;
  least_percent: string | null;
  least_amount: Money | null;
};
/** A table of the brokerage, to which its rules refer by name. */
export type NamedTable = { name: string; reading: EarningTable['reading']; rows: EarningTable['rows'] };

/** Whose movement it is: what rules are compared with. */
export type RuledMovement = {
  provider_id: number | null;
  branch_id: number | null;
  requested_by: MovementRequester;
};

/**
 * The rule that counts, the most precise one: insurer and branch before the insurer, the insurer before the branch, the branch before all.
 * Of two that are alike in that, the one that names who asked.
 */
export function methodRuleFor<Rule extends Pick<MethodRule, 'provider_id' | 'branch_id' | 'requested_by'>>(
  rules: readonly Rule[],
  movement: RuledMovement,
): Rule | undefined {
  const fits = (named: number | string | null, own: number | string | null) => named === null || named === own;
  return rules
    .filter(
      (rule) =>
        fits(rule.provider_id, movement.provider_id) &&
        fits(rule.branch_id, movement.branch_id) &&
        fits(rule.requested_by, movement.requested_by),
    )
    .toSorted((one, other) => precisionOf(other) - precisionOf(one))[0];
}
const precisionOf = (rule: Pick<MethodRule, 'provider_id' | 'branch_id' | 'requested_by'>) =>
  (rule.provider_id === null ? 0 : 4) + (rule.branch_id === null ? 0 : 2) + (rule.requested_by === null ? 0 : 1);

/** Where a method comes from: chosen by somebody, from a rule of the brokerage, from law or custom of the country, or usual elsewhere. */
export type MethodSource = 'chosen' | 'rule' | 'country' | 'usual';
export type ProposedMethod = { method: MovementMethod; source: MethodSource; rule: MethodRule | null };

/** Whether a movement gives back: by its kind, or by what its items come to. */
export const givesBack = (kind: MovementKind, termNets: readonly Money[] = []): boolean =>
  mustGiveBack(kind) || (mayGiveBack(kind) && compareMoney(addMoney('0.00', ...termNets), '0.00') < 0);

/** How the premium of a movement is found where nobody chose: what is given back by rule or by country, what is charged as usual. */
export function proposedMethod(
  { kind, term_nets = [], ...whose }: RuledMovement & { kind: MovementKind; term_nets?: readonly Money[] },
  { rules, countryId }: { rules: readonly MethodRule[]; countryId: string },
): ProposedMethod {
  if (!givesBack(kind, term_nets)) return { method: methodsOf(kind)[0] ?? 'none', source: 'usual', rule: null };
  const rule = methodRuleFor(rules, whose) ?? null;
  if (rule) return { method: rule.method, source: 'rule', rule };
  const source = countryMethod(whose.requested_by, countryId) ? 'country' : 'usual';
  return { method: defaultMethod(kind, whose.requested_by, countryId), source, rule: null };
}

/** The table of a name among those of the brokerage; the usual one where there is none. */
export function tableNamed(tables: readonly NamedTable[], name: string | null): EarningTable {
  const { reading, rows } = tables.find((table) => isSameName(table.name, name ?? '')) ?? usualTable;
  return { reading, rows };
}
const isSameName = (one: string, other: string) => nameOf(one) === nameOf(other);
const nameOf = (name: string) => name.trim().toLowerCase();

export type RuleProblem = 'rule_twice' | 'percent_over' | 'table_unknown';
export type TableProblem = 'table_twice' | 'table_falls';

/** What is wrong with rules beyond their single fields, by line and field. */
export function checkRules(
  rules: readonly MethodRule[],
  tables: readonly Pick<NamedTable, 'name'>[],
): Record<string, RuleProblem> {
  const problems: Record<string, RuleProblem> = {};
  const seen = new Set<string>();
  for (const [place, rule] of rules.entries()) {
    const { provider_id, branch_id, requested_by, penalty_percent, least_percent, table } = rule;
    const whose = `${provider_id} ${branch_id} ${requested_by}`;
    if (seen.has(whose)) problems[`${place}.requested_by`] = 'rule_twice';
    seen.add(whose);
    if (Number(penalty_percent) > 100) problems[`${place}.penalty_percent`] = 'percent_over';
    if (Number(least_percent) > 100) problems[`${place}.least_percent`] = 'percent_over';
    if (table !== null && !tables.some(({ name }) => isSameName(name, table)))
      problems[`${place}.table`] = 'table_unknown';
  }
  return problems;
}

/** What is wrong with tables beyond their single fields, by line and field. */
export function checkTables(tables: readonly NamedTable[]): Record<string, TableProblem> {
  const problems: Record<string, TableProblem> = {};
  const seen = new Set<string>();
  for (const [place, { name, rows }] of tables.entries()) {
    if (seen.has(nameOf(name))) problems[`${place}.name`] = 'table_twice';
    seen.add(nameOf(name));
    if (!isRising(rows)) problems[`${place}.rows`] = 'table_falls';
  }
  return problems;
}
