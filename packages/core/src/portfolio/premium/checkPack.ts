import { compareMoney } from '../../basics/money/index.ts';
import type { PackCharge } from './packs.ts';

/** What is wrong with a line of a pack. */
export type PackProblem =
  | 'code_taken'
  | 'rate_missing'
  | 'rate_over'
  | 'amount_missing'
  | 'steps_missing'
  | 'steps_rise'
  | 'steps_end';

/** Finds what the document cannot say of the lines of a pack, by the path of the field that is wrong. */
export function checkPack(charges: readonly PackCharge[]): Record<string, PackProblem> {
  const found = charges.flatMap((charge, index) => {
    const isTaken = charges.slice(0, index).some(({ code }) => code === charge.code);
    const wrong = valueProblem(charge);
    const problems: [string, PackProblem][] = [];
    if (isTaken) problems.push([`${index}.code`, 'code_taken']);
    if (wrong) problems.push([`${index}.${charge.kind}`, wrong]);
    return problems;
  });
  return Object.fromEntries(found);
}

function valueProblem({ kind, rate, amount, steps = [] }: PackCharge): PackProblem | undefined {
  if (kind === 'rate') return rate === undefined ? 'rate_missing' : Number(rate) > 100 ? 'rate_over' : undefined;
  if (kind === 'amount') return amount === undefined ? 'amount_missing' : undefined;
  if (steps.length === 0) return 'steps_missing';
  const rises = steps.slice(0, -1).every(({ up_to }, index) => {
    const before = steps[index - 1]?.up_to ?? null;
    return up_to !== null && (before === null || compareMoney(before, up_to) < 0);
  });
  if (!rises) return 'steps_rise';
  return steps.at(-1)?.up_to === null ? undefined : 'steps_end';
}
