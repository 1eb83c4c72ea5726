import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of DescriptionList. */
export const reference: ComponentReference = {
  purpose: 'The facts of one record, to be read: what each is called, and what it is.',
  instead: [
    { use: 'FormGroup', when: 'the facts are to be changed' },
    { use: 'DataGrid', when: 'there are several records with the same facts' },
    { use: 'Stat', when: 'one number is more important than the rest' },
  ],
  anatomy: {
    story: 'Above',
    parts: [
      { name: 'List', selector: 'dl', what: 'Up to so many columns as it has room for.' },
      { name: 'Term', selector: 'dt', what: 'What the fact is called, small and muted.' },
      { name: 'Detail', selector: 'dd', what: 'The fact: text, a Chip, a Link. A dash where it is missing.' },
    ],
  },
  states: [
    { name: 'Above', what: 'Terms above their details, in one to four columns.', story: 'Above' },
    { name: 'Beside', what: 'Terms beside their details in one column, for panels and totals.', story: 'Beside' },
    {
      name: 'Missing',
      what: 'A dash stands for null, nothing and an empty text; a nought stays a nought.',
      story: 'Above',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'A native description list: screen readers say the term before its detail.',
    'It brings no title; put it into a Card or below a Heading.',
  ],
  content: {
    do: [
      'Use the names that the form uses for the same fields.',
      'Format details as the reader does: dates, amounts, units.',
    ],
    avoid: ['Colons behind terms.', '“N/A”, “none”, “null”: leave the detail out.'],
    examples: [
      { es: 'Prima neta', en: 'Net premium' },
      { es: 'Vigencia', en: 'Term' },
    ],
  },
};
