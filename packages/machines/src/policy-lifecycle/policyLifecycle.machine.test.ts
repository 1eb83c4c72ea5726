import type { Policy } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { aPolicy, aRefusal } from '@corredor/core/fixtures';
import {
  canTransition,
  type PolicyAction,
  type PolicyStatus,
  policyTransitions,
  policyWords,
} from '@corredor/core/policies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type PolicyMove, policyLifecycleMachine, policyLifecycleView } from './index.ts';

const policyIn = (status: PolicyStatus) => ({ id: 118, status, version: 3 });

function start(status: PolicyStatus, answers: (Policy | Error)[] = []) {
  const moves: PolicyMove[] = [];
  const machine = policyLifecycleMachine.provide({
    actors: {
      makeMove: fromPromise(async ({ input }) => {
        moves.push(input);
        const answer = answers.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { policy: policyIn(status) } }).start();
  const view = () => policyLifecycleView(actor.getSnapshot());
  const settled = async () => policyLifecycleView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  return { actor, moves, view, settled };
}

describe('choosing a move', () => {
  const all = policyTransitions.map(({ action }) => action);

  it.each(policyWords.status.flatMap((status) => all.map((action) => [status, action] as const)))(
    'from %s, %s opens a dialog only where the table allows it',
    (status, action) => {
      const { actor, view } = start(status);
      actor.send({ type: 'action.choose', action });
      expect(view().isOpen).toBe(canTransition(status, action));
      expect(view().possible.includes(action)).toBe(canTransition(status, action));
    },
  );

  it('changes between closing and renewing, and keeps what was written', () => {
    const { actor, view } = start('active');
    actor.send({ type: 'action.choose', action: 'close' });
    actor.send({ type: 'observations.write', observations: 'El cliente se muda.' });
    actor.send({ type: 'action.choose', action: 'renew' });
    expect(view()).toMatchObject({ action: 'renew', observations: 'El cliente se muda.' });
    actor.send({ type: 'action.choose', action: 'activate' });
    expect(view().action).toBe('renew');
    actor.send({ type: 'action.cancel' });
    expect(view()).toMatchObject({ step: 'resting', observations: '' });
  });
});

describe('making a move', () => {
  it.each(['close', 'renew'] as const)('does not %s without observations', (action) => {
    const { actor, moves, view } = start('expired');
    actor.send({ type: 'action.choose', action });
    actor.send({ type: 'observations.write', observations: '   ' });
    actor.send({ type: 'action.confirm', key: 'k' });
    expect(view()).toMatchObject({ step: 'confirming', lacksObservations: true });
    expect(moves).toEqual([]);
  });

  it('activates a draft without any', async () => {
    const { actor, moves, settled } = start('draft', [aPolicy()]);
    actor.send({ type: 'action.choose', action: 'activate' });
    actor.send({ type: 'action.confirm', key: 'k' });
    expect((await settled()).step).toBe('done');
    expect(moves).toEqual([{ policy: policyIn('draft'), action: 'activate', observations: '', key: 'k' }]);
  });

  it('is ready for the next one once the policy is taken over', async () => {
    const { actor, settled, view } = start('draft', [aPolicy()]);
    actor.send({ type: 'action.choose', action: 'activate' });
    actor.send({ type: 'action.confirm', key: 'k' });
    expect((await settled()).result?.id).toBe(aPolicy().id);
    actor.send({ type: 'policy.replace', policy: policyIn('active') });
    expect(view()).toMatchObject({ step: 'resting', possible: ['close', 'renew'], result: null });
  });

  it('retries a lost answer with the same key, so that nothing moves twice', async () => {
    const { actor, moves, settled } = start('active', [new CallError({}), aPolicy({ status: 'closed' })]);
    actor.send({ type: 'action.choose', action: 'close' });
    actor.send({ type: 'observations.write', observations: 'Fin' });
    actor.send({ type: 'action.confirm', key: 'once' });
    expect((await settled()).step).toBe('failed');
    actor.send({ type: 'action.retry' });
    expect((await settled()).step).toBe('done');
    expect(moves.map(({ key }) => key)).toEqual(['once', 'once']);
  });

  it('says what a draft lacks', async () => {
    const error = aRefusal(409, 'activation_incomplete', { missing: ['payer_id', 'end_date'] });
    const { actor, settled } = start('draft', [error]);
    actor.send({ type: 'action.choose', action: 'activate' });
    actor.send({ type: 'action.confirm', key: 'k' });
    expect(await settled()).toMatchObject({ step: 'incomplete', missing: ['payer_id', 'end_date'] });
  });
});

describe('a policy that somebody else changed', () => {
  const untilStale = async (status: PolicyStatus) => {
    const started = start('active', [aRefusal(412, 'stale'), aPolicy()]);
    started.actor.send({ type: 'action.choose', action: 'close' });
    started.actor.send({ type: 'observations.write', observations: 'Fin' });
    started.actor.send({ type: 'action.confirm', key: 'k' });
    expect((await started.settled()).step).toBe('stale');
    started.actor.send({ type: 'policy.replace', policy: { ...policyIn(status), version: 4 } });
    return started;
  };

  it('is confirmed anew, and nothing written is lost', async () => {
    const { actor, moves, view, settled } = await untilStale('active');
    expect(view()).toMatchObject({ step: 'confirming', observations: 'Fin' });
    actor.send({ type: 'action.confirm', key: 'next' });
    expect((await settled()).step).toBe('done');
    expect(moves.map(({ policy, key }) => [policy.version, key])).toEqual([
      [3, 'k'],
      [4, 'next'],
    ]);
  });

  it('is left alone where the move is no longer possible', async () => {
    expect((await untilStale('closed')).view().step).toBe('resting');
  });
});

it('never asks the server for a forbidden move, whatever is clicked', () => {
  const action = fc.constantFrom<PolicyAction>('activate', 'close', 'renew');
  const event = fc.oneof(
    action.map((chosen) => ({ type: 'action.choose' as const, action: chosen })),
    fc.string().map((observations) => ({ type: 'observations.write' as const, observations })),
    fc.constant({ type: 'action.confirm' as const, key: 'k' }),
    fc.constant({ type: 'action.retry' as const }),
    fc.constant({ type: 'action.cancel' as const }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...policyWords.status), fc.array(event), (status, events) => {
      const { actor, moves } = start(status);
      for (const one of events) actor.send(one);
      for (const move of moves) {
        expect(canTransition(status, move.action)).toBe(true);
        expect(move.action === 'activate' || move.observations !== '').toBe(true);
      }
      actor.stop();
    }),
  );
});
