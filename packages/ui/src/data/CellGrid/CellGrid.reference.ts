import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of CellGrid. */
export const reference: ComponentReference = {
  purpose:
    'The rows of a file before they are taken in: each cell is a field, and what is wrong with it stands below it.',
  instead: [
    { use: 'DataGrid', when: 'records are read, sorted and opened' },
    { use: 'EditableRows', when: 'the rows of a record are changed one at a time, with fields of their own' },
    { use: 'FigureTable', when: 'nothing is changed' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Table', selector: 'table', what: 'Scrolls sideways where the file has many columns.' },
      { name: 'Number', selector: 'tbody th', what: 'The row’s number in the file, so that it is found there again.' },
      { name: 'State', selector: 'tbody td:nth-child(2)', what: 'How the row stands: a Chip, a Checkbox or words.' },
      {
        name: 'Cell',
        selector: 'tbody input',
        what: 'A field without a frame; it shows one when it is pointed at or typed in.',
      },
      {
        name: 'What is wrong',
        selector: 'tbody td p',
        what: 'Below the cell, in red, or in ochre where it is only doubtful.',
      },
    ],
  },
  states: [
    { name: 'Good, wrong, doubtful', what: 'An error must be mended, a warning may stay.', story: 'Ready' },
    { name: 'Taken in', what: 'A locked row is shown and cannot be changed any more.', story: 'Ready' },
    { name: 'Left out', what: 'A muted row is crossed out and can still be changed.', story: 'Ready' },
    { name: 'Several lines', what: 'A text with breaks keeps them in a larger field.', story: 'Lines' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from cell to cell, row by row; leaving a cell hands over what was typed.' },
    { keys: 'Enter', does: 'Leaves the cell; in a text of several lines it breaks the line.' },
  ],
  accessibility: [
    'A native table with heads of columns and rows; `label` names it.',
    'Each field is named by column and row, as in “Name, Row 3”, and described by what is wrong with it.',
    'Cells with errors are `aria-invalid`.',
    'The place to begin is said above the table: how many rows are wrong, and a way to the first.',
  ],
  content: {
    do: ['Say what to write: “Write the date as 31/12/2026.”', 'Use the names of columns that the file has.'],
    avoid: ['“Invalid”.', 'Warnings for what people mean.'],
    examples: [
      { es: 'Omitir las que tienen errores', en: 'Leave out those with errors' },
      { es: 'Complete este campo', en: 'Fill in this field' },
    ],
  },
};
