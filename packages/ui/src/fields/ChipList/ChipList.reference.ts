import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ChipList. */
export const reference: ComponentReference = {
  purpose:
    'Shows what has been chosen from a long list, each with a button to take it out again; it stands below the field that adds.',
  instead: [
    { use: 'TagField', when: 'words are typed and not chosen' },
    { use: 'CheckboxGroup', when: 'all choices are few enough to be seen' },
    { use: 'Chip', when: 'it says the state of one thing and cannot be removed' },
    { use: 'FilterBar', when: 'the chips are filters of a list' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'List', selector: 'ul', what: 'Wraps onto further lines; its name is not drawn.' },
      { name: 'Chip', selector: 'li', what: 'What was chosen; too long a name ends in dots.' },
      { name: 'Remove', selector: 'li button', what: 'Takes this one out, 24 px large.' },
    ],
  },
  states: [
    { name: 'Filled', what: 'One chip for each, in the order of choosing.', story: 'Default' },
    { name: 'Empty', what: 'Nothing is drawn: the field above says what to do.' },
    { name: 'Disabled', what: 'What was chosen can be read; nothing can be removed.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons.' },
    { keys: 'Enter', does: 'Removes the one that is focused.' },
    { keys: 'Space', does: 'Removes the one that is focused.' },
  ],
  accessibility: [
    'A list named by its label, so its length is announced; each button is named by what it removes.',
    'After a removal the focus is on the next button, or on the one before if there is none: hearing its name says that it worked.',
    'When the last one is removed the list is gone, so the caller has to put the focus into the field above.',
  ],
  content: {
    do: [
      'The name as it stands in the list that it was chosen from.',
      'A label in the plural for what was chosen: “Branches”.',
    ],
    avoid: ['Asking before a chip is removed: choosing it again undoes it.'],
    examples: [
      { es: 'Quitar {{label}}', en: 'Remove {{label}}' },
      { es: 'Ramos', en: 'Branches' },
    ],
  },
  covers: ['Removable'],
};
