import { canTransition, type PolicyAction, policyTransitions, statusOn } from './lifecycle.ts';
import type { PolicyStatus } from './words.ts';

/** What changes a policy's state: a move that somebody makes, the day after its term, or its next term that takes its place. */
export type PolicyCause = PolicyAction | 'expire' | 'succeed';

export type PolicyWay = { cause: PolicyCause; from: PolicyStatus; to: PolicyStatus };

/** Every way from one state of a policy to another: the moves of the table that change it, time, and the next term. */
export const policyWays: readonly PolicyWay[] = [
  ...policyTransitions.flatMap(({ action, from, to }) =>
    to ? from.map((status) => ({ cause: action, from: status, to })) : [],
  ),
  ...policyTransitions.flatMap(({ from, makes }) =>
    makes ? from.map((status) => ({ cause: 'succeed' as const, from: status, to: 'closed' as const })) : [],
  ),
  { cause: 'expire', from: 'active', to: statusOn({ status: 'active', end_date: '2000-01-01' }, '2000-01-02') },
];

/** Why a policy cannot make a move now. */
export type MoveObstacle<Field extends string> =
  | { code: 'wrong_state'; from: readonly PolicyStatus[] }
  | { code: 'no_permission' }
  | { code: 'incomplete'; missing: readonly Field[] };

type Asked<Field> = { status: PolicyStatus; missing: readonly Field[] };

/** All that stands between a policy and a move; empty where it can be made. In the wrong state, nothing else matters. */
export function obstaclesTo<Field extends string>(
  action: PolicyAction,
  { status, missing }: Asked<Field>,
  canChange: boolean,
): MoveObstacle<Field>[] {
  if (!canTransition(status, action))
    return [{ code: 'wrong_state', from: policyTransitions.find((move) => move.action === action)?.from ?? [] }];
  return [
    ...(canChange ? [] : [{ code: 'no_permission' } as const]),
    ...(action === 'activate' && missing.length > 0 ? [{ code: 'incomplete', missing } as const] : []),
  ];
}
