import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Timeline. */
export const reference: ComponentReference = {
  purpose: 'What happened to a record, one thing below the other: who did what, and when.',
  instead: [
    { use: 'DataGrid', when: 'the events are searched, filtered or sorted' },
    { use: 'Stepper', when: 'it shows what still has to be done' },
    { use: 'StateDiagram', when: 'it shows what can happen next' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Event', selector: 'li', what: 'One thing that happened.' },
      { name: 'Sign', selector: 'li > [aria-hidden]', what: 'An icon in its tone, or a small dot; decorative.' },
      { name: 'Title', selector: 'li p', what: 'Who did what, as a sentence.' },
      { name: 'Moment', selector: 'li time', what: 'When, as people write it.' },
      { name: 'Text', selector: 'li time + div', what: 'What changed, from what to what.' },
    ],
  },
  states: [
    {
      name: 'Ready',
      what: 'In the order given: newest first in a history, by date in a plan of instalments.',
      story: 'Ready',
    },
    { name: 'Narrow', what: 'The words wrap beside their signs.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'An ordered list that `label` names.',
    '`dateTime` gives machines the moment; without it they read the words.',
    'While it loads or where there is nothing yet, say so in its place; an empty list says nothing.',
  ],
  content: {
    do: ['Begin with the person: “Elena Cevallos registered the payment”.', 'Write both values of what changed.'],
    avoid: ['Names of fields as the database has them.', 'Several events in one.'],
    examples: [
      { es: '{{who}} registró el pago', en: '{{who}} marked it as paid' },
      { es: 'Aún no hay cambios registrados.', en: 'No changes are recorded yet.' },
    ],
  },
};
