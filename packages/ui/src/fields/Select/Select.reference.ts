import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Select. */
export const reference: ComponentReference = {
  purpose: 'Chooses one of a few known things in little room: a payment method, a language, a status to filter by.',
  instead: [
    { use: 'RadioGroup', when: 'two to five choices are worth comparing' },
    { use: 'ComboBox', when: 'there are more than about fifteen, or they are records that one looks for' },
    { use: 'MenuButton', when: 'choosing does something' },
    { use: 'Switch', when: 'it is on or off' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Label',
        selector: 'div:has(> button[aria-haspopup=listbox]) > span',
        what: 'What is chosen, as a noun.',
      },
      {
        name: 'Button',
        selector: 'button[aria-haspopup=listbox]',
        what: 'Shows the choice in one line; the whole box opens the list.',
      },
      { name: 'List', selector: '[role=listbox]', what: 'At least as wide as the field, 30 rem high at most.' },
      { name: 'Option', selector: '[role=option]', what: 'Label, and a second line where one is needed.' },
      { name: 'Chosen option', selector: '[role=option][aria-selected=true]', what: 'Strong, with a tick.' },
    ],
  },
  states: [
    { name: 'Nothing chosen', what: 'Muted words: “Select”, or the placeholder.', story: 'Closed' },
    { name: 'Open', what: 'The list lies over the page, which does not answer until it is closed.', story: 'Open' },
    {
      name: 'With an empty option',
      what: 'A first option that chooses nothing, for filters and what may be left open.',
      story: 'WithNone',
    },
    {
      name: 'In groups',
      what: 'Choices of one group stand below its title; the most used may be a group of their own.',
      story: 'InGroups',
    },
    { name: 'In a form', what: 'The form’s data has the id.', story: 'ByKeyboard' },
    { name: 'Option disabled', what: 'Muted; passed over by the arrows.', story: 'Open' },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Disabled', what: 'Greyed; the choice can be seen and not focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button; while the list is open it does nothing.' },
    { keys: 'Enter', does: 'Opens the list; in it, chooses and closes.' },
    { keys: 'Space', does: 'As Enter.' },
    {
      keys: 'Arrow Down, Arrow Up',
      does: 'On the button: opens the list. In it: next option or the one before; stops at the ends.',
    },
    { keys: 'Arrow Left, Arrow Right', does: 'On the button: chooses the one before or after without opening.' },
    { keys: 'Letters', does: 'Choose, or in the list mark, the option that begins with them.' },
    { keys: 'Home, End', does: 'In the list: first or last option.' },
    { keys: 'Escape', does: 'Closes the list and changes nothing; the focus is back.' },
  ],
  accessibility: [
    'A button that opens a list box; its name is the choice and the label, its description help and error.',
    'A native select is kept beside it, hidden, for the form’s data and for autofill.',
    'ListOption draws the rows here and in ComboBox and SuggestField; its label is what letters search.',
  ],
  content: {
    do: [
      'Sort as people expect: by frequency or by the alphabet, never by id.',
      'Name the empty option by what it means: “All roles”, “No office”.',
    ],
    avoid: ['“Please choose”.', 'Options that wrap: say the rest in the second line.'],
    examples: [
      { es: 'Todos los roles', en: 'All roles' },
      { es: 'Sin oficina', en: 'No office' },
      { es: 'Método de pago', en: 'Payment method' },
    ],
  },
  covers: ['ListOption', 'SelectField'],
};
