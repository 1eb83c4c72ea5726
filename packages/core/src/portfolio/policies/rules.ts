import { isPlainDate, type PlainDate } from '../../basics/dates/index.ts';
import { monthsOfTerm } from '../../collection/instalments/index.ts';
import { type PolicyAction, policyTransitions } from './lifecycle.ts';
import type { PolicyStatus } from './words.ts';

/** What can be done with a policy in its state: change it, its moves, delete it. One that is known to end makes no other move; one whose next term is prepared is not closed. */
export function allowedActions(
  status: PolicyStatus,
  ending: 'ends' | 'renews' | null = null,
): ('update' | PolicyAction | 'delete')[] {
  if (status === 'closed') return [];
  const moves = policyTransitions
    .filter((move) => move.from.includes(status) && ending !== 'ends')
    .map((move) => move.action)
    .filter((action) => !(ending === 'renews' && action === 'close'));
  return ['update', ...moves, ...(status === 'draft' ? (['delete'] as const) : [])];
}

export type TermProblem = 'end_before_start' | 'too_long' | 'out_of_range';

/** The longest term, so that a slip of the keyboard makes no thousands of instalments. */
const longestTermMonths = 1200;
const firstDay = '1900-01-01';
const lastDay = '2300-12-31';

/** Why two days cannot be the term of a policy; undefined where they can, or where one is not known yet. */
export function termProblem(start: PlainDate | null, end: PlainDate | null): TermProblem | undefined {
  if ([start, end].some((day) => day !== null && (!isPlainDate(day) || day < firstDay || day > lastDay)))
    return 'out_of_range';
  if (start === null || end === null) return undefined;
  if (end <= start) return 'end_before_start';
  return monthsOfTerm(start, end) > longestTermMonths ? 'too_long' : undefined;
}
