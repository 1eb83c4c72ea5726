import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Skeleton. */
export const reference: ComponentReference = {
  purpose:
    'Holds the place of content that is on its way, in the size it will have, so that nothing jumps when it comes.',
  instead: [
    { use: 'Spinner', when: 'an action takes a moment, or nobody knows the shape of what comes' },
    { use: 'ProgressBar', when: 'it is known how much is done' },
    { use: 'EmptyState', when: 'the answer came and holds nothing' },
    { use: 'DataGrid', when: 'it is a table: it draws its own skeleton rows' },
  ],
  anatomy: {
    story: 'OfARow',
    parts: [
      { name: 'Circle', selector: '[aria-busy=true] > span', what: 'The place of an Avatar.' },
      {
        name: 'Lines',
        selector: '[aria-busy=true] > div > span',
        what: 'The place of words; as wide as they usually are, not always the whole line.',
      },
    ],
  },
  states: [
    { name: 'Line', what: 'One line of text, 10 px high.', story: 'Line' },
    {
      name: 'Rows',
      what: 'A list or facts: two bars in each row of 40 px, as many rows as the height holds.',
      story: 'Rows',
    },
    { name: 'Chart', what: 'The axis and the lines of the scale; bars come with their values.', story: 'Chart' },
    { name: 'Block', what: 'A picture, a title or a button; 6 rem high unless told.', story: 'Block' },
    { name: 'Circle', what: 'A picture of a person; 2.5 rem unless told.', story: 'Circle' },
    { name: 'Breathing', what: 'Fades up and down; stands still with less motion.', story: 'OfARow' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is hidden from people who listen. The place around it says that it is busy (`aria-busy`), or a status says “Loading…”.',
    'No control stands in a skeleton, so the focus cannot be lost when the content comes.',
  ],
  content: {
    do: ['Draw what will surely come: the header, the number of rows of a page.', 'Give the final height.'],
    avoid: [
      'A large block: it is the darkest thing on the page. Rows weigh half of what comes.',
      'Skeletons for less than a moment or for the whole page at each change: keep what was there.',
      'Words inside.',
    ],
    examples: [{ es: 'Cargando…', en: 'Loading…' }],
  },
};
