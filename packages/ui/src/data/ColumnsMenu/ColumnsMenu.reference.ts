import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ColumnsMenu. */
export const reference: ComponentReference = {
  purpose: 'Chooses which columns of a DataGrid are shown, and in which order. It stands at the end of a GridToolbar.',
  instead: [
    { use: 'ViewTabs', when: 'a whole set of columns, filters and order is kept under a name' },
    { use: 'CheckboxGroup', when: 'the choice is a value of a form' },
  ],
  anatomy: {
    story: 'Closed',
    parts: [
      { name: 'Button', selector: 'button', what: 'Opens the panel below it; what is chosen there shows at once.' },
    ],
  },
  states: [
    {
      name: 'Kept',
      what: 'A column that has no room is made to stay by a press; the grid scrolls sideways then.',
      story: 'KeepsAColumn',
    },
    { name: 'Closed', what: 'A button among the others of the toolbar.', story: 'Closed' },
    { name: 'Open', what: 'A box for each column that may be hidden.', story: 'HidesAColumn' },
    {
      name: 'Without room',
      what: '`leftOut` of the DataGrid: beside the box stands why the column is not shown now. `onReset` brings the usual columns, order and widths back.',
      story: 'SaysWhatHasNoRoom',
    },
    {
      name: 'In reserve',
      what: 'A column with `isReserve` says that it is shown only if it is kept, and is kept by a press.',
      story: 'KeepsAReserve',
    },
    { name: 'With order', what: 'Two buttons beside each column move it.', story: 'MovesAColumn' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the panel, and turns the box or presses the button in it.' },
    { keys: 'Tab', does: 'Moves through boxes and buttons; the focus stays in the panel.' },
    { keys: 'Escape', does: 'Closes the panel; the focus returns to the button.' },
  ],
  accessibility: [
    'The panel is a dialog called “Columns”.',
    'Moving a column needs no dragging: “Move Amount up” does it.',
    'The column that names the row, and those with `hideable: false`, are not offered.',
  ],
  content: {
    do: ['Use the headers of the grid; they come from the same columns.'],
    avoid: ['Headers of one sign or without words.'],
    examples: [{ es: 'Columnas', en: 'Columns' }],
  },
};
