import type { MachineReference } from './machineReference.ts';

export const policyLifecycle: MachineReference = {
  purpose:
    'Takes a policy from one state of its life to the next: enable, close, renew. It holds the dialog, what is written in it, and the server’s answer. The states of a policy itself (draft, active, expired, closed) are told in Patterns, States.',
  use: [
    'When a move of a record needs a confirmation, a reason, and may be refused because somebody else was faster.',
    'When a lost answer must not lead to moving twice: each confirmed move has a key, which every retry repeats.',
  ],
  instead: [
    { use: 'a mutation', when: 'one press does it, without a question and without a reason' },
    { use: 'Row editing', when: 'a row of the record is changed' },
    { use: 'StateDiagram', when: 'you only want to show where the policy stands' },
  ],
  states: {
    resting: 'No move is under way; the buttons offer those that are possible.',
    confirming: 'The dialog is open. A move that needs observations is not confirmed without them.',
    running: 'The server was told; the button is pending.',
    failed: 'No answer, or an unexpected one: the dialog stays, and trying again cannot move twice.',
    stale: 'Somebody else changed the policy: what was written stays, and is confirmed anew against what it is now.',
    reconsidering: 'Looks whether the move is still possible; left at once.',
    incomplete:
      'The draft lacks something: the dialog lists what, each with a way to its field. To be enabled it needs a contractor, a payer, an insurer, a branch, a number, its first and last day, and in a group at least one insured.',
    done: 'The move is made; the page shows the policy as it is now, or the draft of its renewal.',
  },
  asks: { makeMove: 'To enable, close or renew this version of the policy, once.' },
  hears: {
    'action.choose': 'Somebody chose a move.',
    'observations.write': 'Somebody wrote in the field for observations.',
    'action.confirm': 'Somebody confirmed.',
    'action.retry': 'Somebody tries again.',
    'action.cancel': 'The dialog was closed.',
    'policy.replace': 'The policy was read anew.',
  },
  waits: {},
  test: [
    'A move that the state does not allow is not offered and not taken.',
    'Observations are asked for where the move needs them, and never lost.',
    'A lost answer and a retry lead to one move.',
    'A policy that changed meanwhile is shown before it is moved.',
  ],
  runBy: 'packages/widgets/src/portfolio/policies/moves/PolicyMoves.tsx',
};
