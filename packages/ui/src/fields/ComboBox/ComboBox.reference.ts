import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ComboBox. */
export const reference: ComponentReference = {
  purpose:
    'Chooses one of many, found by typing: a customer, an insurer, a city. It can bring rows from the server and offer to make a new one.',
  instead: [
    { use: 'Select', when: 'there are up to about fifteen known choices and nothing to search for' },
    { use: 'RadioGroup', when: 'two to five choices are worth seeing at once' },
    { use: 'SuggestField', when: 'any text is right and the list only helps' },
    { use: 'SearchField', when: 'the words filter a list on the page' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Label', selector: 'label', what: 'What is chosen, as a noun.' },
      { name: 'Input', selector: '[role=combobox]', what: 'Shows the choice; typing in it searches.' },
      { name: 'Arrow', selector: '[role=combobox] ~ button', what: 'Opens all choices by pointer; not a stop of Tab.' },
      { name: 'List', selector: '[role=listbox]', what: 'As wide as the field, 20 rem high at most.' },
      { name: 'Row', selector: '[role=option]', what: 'A label, and a second line that tells two of one name apart.' },
      {
        name: 'Row that makes a new one',
        selector: '[role=option][data-key=create-new]',
        what: 'Always last, with a plus; gets what was typed.',
      },
    ],
  },
  states: [
    {
      name: 'Found',
      what: 'What was typed is marked; what begins with it comes first, in the order of the caller where the caller searches.',
      story: 'Marks',
    },
    { name: 'Open', what: 'The list comes with the focus: all rows, then those that match.', story: 'Open' },
    { name: 'Searching', what: 'Accents and case do not matter.', story: 'Searches' },
    {
      name: 'Searched by the caller',
      what: 'The server brings the rows; the choice shows although its row is not among them.',
      story: 'ByTheCaller',
    },
    {
      name: 'Loading',
      what: 'A spinner in the field, and “Loading…” in the list while it is empty.',
      story: 'Loading',
    },
    { name: 'No match', what: '“No matches” in the list; the row that makes a new one stays.', story: 'NoMatch' },
    {
      name: 'Making a new one',
      what: 'The row hands over what was typed and chooses nothing.',
      story: 'CreatesByKeyboard',
    },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Read only', what: 'The choice can be read and copied; nothing opens.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in and opens the list; with a row marked, chooses it and moves on.' },
    { keys: 'Letters', does: 'Search.' },
    { keys: 'Arrow Down', does: 'Marks the next row; opens the list where it is closed.' },
    { keys: 'Arrow Up', does: 'Marks the row before; opens the list at its end where it is closed.' },
    { keys: 'Arrow Left, Arrow Right', does: 'Move the cursor in the text and unmark the row.' },
    { keys: 'Enter', does: 'Chooses the marked row; does not send the form while the list is open.' },
    { keys: 'Escape', does: 'Closes the list and brings back the words of the choice.' },
    { keys: 'Backspace', does: 'In an emptied field: nothing is chosen any more.' },
  ],
  accessibility: [
    'An input with the role of a combo box, named by its label; the focus stays in it while rows are marked.',
    'How many rows there are is announced when the list opens and when it changes.',
    'Text that matches nothing is dropped on leaving, and the choice before comes back.',
    'Where rows come from the server, give valueLabel: else a choice outside the first page shows as empty.',
  ],
  content: {
    do: [
      'A second line that tells people apart: the identification, the city.',
      'A new-row label with the noun and three dots, as it opens more: “New customer…”.',
    ],
    avoid: [
      '“Type to search” as the label; say it in the placeholder if at all.',
      'A row “None”: an emptied field says so.',
    ],
    examples: [
      { es: 'Nuevo cliente…', en: 'New customer…' },
      { es: 'Elija primero el país', en: 'Choose the country first' },
      {
        es: 'No se pudieron cargar las opciones. Escriba para intentarlo de nuevo.',
        en: 'The options could not be loaded. Type to try again.',
      },
    ],
  },
};
