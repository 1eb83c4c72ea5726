import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ToggleGroup. */
export const reference: ComponentReference = {
  purpose: 'Chooses one of two to five ways to see the same thing, at once: monthly or yearly, chart or table.',
  instead: [
    { use: 'Tabs', when: 'each choice shows other content' },
    { use: 'RadioGroup', when: 'the choice is part of a form and saved with it' },
    { use: 'ToggleChips', when: 'none or several may be on' },
    { use: 'Select', when: 'there are more than five, or the words are long' },
  ],
  anatomy: {
    story: 'Words',
    parts: [
      {
        name: 'Group',
        selector: '[role=radiogroup]',
        what: 'One sunken box around all; its name is not drawn. It scrolls where it is too wide.',
      },
      { name: 'Choice', selector: '[role=radio]', what: 'An icon, a word, or both.' },
      { name: 'Chosen', selector: '[role=radio][aria-checked=true]', what: 'Raised, with a border and strong words.' },
    ],
  },
  states: [
    { name: 'Words', what: 'The usual form.', story: 'Words' },
    { name: 'Icons alone', what: 'Where the two signs are well known; the labels are their names.', story: 'Icons' },
    { name: 'Disabled', what: 'Shows what is chosen; nothing can be pressed or focused.', story: 'Disabled' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus into the group: to the first choice, later to the one that had it last. The next Tab leaves the group.',
    },
    { keys: 'Arrow Right', does: 'Moves the focus to the next choice without choosing it.' },
    { keys: 'Arrow Left', does: 'Moves the focus to the choice before without choosing it.' },
    { keys: 'Enter', does: 'Chooses the focused one.' },
    { keys: 'Space', does: 'Chooses the focused one.' },
  ],
  accessibility: [
    'A group of radio buttons, named by the label; each choice says whether it is checked.',
    'Other than in a RadioGroup the arrows only move: what is chosen changes the page, so it is not chosen in passing.',
    'Pressing the chosen one again leaves it chosen.',
    'Icons alone have no tooltip here; choose signs that need none.',
  ],
  content: {
    do: ['One word each, of one kind: “Monthly”, “Annual”.', 'A label that says what one chooses: “Billing”.'],
    avoid: ['Choices of very different lengths.', 'On and off: that is a Switch.'],
    examples: [
      { es: 'Mensual', en: 'Monthly' },
      { es: 'Anual', en: 'Annual' },
      { es: 'Ver como tabla', en: 'Show as table' },
    ],
  },
};
