import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of TextField. */
export const reference: ComponentReference = {
  purpose:
    'Takes one line of text: a name, an e-mail, a plate, the number of a policy. The frame that all fields share is shown here.',
  instead: [
    { use: 'TextArea', when: 'it may be more than a line' },
    { use: 'NumberField', when: 'one counts with it' },
    { use: 'ComboBox', when: 'it is the name of a record that exists' },
    { use: 'SearchField', when: 'the words search and are not kept' },
  ],
  anatomy: {
    story: 'States',
    parts: [
      { name: 'Label', selector: 'label', what: 'Always above and always there; a star where it has to be filled.' },
      {
        name: 'End of the label’s line',
        selector: 'div:has(> label) > label + span, div:has(> label) > label + p',
        what: 'A short count or link.',
      },
      {
        name: 'Box',
        selector: '[role=presentation]',
        what: 'Its height follows the density; the border shows focus and error.',
      },
      {
        name: 'Sign before or after',
        selector: '[role=presentation] > span',
        what: 'What need not be typed: https://, kg.',
      },
      { name: 'Help', selector: '[slot=description]', what: 'Stays visible while one types.' },
      { name: 'Error', selector: '[slot=errorMessage]', what: 'Below the help, with an icon.' },
    ],
  },
  states: [
    { name: 'Empty', what: 'A white box.', story: 'Default' },
    { name: 'Required', what: 'A red star behind the label.', story: 'States' },
    { name: 'With help', what: 'One line below.', story: 'States' },
    {
      name: 'Invalid',
      what: 'A red border and the error; it comes after leaving the field, not while typing.',
      story: 'Invalid',
    },
    { name: 'Read only', what: 'Grey ground; can be focused and copied.', story: 'States' },
    { name: 'Disabled', what: 'Greyed; cannot be focused, and is not sent.', story: 'States' },
    { name: 'Label hidden', what: 'Where a heading or a sign says the same; it is still heard.', story: 'States' },
    { name: 'In a form', what: 'The form’s data has the text under its name.', story: 'InAForm' },
    { name: 'Controlled', what: 'The caller keeps the text, as forms here do.', story: 'Controlled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
  accessibility: [
    'A native input named by its label; signs, help and error describe it, and an error makes it invalid.',
    'Give type and autoComplete: telephones then show the right keys, and browsers fill it in.',
    'With a name it has data-field, by which ErrorSummary leads to it.',
    'A new kind of field is built in FieldFrame, which draws label, help and error around any control of react-aria; FieldProblem is the error alone.',
  ],
  content: {
    do: [
      'A noun as the label, without a colon.',
      'Help for what is not obvious; an error that says what to write, with an example.',
    ],
    avoid: ['The label in the placeholder: it is gone when one types.', '“Invalid value”, “This field is required”.'],
    examples: [
      { es: 'Correo electrónico', en: 'E-mail' },
      {
        es: 'El que da la aseguradora; puede llegar después.',
        en: 'Given by the insurance company; you can add it later.',
      },
      {
        es: 'Sin código de país se toma como un número de {{country}}.',
        en: 'Without a country code it counts as a number of {{country}}.',
      },
    ],
  },
  covers: ['FieldFrame', 'FieldProblem'],
};
