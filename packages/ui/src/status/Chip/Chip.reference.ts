import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Chip. */
export const reference: ComponentReference = {
  purpose: 'Tells the state or kind of one thing in one or two words; the colour only repeats them.',
  instead: [
    { use: 'Badge', when: 'it is a number' },
    { use: 'ToggleChips', when: 'it can be pressed to filter' },
    { use: 'FilterBar', when: 'it shows a filter that can be taken away' },
    { use: 'Banner', when: 'the state needs a sentence or an action' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      {
        name: 'Pill',
        selector: 'span:has(> svg)',
        what: 'A tint with text of the same colour, 24 px high; a border comes with high contrast and forced colours.',
      },
      { name: 'Icon', selector: 'span > svg', what: 'One for each state; decorative, as the words say it.' },
      { name: 'Words', selector: 'svg + span', what: 'One line; cut with an ellipsis where the place is too narrow.' },
    ],
  },
  states: [
    { name: 'Neutral', what: 'No judgement: a draft, a kind.', story: 'Overview' },
    { name: 'Positive', what: 'As it should be: active, paid.', story: 'Overview' },
    { name: 'Caution', what: 'Soon or past its time: near expiry, expired.', story: 'Overview' },
    { name: 'Critical', what: 'Over or overdue: closed, delayed.', story: 'Overview' },
    { name: 'Info', what: 'News, or a kind to be told from the others.', story: 'Overview' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is plain text and read where it stands. It has no role and cannot be pressed.',
    'Every state has a word and an icon, so that nothing depends on telling colours apart.',
    'A state that changes while somebody looks is announced by what changed it: a Toast, as a rule.',
  ],
  content: {
    do: [
      'Use the word of the catalogue for a state, the same in lists, records and filters.',
      'An adjective or participle: “Active”, “Paid”.',
    ],
    avoid: ['Sentences, dates, names of people.', 'Two chips that say the same, such as “Closed” and “Not active”.'],
    examples: [
      { es: 'Borrador', en: 'Draft' },
      { es: 'Por vencer', en: 'Near expiry' },
      { es: 'Atrasada', en: 'Delayed' },
      { es: 'Pagada', en: 'Paid' },
    ],
  },
};
