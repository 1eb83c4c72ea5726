import type { MachineReference } from './machineReference.ts';

export const movementDraft: MachineReference = {
  purpose:
    'Drafts a movement of a policy in three steps: what changes, what that comes to, and what becomes of it. The server computes after each change. The states of a movement itself (draft, sent, issued and the others) are told in Patterns, States.',
  use: [
    'When something is drafted whose price only the server knows, and is saved, sent or confirmed at the end.',
    'When a saved draft must not be drafted a second time because a later request was refused.',
  ],
  instead: [
    { use: 'useRecordForm', when: 'what is typed is all there is to it' },
    { use: 'Policy lifecycle', when: 'a record makes one move, with a reason' },
    { use: 'Payment stepper', when: 'money is taken at the end' },
  ],
  states: {
    what: 'It is said what changes, from when and who asks for it. What is missing is named once somebody wanted to go on; once nothing is, what it comes to is computed after a pause.',
    much: 'What it comes to is computed, known or refused, or the method lacks something. Every change asks the server anew; the last answer stays in sight meanwhile.',
    ending: 'It is known what it comes to. When it falls due can still be changed.',
    saving: 'The draft is being stored, new or changed.',
    issuing:
      'The draft is stored, and is being issued. Where figures have changed since, the new ones are computed and shown.',
    saved: 'It is a draft; sending, or issuing what still needs something, asks in a dialog of its own.',
    issued: 'It counts.',
  },
  asks: {
    computePremium: 'What the movement would come to, with the explanation line by line.',
    saveDraft: 'To store a new draft, or what changed of the stored one, once.',
    issueDraft: 'To issue the stored draft with the total that was seen, once.',
  },
  hears: {
    'draft.change':
      'Something was typed or chosen; what it asks the server comes with it, unless something is missing.',
    'step.next': 'Somebody wants to go on. While it is still computed, it goes on by itself once it is known.',
    'step.back': 'Somebody goes back; nothing that was typed is lost.',
    'draft.save': 'Somebody saves the draft, saves it to go on with it here, or saves it to send or issue it.',
    'checklist.change':
      'What the stored draft needs was ticked: it is one version on. A change by anybody else is not taken for that.',
  },
  waits: { pause: 'How long nobody types before what it comes to is asked.' },
  test: [
    'Going on names what is missing, and loses nothing.',
    'A refusal stands over the step, and pressing again asks again.',
    'Once an issue was refused, saving changes the stored draft and drafts no second one.',
    'A draft that was saved to be ticked is issued as the same draft.',
    'A lost answer and another try draft one movement.',
  ],
  runBy: 'packages/widgets/src/collection/movements/draft/NewMovement.tsx',
};
