import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of NumberField. */
export const reference: ComponentReference = {
  purpose:
    'Takes a count or a year: days of notice, a payment day. The arrow keys step it, and bounds are said and not forced.',
  instead: [
    { use: 'MoneyField', when: 'it is an amount of money' },
    { use: 'DecimalField', when: 'every digit counts and must not be rounded' },
    { use: 'Select', when: 'only a few numbers are possible' },
    { use: 'TextField', when: 'it is a number only by its look: a phone number, a document' },
  ],
  anatomy: {
    story: 'Steppers',
    parts: [
      { name: 'Label', selector: 'label', what: 'What is counted.' },
      { name: 'Number', selector: 'input[type=text]', what: 'At the end of the box, with digits of one width.' },
      {
        name: 'Less',
        selector: '[slot=decrement]',
        what: 'Shown by hasSteppers; not a stop of Tab, as the arrow keys do the same.',
      },
      { name: 'More', selector: '[slot=increment]', what: 'Cannot be pressed at the greatest number.' },
    ],
  },
  states: [
    { name: 'Plain', what: 'Told on leaving the field; emptied it is null.', story: 'Default' },
    { name: 'With buttons', what: 'For small numbers that are changed by one.', story: 'Steppers' },
    { name: 'With a unit', what: 'After the number.', story: 'WithUnit' },
    { name: 'Year', what: 'Without a separator of thousands.', story: 'Year' },
    {
      name: 'Out of bounds',
      what: 'The number stays as it was typed, and the field says the bounds.',
      story: 'OutOfBounds',
    },
    { name: 'Invalid', what: 'A red border and the error of the form.', story: 'Invalid' },
    { name: 'Read only', what: 'Grey ground; can be focused and copied.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in; on leaving, the number is told to the form.' },
    { keys: 'Arrow Up', does: 'One step more.' },
    { keys: 'Arrow Down', does: 'One step less.' },
    { keys: 'Page Up, Page Down', does: 'As the arrows.' },
    { keys: 'Home', does: 'The least number, where there is one.' },
    { keys: 'End', does: 'The greatest number, where there is one.' },
    { keys: 'Enter', does: 'Takes the number and sends the form.' },
  ],
  accessibility: [
    'A text input announced as a number field, named by its label; a unit describes it.',
    'Each step is announced. With the focus in the field the wheel steps it too.',
    'The buttons are named “Increase” and “Decrease” with the label.',
  ],
  content: {
    do: ['The unit in the label or behind the number, once.', 'Help that says from when it counts.'],
    avoid: ['Bounds in the label: the field says them when they matter.'],
    examples: [
      { es: 'Días de aviso de las cuotas', en: 'Days of notice for instalments' },
      { es: 'Cuántos días antes del fin se avisa.', en: 'How many days before the end we notify you.' },
      { es: 'Escriba un número entre 1 y 31', en: 'Enter a number between 1 and 31' },
    ],
  },
};
