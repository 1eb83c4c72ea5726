import type { Movement, MovementInput, MovementPreview } from '@corredor/core/api';
import { aChecklist, aMovement, aMovementPreview, aRefusal } from '@corredor/core/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createMovementDraftMachine, type MovementSave, movementDraftView } from './index.ts';

interface Draft {
  reason: string;
}
const input: MovementInput = {
  kind: 'text',
  effective_date: '2026-05-31',
  requested_by: 'customer',
  requested_on: '2026-05-20',
  reason: 'Aclara el uso.',
};
const draft = { reason: 'Aclara el uso.' };

interface Answers {
  computed?: (MovementPreview | Error)[];
  saved?: (Movement | Error)[];
  issued?: (Movement | Error)[];
}
function start({ computed = [], saved = [], issued = [] }: Answers) {
  const saves: MovementSave<Draft>[] = [];
  const next = <Answer>(answers: (Answer | Error)[]) => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  };
  const machine = createMovementDraftMachine<Draft>().provide({
    actors: {
      computePremium: fromPromise(async () => next(computed)),
      saveDraft: fromPromise(async ({ input: save }) => {
        saves.push(save);
        return next(saved);
      }),
      issueDraft: fromPromise(async () => next(issued)),
    },
  });
  const actor = createActor(machine, { input: { draft: { reason: '' }, stored: null, input: null } }).start();
  const view = () => movementDraftView(actor.getSnapshot());
  const settled = async () =>
    movementDraftView(await waitFor(actor, (snapshot) => !snapshot.hasTag('computing') && !snapshot.hasTag('busy')));
  /** Goes to the last step. */
  const toEnd = async () => {
    actor.send({ type: 'draft.change', draft, input });
    actor.send({ type: 'step.next', input });
    await settled();
    actor.send({ type: 'step.next', input });
    return settled();
  };
  return { actor, saves, view, settled, toEnd };
}

describe('going on', () => {
  it('waits until nothing is missing, and counts what was in vain', async () => {
    const { actor, view, settled } = start({ computed: [aMovementPreview()] });
    actor.send({ type: 'step.next', input: null });
    actor.send({ type: 'step.next', input: null });
    expect(view()).toMatchObject({ step: 'what', tries: 2 });
    actor.send({ type: 'step.next', input });
    expect(await settled()).toMatchObject({ step: 'much', tries: 0, preview: { total_delta: expect.any(String) } });
  });

  it('goes on by itself where it was pressed while it was computed', async () => {
    const { actor, view, settled } = start({ computed: [aMovementPreview()] });
    actor.send({ type: 'step.next', input });
    actor.send({ type: 'step.next', input });
    expect(view()).toMatchObject({ step: 'much', isComputing: true, isLeaving: true });
    expect(await settled()).toMatchObject({ step: 'end', isLeaving: false });
  });

  it('stays where it is refused, and asks once more when it is pressed again', async () => {
    const { actor, settled } = start({ computed: [aRefusal(409, 'policy_cancelled'), aMovementPreview()] });
    actor.send({ type: 'step.next', input });
    expect(await settled()).toMatchObject({ step: 'much', error: { code: 'policy_cancelled' } });
    actor.send({ type: 'step.next', input });
    expect(await settled()).toMatchObject({ step: 'end', error: null });
  });

  it('keeps what was computed last while something changes, and on the way back', async () => {
    const { actor, view, settled } = start({ computed: [aMovementPreview(), aMovementPreview(), aMovementPreview()] });
    actor.send({ type: 'step.next', input });
    await settled();
    actor.send({ type: 'draft.change', draft, input });
    expect(view()).toMatchObject({ isComputing: true, preview: { currency: 'USD' } });
    actor.send({ type: 'step.back' });
    // It is asked of what was changed last.
    expect(view()).toMatchObject({ step: 'what', isComputing: true, preview: { currency: 'USD' }, draft });
  });
});

describe('what it comes to, beside the first step', () => {
  it('is computed as soon as nothing is missing, once somebody pauses, and forgotten where something is', async () => {
    const { actor, view, settled } = start({ computed: [aMovementPreview()] });
    // The second change begins the pause anew: it is asked once.
    actor.send({ type: 'draft.change', draft: { reason: 'Aclara' }, input });
    actor.send({ type: 'draft.change', draft, input });
    expect(view()).toMatchObject({ step: 'what', isComputing: true, preview: null });
    expect(await settled()).toMatchObject({ step: 'what', preview: { currency: 'USD' } });
    actor.send({ type: 'draft.change', draft: { reason: '' }, input: null });
    expect(view()).toMatchObject({ step: 'what', isComputing: false, preview: null });
  });

  it('says nothing of a refusal before somebody goes on', async () => {
    const refusal = aRefusal(409, 'policy_cancelled');
    const { actor, settled } = start({ computed: [refusal, refusal] });
    actor.send({ type: 'draft.change', draft, input });
    expect(await settled()).toMatchObject({ step: 'what', preview: null, error: null });
    actor.send({ type: 'step.next', input });
    expect(await settled()).toMatchObject({ step: 'much', error: { code: 'policy_cancelled' } });
  });
});

describe('ending', () => {
  it('stays with the stored draft, whose checklist is ticked there, and takes nobody else’s change for it', async () => {
    const checklist = aChecklist.map((one) => ({ ...one, done_on: '2026-05-20' }));
    const { actor, saves, view, toEnd, settled } = start({
      computed: [aMovementPreview()],
      saved: [aMovement({ id: 65, version: 1, checklist: aChecklist }), aMovement({ id: 65, version: 3, checklist })],
      issued: [aMovement({ id: 65, version: 4, status: 'issued' })],
    });
    await toEnd();
    actor.send({ type: 'draft.save', end: 'stay', insurerNumber: null });
    expect(await settled()).toMatchObject({ step: 'end', done: null, kept: draft, stored: { id: 65, version: 1 } });
    actor.send({ type: 'checklist.change', movement: aMovement({ id: 65, version: 2, checklist }) });
    expect(view().stored).toMatchObject({ version: 2 });
    actor.send({ type: 'checklist.change', movement: aMovement({ id: 65, version: 7, checklist }) });
    expect(view().stored).toMatchObject({ version: 2 });
    actor.send({ type: 'draft.save', end: 'issue', insurerNumber: null });
    expect((await settled()).done).toMatchObject({ isIssued: true, movement: { version: 4 } });
    expect(saves.map(({ stored }) => stored?.version ?? null)).toEqual([null, 2]);
  });

  it('issues at once what needs nothing', async () => {
    const { actor, toEnd, settled } = start({
      computed: [aMovementPreview()],
      saved: [aMovement({ version: 1 })],
      issued: [aMovement({ version: 2, status: 'issued' })],
    });
    await toEnd();
    actor.send({ type: 'draft.save', end: 'issue', insurerNumber: 'END-7' });
    expect((await settled()).done).toMatchObject({ isIssued: true, movement: { version: 2 } });
  });

  it('leaves it a draft where its checklist is open', async () => {
    const saved = aMovement({ checklist: aChecklist });
    const { actor, toEnd, settled } = start({ computed: [aMovementPreview()], saved: [saved] });
    await toEnd();
    actor.send({ type: 'draft.save', end: 'issue', insurerNumber: null });
    expect((await settled()).done).toEqual({ movement: saved, end: 'issue', isIssued: false });
  });

  it('changes the stored draft, and drafts no second one, once an issue was refused', async () => {
    const first = aMovement({ id: 65, version: 1 });
    const { actor, saves, toEnd, settled } = start({
      computed: [aMovementPreview(), aMovementPreview({ total_delta: '-300.00' })],
      saved: [first, aMovement({ id: 65, version: 2 })],
      issued: [aRefusal(409, 'figures_changed')],
    });
    await toEnd();
    actor.send({ type: 'draft.save', end: 'issue', insurerNumber: null });
    expect(await settled()).toMatchObject({
      step: 'end',
      error: { code: 'figures_changed' },
      preview: { total_delta: '-300.00' },
    });
    actor.send({ type: 'draft.save', end: 'draft', insurerNumber: null });
    expect((await settled()).done).toMatchObject({ movement: { version: 2 }, isIssued: false });
    expect(saves.map(({ stored }) => stored?.id ?? null)).toEqual([null, 65]);
  });
});
