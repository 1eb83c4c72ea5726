import type { MovementInput } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { aChecklist, aMovement, aMovementPreview, aRefusal } from '@corredor/core/fixtures';
import type { Scenario } from '../charts/index.ts';
import { createMovementDraftMachine } from './movementDraft.machine.ts';

const machine = createMovementDraftMachine<{ reason: string }>();
const draft = { reason: 'Vende el bien.' };
const input: MovementInput = {
  kind: 'cancellation',
  effective_date: '2026-05-31',
  requested_by: 'customer',
  requested_on: '2026-05-20',
  ...draft,
};

/** A cancellation that is drafted, or a stored draft that is changed, with every answer of the server. */
export const movementDraftScenario: Scenario<typeof machine> = {
  name: 'movement-draft',
  machine,
  inputs: [
    { draft: { reason: '' }, stored: null, input: null },
    { draft, stored: aMovement({ id: 64, version: 3 }), input },
  ],
  beginnings: ['a new movement', 'a stored draft'],
  events: [
    { type: 'draft.change', draft, input },
    { type: 'draft.change', draft: { reason: '' }, input: null },
    { type: 'step.next', input },
    { type: 'step.next', input: null },
    { type: 'step.back' },
    { type: 'draft.save', end: 'draft', insurerNumber: null },
    { type: 'draft.save', end: 'issue', insurerNumber: 'END-7' },
    { type: 'draft.save', end: 'stay', insurerNumber: null },
    { type: 'checklist.change', movement: aMovement({ id: 65, version: 2, checklist: aChecklist }) },
  ],
  actors: {
    computePremium: { done: [aMovementPreview()], error: [aRefusal(409, 'policy_cancelled')] },
    saveDraft: {
      done: [aMovement({ id: 65, version: 1 }), aMovement({ id: 65, version: 1, checklist: aChecklist })],
      error: [new CallError({})],
    },
    issueDraft: {
      done: [aMovement({ id: 65, version: 2, status: 'issued' })],
      error: [aRefusal(409, 'figures_changed'), new CallError({})],
    },
  },
  // How often something was tried in vain opens no other way.
  keyOf: ({ value, context: { tries: _, ...context } }) => ({ value, context }),
};
