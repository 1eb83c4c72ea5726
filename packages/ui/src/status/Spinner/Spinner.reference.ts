import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Spinner. */
export const reference: ComponentReference = {
  purpose: 'Says that something takes a moment, where neither its length nor the shape of its result is known.',
  instead: [
    { use: 'Skeleton', when: 'content is on its way: hold its place' },
    { use: 'ProgressBar', when: 'it can be counted' },
    { use: 'Button', when: 'a pressed button waits: `isPending` draws the spinner and keeps the focus' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      { name: 'Within a control', selector: '[role=progressbar]', what: '16 px, in the colour of the text around it.' },
      {
        name: 'Alone',
        selector: '[role=progressbar]:last-child',
        what: '32 px, with a label that says what is going on.',
      },
    ],
  },
  states: [
    { name: 'Turning', what: 'A ring with a gap, in three sizes.', story: 'Overview' },
    { name: 'Less motion', what: 'It fades slowly instead of turning.' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a progress bar without a value, named by `label`, or “In progress”.',
    'It is not announced when it appears: put it in a place with role status where waiting is all there is to know.',
    'The gap stays to be seen in forced colours.',
  ],
  content: {
    do: [
      'Beside a large one, say in words what is going on.',
      'After some seconds, say that it takes longer and what can be done.',
    ],
    avoid: ['A spinner over a whole page that had content.', 'Several at once: one for what the reader waits for.'],
    examples: [
      { es: 'Confirmando su correo', en: 'Confirming your e-mail' },
      { es: 'En curso', en: 'In progress' },
    ],
  },
};
