import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of CheckMatrix. */
export const reference: ComponentReference = {
  purpose:
    'Many yes-or-no questions that cross: rows of things, columns of what may be done with them, as in the permissions of a role.',
  instead: [
    { use: 'CheckboxGroup', when: 'there is one list of boxes' },
    { use: 'Switch', when: 'one setting is turned on or off at once' },
    { use: 'DataGrid', when: 'rows are chosen to do something with them' },
  ],
  anatomy: {
    story: 'Disabled',
    parts: [
      { name: 'Grid', selector: '[role="grid"]', what: 'One stop for Tab; cards take its place below 560 px.' },
      { name: 'Everything', selector: 'thead th:nth-child(2) input', what: 'Turns all boxes.' },
      {
        name: 'Whole column',
        selector: 'thead th:nth-child(3) input',
        what: 'Turns a column; half filled where only some are chosen.',
      },
      { name: 'Whole row', selector: 'tbody td:nth-child(2) input', what: 'Turns a row.' },
      { name: 'Box', selector: 'tbody td:nth-child(3) input', what: 'One answer.' },
      {
        name: 'Nothing in common',
        selector: 'tbody td > [aria-hidden="true"]',
        what: 'A dash where the question makes no sense.',
      },
    ],
  },
  states: [
    { name: 'Grid', what: 'Rows and columns, with boxes for whole ones.', story: 'Grid' },
    { name: 'Cards', what: 'A card for each row where there is no room for a grid.', story: 'Cards' },
    { name: 'Disabled', what: 'What is chosen can be read and not be changed.', story: 'Disabled' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves into the grid, to the box that had the focus last, and out of it. In cards: from box to box.',
    },
    { keys: 'Arrow keys', does: 'Move from box to box, over places without one and boxes that cannot be turned.' },
    { keys: 'Home, End', does: 'Move to the first and the last box of the row.' },
    { keys: 'Space', does: 'Turns the box, or the whole row or column that it stands for.' },
  ],
  accessibility: [
    'A table with the role grid that `label` names; cards are groups named by their rows.',
    'Each box is named by column and row, as in “Write: Letters”; those of whole rows by “Letters: All”.',
    'Boxes for a part are “mixed” where only some of it is chosen.',
    'Forced colours show chosen boxes in the colour of a selection.',
  ],
  content: {
    do: ['Head columns with verbs and rows with things: “View”, “Policies”.', 'Say above it what the choice leads to.'],
    avoid: ['More than six columns.', 'Negations: a box that is on allows.'],
    examples: [{ es: 'Permisos según su materia', en: 'Permissions by subject' }],
  },
};
