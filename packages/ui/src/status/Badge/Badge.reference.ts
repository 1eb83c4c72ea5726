import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Badge. */
export const reference: ComponentReference = {
  purpose: 'Says how many there are, on a tab, a button or a menu entry.',
  instead: [
    { use: 'Chip', when: 'it is a state or a kind, in words' },
    { use: 'Stat', when: 'the number is what the reader came for' },
    { use: 'Text', when: 'the number stands in a sentence or a column' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      {
        name: 'Pill',
        selector: 'div > span:has(> span)',
        what: '20 px high, and as wide as its figures; without a border.',
      },
      { name: 'Number', selector: 'div > span > span', what: '1 to 99, then 99+; figures of one width.' },
      { name: 'Words', selector: 'span[aria-hidden=true] + span', what: 'The `label`: heard instead of the number.' },
    ],
  },
  states: [
    { name: 'Neutral', what: 'How many there are: rows behind a tab.', story: 'Overview' },
    { name: 'Accent', what: 'How many are new.', story: 'Overview' },
    { name: 'Critical', what: 'How many need the reader: late, unread, failed.', story: 'Overview' },
    { name: 'Beyond 99', what: '99+; the label tells the true number.', story: 'Many' },
    { name: 'None', what: 'Nothing is drawn for 0, and no room is kept.', story: 'Overview' },
  ],
  keyboard: 'none',
  accessibility: [
    'Within a tab or a button the number becomes part of its name: “Payments 12”.',
    'Give `label` where the number alone does not say what is counted: “12 unread”.',
    'A change of the number is not announced by itself; whoever counts announces it, as the bell of notifications does.',
  ],
  content: {
    do: ['Count what the reader finds behind it, in the same filter.'],
    avoid: ['Badges on everything: a number that never changes what one does is noise.', 'Words or dates inside.'],
    examples: [
      { es: 'Pagos', en: 'Payments' },
      { es: 'Notificaciones', en: 'Notifications' },
    ],
  },
};
