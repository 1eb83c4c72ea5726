import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ToggleChips. */
export const reference: ComponentReference = {
  purpose: 'The few usual filters of a list, each turned on and off by one press: drafts, those that end in 30 days.',
  instead: [
    { use: 'FilterBar', when: 'filters have many values or are combined' },
    { use: 'ToggleGroup', when: 'exactly one is always on' },
    { use: 'CheckboxGroup', when: 'the choices are sent with a form' },
    { use: 'ChipList', when: 'chips show what was chosen and can be removed' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Group', selector: '[role=group]', what: 'Wraps onto further lines; its name is not drawn.' },
      { name: 'Chip', selector: '[role=group] > button', what: 'A word or two in a round box, 28 px high.' },
    ],
  },
  states: [
    { name: 'Off', what: 'White, with a thin border.', story: 'Ready' },
    { name: 'On', what: 'Blue, with a tick before the words: not by colour alone.', story: 'OneOn' },
    { name: 'In the dark theme', what: 'The same two, by the tokens of that theme.', story: 'Dark' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the chips; each is a stop.' },
    { keys: 'Enter', does: 'Turns the chip on or off.' },
    { keys: 'Space', does: 'Turns the chip on or off.' },
  ],
  accessibility: [
    'Each chip is a native button that says whether it is pressed; the group is named by the label.',
    'What follows, such as fewer rows, is announced by the list and not by the chips.',
    'Where two exclude each other, the caller turns the other one off; both changes can be heard on the buttons.',
  ],
  content: {
    do: [
      'Two or three words that name what is left: “Due in 7 days”.',
      'A label that says what the chips do: “Quick filters”.',
    ],
    avoid: ['Verbs and questions.', 'More than about five.'],
    examples: [
      { es: 'Terminan en 30 días', en: 'Ending in 30 days' },
      { es: 'Vencen en 7 días', en: 'Due in 7 days' },
      { es: 'Atrasadas', en: 'Delayed' },
    ],
  },
};
