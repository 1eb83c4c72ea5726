import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of TermBar. */
export const reference: ComponentReference = {
  purpose: 'A term from its first to its last day, with today marked on it: how long a policy still runs.',
  instead: [
    { use: 'ProgressBar', when: 'something is being done and will be finished' },
    { use: 'DescriptionList', when: 'the two dates are enough' },
    { use: 'Timeline', when: 'things happened at several moments' },
  ],
  anatomy: {
    story: 'NearTheEnd',
    parts: [
      { name: 'Term', selector: 'figure', what: 'The whole, with its accessible name.' },
      { name: 'Bar', selector: 'figure > div:first-child', what: 'Filled as far as the term has passed.' },
      { name: 'Ends', selector: 'figure > div:last-child', what: 'First and last day, and between them the note.' },
      { name: 'Day', selector: 'time', what: 'Written as the reader’s language writes days.' },
    ],
  },
  states: [
    { name: 'Running', what: 'Today is marked where it stands.', story: 'Halfway' },
    { name: 'Near the end', what: 'Tone `caution`, and the note says how many days are left.', story: 'NearTheEnd' },
    { name: 'Over', what: 'The bar is full; today is not marked any more.', story: 'Over' },
    { name: 'Not yet', what: 'The bar is empty; the note says when it begins.', story: 'NotYet' },
  ],
  keyboard: 'none',
  accessibility: [
    'A figure that `label` names; read aloud are the two days and the note.',
    'How full the bar is is not read: the note has to say what it means.',
    'In forced colours the filled part has the colour of a selection.',
  ],
  content: {
    do: [
      'Give a note always: “56 days left”, “Ended 45 days ago”.',
      'Give `today` as the day it is for the brokerage, not for the browser.',
    ],
    avoid: ['Percentages: people count days.'],
    examples: [
      { es: 'Vigencia', en: 'Term' },
      { es: 'Empieza en {{count}} días', en: 'Begins in {{count}} days' },
    ],
  },
};
