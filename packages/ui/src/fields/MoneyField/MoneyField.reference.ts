import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of MoneyField. */
export const reference: ComponentReference = {
  purpose:
    'Takes an amount of money, exact to the cent and kept as text; the currency is the brokerage’s and not chosen here.',
  instead: [
    { use: 'PercentField', when: 'it is a share of an amount' },
    { use: 'DecimalField', when: 'it has a unit or more than two places' },
    { use: 'NumberField', when: 'it is a count' },
    { use: 'DescriptionList', when: 'the amount is worked out by the product' },
  ],
  anatomy: {
    story: 'Euros',
    parts: [
      { name: 'Label', selector: 'label', what: 'Which amount.' },
      {
        name: 'Currency',
        selector: '[role=presentation] > span',
        what: 'The short sign of the currency, before the number in every language.',
      },
      {
        name: 'Amount',
        selector: '[role=presentation] > input',
        what: 'At the end of the box, so that amounts below each other agree.',
      },
    ],
  },
  states: [
    { name: 'In English', what: '1,250.50: written out when the field is left.', story: 'English' },
    { name: 'In Spanish', what: '12.250,50; either decimal sign can be typed.', story: 'Spanish' },
    { name: 'Very large', what: 'No digit is lost.', story: 'Controlled' },
    { name: 'Pasted', what: 'With the currency, with spaces, as the other language writes it.', story: 'Pasted' },
    { name: 'In a form', what: 'The form’s data has the exact text.', story: 'InAForm' },
    { name: 'Other currency', what: 'By its ISO code.', story: 'Euros' },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Read only', what: 'Grey ground; can be focused and copied.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in; on leaving, the amount is written with two places.' },
    {
      keys: 'Numbers, comma, point',
      does: 'Are read as either language writes them; a pasted “USD 1.250,50” becomes its number. Letters stay and are asked about.',
    },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  accessibility: [
    'A text input named by its label; the currency describes it and is heard with it.',
    'No arrows and no wheel change it: an amount is never altered in passing.',
    'Amounts are compared and added on the server, which has the last word.',
  ],
  content: {
    do: ['The trade’s word for the amount: “Net premium”.', 'Say beside it what is in it: taxes, surcharges.'],
    avoid: ['The currency in the label.', '0.00 as a first value: it hides that nothing was entered.'],
    examples: [
      { es: 'Prima neta', en: 'Net premium' },
      {
        es: 'Con impuestos y recargos; en su país se escribe.',
        en: 'Including taxes and surcharges; in your country you enter it yourself.',
      },
      {
        es: 'Escriba la prima neta para ver la prima total y las cuotas.',
        en: 'Enter the net premium to see the total premium and the instalments.',
      },
    ],
  },
};
