import { describe, expect, it } from 'vitest';
import { canTransition, nextStatus, obstaclesTo, policyTransitions, policyWays, policyWords } from './index.ts';

const actions = policyTransitions.map(({ action }) => action);

describe('the ways of a policy', () => {
  it('are those of the table, and the end of the term', () => {
    for (const status of policyWords.status)
      for (const action of actions)
        expect(policyWays.find((way) => way.from === status && way.cause === action)?.to ?? null).toBe(
          policyTransitions.find((move) => move.action === action)?.to ? (nextStatus(status, action) ?? null) : null,
        );
    expect(policyWays.filter(({ cause }) => cause === 'expire')).toEqual([
      { cause: 'expire', from: 'active', to: 'expired' },
    ]);
    expect(policyWays.filter(({ cause }) => cause === 'succeed').map(({ from, to }) => [from, to])).toEqual([
      ['active', 'closed'],
      ['expired', 'closed'],
    ]);
  });
});

describe('what stands in the way of a move', () => {
  it.each(policyWords.status.flatMap((status) => actions.map((action) => [status, action] as const)))(
    'of a complete policy in %s is its state, where the table does not know %s from there',
    (status, action) => {
      const from = policyTransitions.find((move) => move.action === action)?.from;
      expect(obstaclesTo(action, { status, missing: [] }, true)).toEqual(
        canTransition(status, action) ? [] : [{ code: 'wrong_state', from }],
      );
    },
  );

  it('is all that a draft lacks, and the role of who asks', () => {
    const draft = { status: 'draft', missing: ['payer_id'] } as const;
    expect(obstaclesTo('activate', draft, false)).toEqual([
      { code: 'no_permission' },
      { code: 'incomplete', missing: ['payer_id'] },
    ]);
    expect(obstaclesTo('activate', { status: 'draft', missing: [] }, true)).toEqual([]);
  });

  it('is never what is missing where the policy is no draft', () => {
    expect(obstaclesTo('close', { status: 'active', missing: ['payer_id'] }, true)).toEqual([]);
  });
});
