import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of SelectionBar. */
export const reference: ComponentReference = {
  purpose: 'Comes up at the foot of a list while rows are chosen: how many, and what can be done with all of them.',
  instead: [
    { use: 'DataGrid', when: 'something is done with one row; its menu offers it' },
    { use: 'Toolbar', when: 'the buttons are there whatever is chosen' },
    { use: 'Toast', when: 'you want to tell what was done' },
  ],
  anatomy: {
    story: 'Narrow',
    parts: [
      { name: 'Bar', selector: 'section', what: 'Stays at the bottom of the window while the rows scroll.' },
      { name: 'Count', selector: 'section > span', what: 'How many rows are chosen.' },
      { name: 'All that match', selector: 'section > button', what: 'Chooses what the filter matches on all pages.' },
      { name: 'Actions', selector: 'section > div', what: 'Small buttons, and at the end the way to let all rows go.' },
    ],
  },
  states: [
    { name: 'Some', what: 'Only rows of this page are chosen; all that match are offered.', story: 'Some' },
    { name: 'All that match', what: 'The number of all rows, whatever page they stand on.', story: 'AllMatching' },
    {
      name: 'Narrow',
      what: 'It stands in two lines; more verbs than fit scroll sideways, and the way out stays in sight.',
      story: 'Narrow',
    },
    { name: 'On a telephone', what: 'Six verbs on 320 px cover no more than two lines of the rows.', story: 'Phone' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons; the bar follows the list in the order of Tab.' },
    { keys: 'Enter, Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'A region called “Selection”.',
    'The number is announced by the DataGrid as it changes; the bar itself says nothing aloud.',
    'Draw it only while something is chosen, and keep the focus somewhere when it goes.',
  ],
  content: {
    do: [
      'Name the verb only; the bar says with what: “Delete”.',
      'Put what destroys last, in the tone `critical`, and ask first.',
    ],
    avoid: ['More than four actions.'],
    examples: [
      { es: 'Una fila seleccionada', en: 'One row selected' },
      { es: 'Seleccionar las {{count}} que coinciden', en: 'Select all {{count}} that match' },
    ],
  },
};
