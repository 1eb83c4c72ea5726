import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Columns. */
export const reference: ComponentReference = {
  purpose:
    'Puts things of one kind beside each other in equal columns, and takes fewer columns by itself where each would get too narrow.',
  instead: [
    { use: 'Stack', when: 'the things are read one after the other, such as the fields of a form that has few' },
    { use: 'Inline', when: 'each child is as wide as its words: chips, buttons' },
    { use: 'Spread', when: 'two things go to both ends of a line' },
    { use: 'DataGrid', when: 'rows have the same fields and are compared down a column' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Grid',
        selector: 'div:has(> section)',
        what: 'As wide as its surroundings; it asks for its own room, not for the size of the window.',
      },
      { name: 'Cell', selector: 'div > section', what: 'Equal widths; cells of one row are equally high.' },
    ],
  },
  states: [
    {
      name: 'Two to four',
      what: 'At most so many columns; none gets narrower than 15, 12 or 10 rem.',
      story: 'Default',
    },
    { name: 'Six', what: 'Small things, 8 rem at least.', story: 'Six' },
    { name: 'Figures', what: 'Four short figures in a row, in pairs on a phone.', story: 'Figures' },
    {
      name: 'Main and aside',
      what: 'A wide and a narrow column from md; below it the aside follows the main part.',
      story: 'MainAside',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Tab and people who listen go through the cells in the order of the children, row by row. Put first what matters first; `mainAside` keeps the main part first on a phone too.',
    'At 400 % zoom everything stands in one column.',
  ],
  content: {
    do: ['Fill the cells with the same kind of thing: four figures, three plans, pairs of short fields.'],
    avoid: [
      'Long forms in three columns: the eye loses the line. Two short fields that belong together may share one.',
      'Text of very different length side by side: the short one leaves a hole.',
    ],
  },
};
