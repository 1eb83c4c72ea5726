import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of CheckboxGroup. */
export const reference: ComponentReference = {
  purpose: 'Chooses any of a few things that answer one question, all in view: the roles of a customer.',
  instead: [
    { use: 'RadioGroup', when: 'exactly one may be chosen' },
    { use: 'Checkbox', when: 'there is one thing to say yes to' },
    { use: 'CheckMatrix', when: 'the same few choices are made for many things' },
    { use: 'ChipList', when: 'many are chosen from a long list, under a ComboBox' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Question',
        selector: '[role=group] > span',
        what: 'The label of the group; a star where one has to be chosen.',
      },
      { name: 'Choice', selector: '[role=group] label', what: 'A Checkbox; the whole line is pressed.' },
      { name: 'Help of a choice', selector: '[role=group] [slot=description]', what: 'What choosing it means.' },
    ],
  },
  states: [
    { name: 'Below each other', what: 'The usual order; easy to read.', story: 'Default' },
    { name: 'Beside each other', what: 'For few short words; wraps where it is narrow.', story: 'Horizontal' },
    { name: 'Invalid', what: 'Every box has a red border, and the error stands below the last.', story: 'Invalid' },
    {
      name: 'Disabled',
      what: 'All muted, none can be focused. A single choice can be disabled too.',
      story: 'Disabled',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the choices; each is a stop.' },
    { keys: 'Space', does: 'Ticks the focused one or takes its tick away.' },
  ],
  accessibility: [
    'A group named by its label and described by help and error; each choice is a native checkbox.',
    'The order of what is chosen is that of the items, whatever was pressed first.',
    'The label cannot be pressed: it names many.',
  ],
  content: {
    do: [
      'A noun for the question, nouns of one kind for the choices.',
      'Help at a choice rather than a paragraph for all.',
    ],
    avoid: ['“Select all that apply”: the boxes say so.', 'A choice “None”: nothing ticked says so.'],
    examples: [
      { es: 'Roles', en: 'Roles' },
      {
        es: 'Lo que este cliente es en sus pólizas; un mismo cliente puede ser los tres.',
        en: 'What this customer is in your policies; one customer can have all three roles.',
      },
      { es: 'Elija al menos un permiso.', en: 'Choose at least one permission.' },
    ],
  },
};
