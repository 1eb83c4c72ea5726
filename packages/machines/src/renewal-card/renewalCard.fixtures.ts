import { CallError } from '@corredor/core/errors';
import { aRefusal, aRenewal } from '@corredor/core/fixtures';
import type { Scenario } from '../charts/index.ts';
import { createRenewalCardMachine, type RenewalStepOf } from './renewalCard.machine.ts';

const machine = createRenewalCardMachine<RenewalStepOf>();

/** A renewal that is moved or noted as not renewed, with every answer of the server. */
export const renewalCardScenario: Scenario<typeof machine> = {
  name: 'renewal-card',
  machine,
  inputs: [
    { card: aRenewal({ version: 2 }), action: 'lose' },
    { card: aRenewal({ outcome: 'renewed', allowed_actions: [] }), action: 'lose' },
  ],
  beginnings: ['an open renewal', 'a decided one'],
  events: [
    { type: 'step.take', step: { action: 'lose' } },
    { type: 'step.take', step: { action: 'move' } },
    { type: 'step.cancel' },
  ],
  actors: {
    takeStep: {
      done: [aRenewal({ version: 3, outcome: 'lost', allowed_actions: ['reopen'] })],
      error: [aRefusal(412, 'stale'), aRefusal(409, 'transition_refused'), new CallError({})],
    },
    readCard: {
      done: [aRenewal({ version: 3 }), aRenewal({ version: 3, outcome: 'renewed', allowed_actions: [] })],
      error: [new CallError({})],
    },
  },
};
