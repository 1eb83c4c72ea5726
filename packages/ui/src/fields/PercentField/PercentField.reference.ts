import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of PercentField. */
export const reference: ComponentReference = {
  purpose:
    'Takes a percentage with two places, kept as text: 12.5 % is “12.50” and not 0.125. Commissions, shares, taxes.',
  instead: [
    { use: 'MoneyField', when: 'the amount itself is asked' },
    { use: 'DecimalField', when: 'it has another unit' },
    { use: 'ProgressBar', when: 'a part of a whole is shown' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Label', selector: 'label', what: 'A part of what.' },
      { name: 'Number', selector: '[role=presentation] > input', what: 'At the end of the box.' },
      { name: 'Percent sign', selector: '[role=presentation] > span', what: 'After the number in every language.' },
      { name: 'Error', selector: '[slot=errorMessage]', what: 'What is wrong and what to do.' },
    ],
  },
  states: [
    { name: 'Typed', what: 'Comma or point; written with two places when it is left.', story: 'Default' },
    {
      name: 'Invalid',
      what: 'A red border and the error below; more than 100 can be typed, and the form says so.',
      story: 'Invalid',
    },
    { name: 'Read only', what: 'Grey ground; can be focused and copied.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in; on leaving, the number is written with its places.' },
    { keys: 'Numbers, comma, point', does: 'Are taken; the sign % need not be typed and is dropped.' },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  accessibility: [
    'A text input named by its label; the percent sign describes it and is heard with it.',
    'The bounds are the form’s: check them there and give the error.',
  ],
  content: {
    do: ['Say of what in the help: “Of the net premium”.', 'Where several add up, say how much is left.'],
    avoid: ['“%” or “percent” in the label.', '“Invalid percentage”: say the bound.'],
    examples: [
      { es: 'Sobre la prima neta', en: 'Of the net premium' },
      {
        es: 'Los porcentajes no pueden sumar más de 100: ya hay {{sum}}.',
        en: 'The percentages cannot add up to more than 100: there is {{sum}} already.',
      },
    ],
  },
};
