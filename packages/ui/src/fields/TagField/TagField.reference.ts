import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of TagField. */
export const reference: ComponentReference = {
  purpose:
    'Takes several short words of one’s own, each closed by Enter or a comma: what a brokerage is found by in the directory.',
  instead: [
    { use: 'ChipList', when: 'the words are chosen from a list, under a ComboBox' },
    { use: 'CheckboxGroup', when: 'there are only a few, and they are known' },
    { use: 'TextArea', when: 'it is a sentence' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Label', selector: 'label', what: 'What the words are, in the plural.' },
      { name: 'Box', selector: '[role=presentation]', what: 'Grows by lines as there are more.' },
      { name: 'Tag', selector: 'li', what: 'A word; too long a one ends in dots.' },
      { name: 'Remove', selector: 'li button', what: 'Takes the tag away.' },
      { name: 'Input', selector: 'input[type=text]', what: 'Behind the last tag.' },
      { name: 'Help', selector: '[slot=description]', what: '“Press Enter to add”, unless told.' },
    ],
  },
  states: [
    {
      name: 'Filled',
      what: 'Tags in the order of typing; a word that is there already, in any case, is dropped.',
      story: 'Typed',
    },
    {
      name: 'Full',
      what: 'Words beyond maxTags stay in the input, and a message says that there is no room.',
      story: 'Full',
    },
    { name: 'Invalid', what: 'A red border and the error below the help.', story: 'Invalid' },
    { name: 'Disabled', what: 'Tags can be read; nothing can be added or removed.', story: 'Disabled' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Through the buttons of the tags, then to the input; leaving it closes the word being typed.',
    },
    { keys: 'Enter', does: 'Closes the word; in an empty input it sends the form. On a button: removes the tag.' },
    { keys: 'Comma, semicolon', does: 'Close the word. Several that are pasted become several tags.' },
    { keys: 'Backspace', does: 'In the empty input: removes the last tag.' },
    { keys: 'Space', does: 'On a button: removes the tag. In the input it is part of the word.' },
  ],
  accessibility: [
    'A text input named by its label; the tags before it are a list of the same name.',
    'The list is live: what is added or removed is announced while the focus stays in the input.',
    'Each button is named by what it removes; after a press the focus is in the input.',
    'In a form’s data the name comes once for each tag.',
  ],
  content: {
    do: ['Help with what the tags do and how many there may be.'],
    avoid: ['The sign #.', 'Asking for commas: the field explains itself.'],
    examples: [
      { es: 'Etiquetas', en: 'Tags' },
      { es: 'Pulse Intro para agregar', en: 'Press Enter to add' },
    ],
  },
};
