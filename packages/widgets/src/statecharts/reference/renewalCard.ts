import type { MachineReference } from './machineReference.ts';

export const renewalCard: MachineReference = {
  purpose:
    'Takes one step of a renewal that asks for something first: move, assign, prepare, ask the insurer, write to the client, not renewed. It holds the dialog from its opening to the server’s answer. Where a renewal itself stands (open, prepared, decided, lost) is a table of the domain.',
  use: [
    'When a step of a record asks for something, and somebody else may take a step of the same record meanwhile.',
    'When what was typed must survive a refusal, and be confirmed against the record as it is now.',
  ],
  instead: [
    { use: 'a mutation', when: 'one press does it: a card is dropped on another stage, a lost renewal is reopened' },
    { use: 'Policy lifecycle', when: 'a policy is enabled, closed or renewed' },
    { use: 'a run', when: 'the same step is taken of many renewals' },
  ],
  states: {
    beginning: 'Looks whether the step is possible; left at once.',
    asking: 'The dialog is open: new, after a refusal, or after somebody else was faster.',
    taking: 'The server was told; the button is pending.',
    rereading: 'Somebody else was faster: the renewal is read as it is now.',
    reconsidering: 'Looks whether the step is still possible; left at once.',
    impossible: 'The step is no longer possible. The dialog says where the renewal stands, and can only be closed.',
    done: 'The step is taken; lists and boards show it.',
    closed: 'The dialog was closed, and nothing was done.',
  },
  asks: {
    takeStep: 'To take this step of this version of the renewal, once.',
    readCard: 'The renewal as it is now.',
  },
  hears: {
    'step.take': 'Somebody confirmed the step with what it needs.',
    'step.cancel': 'The dialog was closed.',
  },
  waits: {},
  test: [
    'A step that the renewal does not allow is not taken.',
    'What was typed stays when somebody else was faster, and is confirmed anew.',
    'A lost answer and another try take one step.',
    'A renewal that was decided meanwhile says so, and offers nothing.',
  ],
  runBy: 'packages/widgets/src/portfolio/renewals/RenewalWork.tsx',
};
