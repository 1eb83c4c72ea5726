import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of EditableRows. */
export const reference: ComponentReference = {
  purpose:
    'A short list that belongs to one record and is changed in place, one row at a time: the coverages of a policy, its sellers, its beneficiaries.',
  instead: [
    { use: 'DataGrid', when: 'the rows are records of their own, or more than about twenty' },
    { use: 'CellGrid', when: 'every cell of every row is a field' },
    { use: 'Form', when: 'a row has more than five fields' },
    { use: 'ChipList', when: 'each row is one word' },
  ],
  anatomy: {
    story: 'Editing',
    parts: [
      {
        name: 'Table',
        selector: 'table',
        what: 'Named by `label`; in narrow places each row becomes a block with its own labels.',
      },
      {
        name: 'Row that is read',
        selector: 'tbody tr:first-child',
        what: 'Its buttons to edit and to delete are seen with the pointer or the focus in the row; always where fingers point, in narrow places and in forced colours.',
      },
      {
        name: 'Row that is edited',
        selector: 'tbody tr:has(input)',
        what: 'Fields in place of texts, and buttons to save and to cancel.',
      },
      {
        name: 'Add',
        selector: 'div:has(> table) + div button',
        what: 'Begins a new row; where it cannot, the reason stands beside it.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'All rows are read; nothing is locked.', story: 'Ready' },
    { name: 'Empty', what: 'One sentence in place of the table, and the button to add.', story: 'Empty' },
    {
      name: 'Editing',
      what: 'One row has fields; the others cannot be edited or deleted until it is done.',
      story: 'Editing',
    },
    { name: 'Saving', what: 'The button to save is pending and the others wait.', story: 'Saving' },
    { name: 'Wrong', what: 'A line below the row says what to do; it is announced.', story: 'Wrong' },
    {
      name: 'In a card',
      what: 'The card has the frame, the button to add in its head and a sum at its foot.',
      story: 'InCard',
    },
    { name: 'Narrow', what: 'Rows become blocks.', story: 'Narrow' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through fields and buttons.' },
    { keys: 'Enter', does: 'In a field: saves the row, not the form around it.' },
    { keys: 'Escape', does: 'In a field: gives the changes up. An open list of the field is closed first.' },
  ],
  accessibility: [
    'The first field takes the focus as a row begins to be edited.',
    'Buttons are named with their row: “Edit: Amalia Torres”.',
    'What is wrong is an alert.',
    'The caller keeps the row that is edited, and gives a new one among `rows`; the machine `row-editing` does all of it.',
  ],
  content: {
    do: [
      'Say on the button what is added: “Add coverage”.',
      'Write in `emptyText` what belongs here.',
      'Give a reason where nothing can be added now.',
    ],
    avoid: ['Deleting without a question where it cannot be undone; use a ConfirmDialog.'],
    examples: [
      { es: 'Agregar cobertura', en: 'Add coverage' },
      {
        es: 'Los porcentajes no pueden sumar más de 100: ya hay {{sum}}.',
        en: 'The percentages cannot add up to more than 100: there is {{sum}} already.',
      },
    ],
  },
};
