import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { movementDraftScenario } from './movementDraft.fixtures.ts';

const next = ['step.next'];
/** A tick may be answered after its step was left. */
const ticked = ['checklist.change'];

describeWalk(movementDraftScenario, {
  heard: {
    '*': ticked,
    what: ['draft.change', ...next],
    much: ['draft.change', 'step.back'],
    'much.computing': next,
    'much.known': next,
    'much.refused': next,
    'much.lacking': next,
    ending: ['draft.change', 'step.back'],
    'ending.known': ['draft.save'],
  },
  // Nothing is computed that lacks something, what is issued was saved, and what was saved is not forgotten.
  invariant: ({ before, after }) => {
    if (after.hasTag('computing')) expect(after.context.input).not.toBeNull();
    if (after.matches('issuing')) expect(after.context.stored).not.toBeNull();
    if (before.context.stored) expect(after.context.stored).not.toBeNull();
  },
});
