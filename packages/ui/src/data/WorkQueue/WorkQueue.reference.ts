import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of WorkQueue. */
export const reference: ComponentReference = {
  purpose:
    'What is to be done now, in the order in which it presses: a few rows of different kinds, each with the one action that settles it.',
  instead: [
    { use: 'DataGrid', when: 'there are many of one kind, to sort, filter and choose from' },
    { use: 'ActionRow', when: 'a card tells of a few things, and nobody works them off one by one' },
    { use: 'Board', when: 'things move through stages' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Icon', selector: 'li > span', what: 'The kind, in the tone of its urgency; it has a name.' },
      { name: 'Words', selector: 'li > div:nth-child(2)', what: 'A link to the page, a mark, and one quiet line.' },
      { name: 'Figure', selector: 'li > div:nth-child(3)', what: 'What it is worth; all rows end at one edge.' },
      { name: 'Action', selector: '[data-action]', what: 'One small button or link.' },
    ],
  },
  states: [
    { name: 'Rows', what: 'Kinds are mixed; the most pressing stands first.', story: 'Default' },
    { name: 'Done', what: 'The row goes; the focus falls on the action of the next.', story: 'Done' },
    {
      name: 'Narrow',
      what: 'Title and figure, mark and action, and the note: three lines, of which each is cut rather than broken.',
      story: 'Narrow',
    },
  ],
  keyboard: [
    { keys: 'J, Down', does: 'Goes to the action of the next row, or to its link where it has none.' },
    { keys: 'K, Up', does: 'Goes to the row before.' },
    { keys: 'Home, End', does: 'Goes to the first or the last row.' },
    { keys: 'Enter, Space', does: 'Does the action.' },
    { keys: 'Tab', does: 'Moves through links and actions, as everywhere.' },
  ],
  accessibility: [
    'A list with a name; each row begins with the name of its kind.',
    'Letters work only while the focus is within the list, as WCAG 2.1.4 asks.',
    'Where many rows have the same action, its name says of which row it is: “Register payment: Clinic Santa Aurora”.',
  ],
  content: {
    do: [
      'Begin the note with what tells one row from the other: its end may be cut.',
      'Say in the mark why a row presses, with a number: “Late by 12 days”.',
      'Name the verb only in the action.',
    ],
    avoid: ['More than a screen of rows: lead to the whole list instead.', 'More than one action in a row.'],
  },
};
