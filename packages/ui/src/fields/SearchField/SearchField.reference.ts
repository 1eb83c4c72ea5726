import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of SearchField. */
export const reference: ComponentReference = {
  purpose: 'Takes the words that narrow what is on the page: a list, the help, the directory.',
  instead: [
    { use: 'ComboBox', when: 'one record is chosen for a form' },
    { use: 'CommandPalette', when: 'all records and commands are searched from anywhere' },
    { use: 'FilterBar', when: 'values of certain columns are chosen; it stands beside the search' },
    { use: 'TextField', when: 'the text is kept' },
  ],
  anatomy: {
    story: 'WithKey',
    parts: [
      {
        name: 'Glass',
        selector: '[role=group] > span:first-child, [role=presentation] > span:first-child',
        what: 'Says without words what the field is for.',
      },
      { name: 'Input', selector: 'input[type=search]', what: 'Its placeholder says what can be searched for.' },
      { name: 'Key', selector: 'kbd', what: 'The key that leads here from anywhere on the page.' },
    ],
  },
  states: [
    { name: 'Empty', what: 'The placeholder, and the key where there is one.', story: 'WithKey' },
    { name: 'Filled', what: 'A cross at the end clears it.', story: 'Filled' },
    { name: 'Cleared', what: 'By Escape or the cross; the focus stays in the field.', story: 'Default' },
    { name: 'With a label', what: 'Drawn where no heading says what is searched.', story: 'WithLabel' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in; the cross is not a stop, as Escape does the same.' },
    { keys: 'Escape', does: 'Clears the text; in an empty field it is left to what lies around, such as a dialog.' },
    { keys: 'Enter', does: 'Calls onSubmit where it is given, else sends the form around it.' },
  ],
  accessibility: [
    'An input of type search named by its label, which is hidden from the eye unless told.',
    'A placeholder is no name: give a label that says what is searched.',
    'How many were found is announced by the list. Wait a moment while one types before asking the server.',
  ],
  content: {
    do: ['Name in the placeholder what is looked through: “Search by name or e-mail”.'],
    avoid: ['“Search…” alone.', 'Asking for a wildcard or an exact spelling: case and accents do not matter.'],
    examples: [
      {
        es: 'Buscar por póliza, contratante, factura o referencia',
        en: 'Search by policy, contractor, invoice or reference',
      },
      {
        es: 'Buscar por nombre, identificación, teléfono o correo',
        en: 'Search by name, identification, phone or e-mail',
      },
    ],
  },
};
