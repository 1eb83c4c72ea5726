import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of FigureTable. */
export const reference: ComponentReference = {
  purpose: 'The numbers behind a chart, as a small table that scrolls within the height that it is given.',
  instead: [
    { use: 'BarChart', when: 'one number for each name is compared at a glance' },
    { use: 'DataGrid', when: 'rows are sorted, chosen or worked with' },
    { use: 'DescriptionList', when: 'the numbers belong to one record' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Frame',
        selector: 'section',
        what: 'Scrolls; it takes the focus, so that the keyboard can scroll it too.',
      },
      { name: 'Heads', selector: 'thead', what: 'Stay in sight while the rows scroll.' },
      { name: 'Name', selector: 'tbody th a', what: 'Leads to the rows behind the numbers.' },
      { name: 'Number', selector: 'tbody td', what: 'At the end of its column, in figures of one width.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'A few rows, all in sight.', story: 'Ready' },
    { name: 'Many rows', what: 'They scroll below the heads.', story: 'Cruel' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the frame, then from name to name.' },
    { keys: 'Arrow Down, Arrow Up', does: 'Scroll while the frame has the focus.' },
    { keys: 'Enter', does: 'On a name: opens the rows behind its numbers.' },
  ],
  accessibility: [
    'A native table in a region that `label` names; each row is headed by its name.',
    'Numbers come formatted: give them in the reader’s language.',
  ],
  content: {
    do: [
      'Give the first column the kind of name: “Insurance company”.',
      'Write the unit in the head or in every value.',
    ],
    avoid: ['Totals as a row among the others.', 'More than four columns of numbers.'],
    examples: [
      { es: 'Cifras: {{title}}', en: 'Numbers: {{title}}' },
      { es: 'Prima neta', en: 'Net premium' },
    ],
  },
};
