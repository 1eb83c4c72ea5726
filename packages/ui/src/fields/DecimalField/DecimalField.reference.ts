import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of DecimalField. */
export const reference: ComponentReference = {
  purpose:
    'Takes an exact decimal number as the language writes it and keeps it as text, so that no digit is lost to rounding by the machine.',
  instead: [
    { use: 'MoneyField', when: 'it is an amount of money' },
    { use: 'PercentField', when: 'it is a percentage' },
    { use: 'NumberField', when: 'it is a count that is stepped: days, seats' },
    { use: 'TextField', when: 'it is a number only by its look: an identification, a policy number' },
  ],
  anatomy: {
    story: 'ThreePlaces',
    parts: [
      { name: 'Label', selector: 'label', what: 'What is measured.' },
      { name: 'Box', selector: '[role=presentation]', what: 'The frame of number and unit.' },
      {
        name: 'Number',
        selector: 'input:not([type=hidden])',
        what: 'At the end of the box, with digits of one width, so that columns agree.',
      },
      { name: 'Unit', selector: 'input ~ span', what: 'After the number; a sign can stand before it.' },
    ],
  },
  states: [
    {
      name: 'Three places',
      what: 'As many as places says, two unless told. What is typed stays as typed until the field is left.',
      story: 'ThreePlaces',
    },
    { name: 'Negative', what: 'A minus counts only where isNegativeAllowed says so.', story: 'Negative' },
    {
      name: 'No number',
      what: 'Letters, a minus where none is allowed, signs that fit no number: it stays as typed, its value is empty, and the field asks for a number in its own words. The form is not sent.',
      story: 'NoNumber',
    },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Read only', what: 'Grey ground; can be focused and copied.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in; on leaving, the number is written with all its places.' },
    {
      keys: 'Numbers, comma, point',
      does: 'Are read as either language writes them: 1,250.00 and 1.250,00. What both could mean is read in the reader’s language. The sign of the currency, the unit and spaces are dropped.',
    },
    { keys: 'Arrow Left, Arrow Right', does: 'Move the cursor; Arrow Up and Down change nothing.' },
  ],
  accessibility: [
    'A text input named by its label; sign and unit describe it and are heard with it.',
    'Telephones show the keyboard with numbers and a decimal sign.',
    'It knows no bounds: check them in the form and give the error.',
    'In a form’s data the name holds the exact text, such as 1250.50.',
  ],
  content: {
    do: ['A unit as people write it: kg, m².', 'An error with the bound in it.'],
    avoid: ['The unit in the label as well.', 'Placeholders with examples of numbers: they look like a value.'],
    examples: [{ es: 'Suman {{sum}} de 100 %.', en: '{{sum}} of 100 % in sum.' }],
  },
};
