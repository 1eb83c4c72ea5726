import type { Renewal } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { aRefusal, aRenewal } from '@corredor/core/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createRenewalCardMachine, type RenewalTaking, renewalCardView } from './index.ts';

type Step = { action: 'lose'; reason: string } | { action: 'move'; stage_id: number };
const lose: Step = { action: 'lose', reason: 'Otra cobra menos.' };
const lost = aRenewal({ version: 3, outcome: 'lost', allowed_actions: ['reopen'] });

function start(answers: { taken?: (Renewal | Error)[]; read?: (Renewal | Error)[] }, card = aRenewal({ version: 2 })) {
  const { taken = [], read = [] } = answers;
  const takings: RenewalTaking<Step>[] = [];
  const next = (some: (Renewal | Error)[]) => {
    const answer = some.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  };
  const machine = createRenewalCardMachine<Step>().provide({
    actors: {
      takeStep: fromPromise(async ({ input }) => {
        takings.push(input);
        return next(taken);
      }),
      readCard: fromPromise(async () => next(read)),
    },
  });
  const actor = createActor(machine, { input: { card, action: 'lose' } }).start();
  const view = () => renewalCardView(actor.getSnapshot());
  const settled = async () => renewalCardView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  return { actor, takings, view, settled };
}

describe('a step of a renewal', () => {
  it('is taken once it is confirmed', async () => {
    const { actor, takings, settled } = start({ taken: [lost] });
    actor.send({ type: 'step.take', step: lose });
    expect(await settled()).toMatchObject({ result: { outcome: 'lost' }, error: null });
    expect(takings).toEqual([{ card: aRenewal({ version: 2 }), step: lose }]);
  });

  it('is none but the one that was asked for', () => {
    const { actor, takings, view } = start({});
    actor.send({ type: 'step.take', step: { action: 'move', stage_id: 3 } });
    expect(view()).toMatchObject({ isBusy: false });
    expect(takings).toEqual([]);
  });

  it('says why it was refused, and is taken again for the same version', async () => {
    const { actor, takings, settled } = start({ taken: [new CallError({}), lost] });
    actor.send({ type: 'step.take', step: lose });
    expect((await settled()).error).not.toBeNull();
    actor.send({ type: 'step.take', step: lose });
    expect((await settled()).result).toEqual(lost);
    expect(takings.map(({ card }) => card.version)).toEqual([2, 2]);
  });

  it.each([aRefusal(412, 'stale'), aRefusal(409, 'transition_refused')])(
    'is confirmed anew against what somebody else made of it: %s',
    async (refusal) => {
      const { actor, takings, settled } = start({ taken: [refusal, lost], read: [aRenewal({ version: 7 })] });
      actor.send({ type: 'step.take', step: lose });
      expect(await settled()).toMatchObject({ isChanged: true, error: null, card: { version: 7 } });
      actor.send({ type: 'step.take', step: lose });
      expect((await settled()).result).toEqual(lost);
      expect(takings.map(({ card }) => card.version)).toEqual([2, 7]);
    },
  );

  it('ends where somebody else decided the renewal', async () => {
    const renewed = aRenewal({ version: 7, outcome: 'renewed', allowed_actions: [] });
    const { actor, settled } = start({ taken: [aRefusal(412, 'stale')], read: [renewed] });
    actor.send({ type: 'step.take', step: lose });
    expect(await settled()).toMatchObject({ isImpossible: true, card: { outcome: 'renewed' } });
    actor.send({ type: 'step.cancel' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('can be tried again where the renewal could not be read', async () => {
    const { actor, settled } = start({ taken: [aRefusal(412, 'stale')], read: [new CallError({})] });
    actor.send({ type: 'step.take', step: lose });
    expect(await settled()).toMatchObject({ isChanged: false, isImpossible: false, error: expect.any(CallError) });
  });
});
