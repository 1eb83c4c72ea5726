import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Checkbox. */
export const reference: ComponentReference = {
  purpose: 'Says yes or no to one thing, sent with its form; or chooses a row of a table.',
  instead: [
    { use: 'Switch', when: 'it takes effect at once, without a button to save' },
    { use: 'CheckboxGroup', when: 'several belong to one question' },
    { use: 'RadioGroup', when: 'no is not simply the opposite of yes, and both need words' },
    { use: 'ToggleChips', when: 'it filters a list' },
  ],
  anatomy: {
    story: 'States',
    parts: [
      { name: 'Target', selector: 'label', what: 'Box and words together; at least 24 px high.' },
      {
        name: 'Box',
        selector: 'label > span:nth-of-type(2)',
        what: 'Empty, with a tick, or with a dash for some of many.',
      },
      { name: 'Label', selector: 'label > span:nth-of-type(3)', what: 'Wraps; the box stays at its first line.' },
      { name: 'Help', selector: '[slot=description]', what: 'What follows from the tick.' },
      { name: 'Error', selector: '[slot=errorMessage]', what: 'What is wrong and what to do, with an icon.' },
    ],
  },
  states: [
    { name: 'Off', what: 'An empty box.', story: 'States' },
    { name: 'On', what: 'Filled, with a tick.', story: 'States' },
    {
      name: 'Some',
      what: 'A dash: some of what it stands for are chosen, as in the head of a table. A press is the caller’s to answer.',
      story: 'States',
    },
    { name: 'Invalid', what: 'A red border and the error below; words and icon, not colour alone.', story: 'States' },
    { name: 'Read only', what: 'Looks as usual; can be focused and read, a press changes nothing.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Muted; cannot be focused, and is not sent with the form.', story: 'States' },
    { name: 'Alone', what: 'Without words in a table cell, named by aria-label.', story: 'States' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Space', does: 'Ticks it or takes the tick away.' },
    { keys: 'Enter', does: 'Changes nothing; in a form it sends the form, as in browsers.' },
  ],
  accessibility: [
    'It is a native checkbox, named by its label, and described by help and error.',
    'Some is announced as mixed.',
    'Alone in a cell it needs aria-label with the row’s name: “Select Ada Byron”.',
    'It has data-field with its name, so ErrorSummary leads to it.',
  ],
  content: {
    do: [
      'Words that are true while it is ticked: “May use the mobile app”.',
      'A link in the label only for terms that are accepted.',
    ],
    avoid: ['Negations: “Do not send mails”.', 'A question for a label.'],
    examples: [
      { es: 'Puede usar la app móvil', en: 'May use the mobile app' },
      { es: 'Acepto los términos y condiciones', en: 'I accept the terms and conditions' },
      { es: 'Compartirla con toda la oficina', en: 'Share it with everybody in the brokerage' },
    ],
  },
  covers: ['Choice'],
};
