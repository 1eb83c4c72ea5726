import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ShareBar. */
export const reference: ComponentReference = {
  purpose:
    'One sum divided into a few parts that have an order of their own, such as ages. Each part is named with its value and leads to the rows behind it.',
  instead: [
    { use: 'BarChart', when: 'the parts have no order of their own, or there are more than four' },
    { use: 'ColumnChart', when: 'the parts are months' },
    { use: 'ProgressBar', when: 'it is one share of a known whole' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Bar', selector: '[data-tone] > [aria-hidden]', what: 'The whole sum; decorative.' },
      {
        name: 'Part',
        selector: '[data-share="0"]',
        what: 'As long as its share, in a stronger tone than the one before.',
      },
      { name: 'Legend', selector: 'ul', what: 'The parts in their order, four beside each other where there is room.' },
      {
        name: 'Name and value',
        selector: 'li a',
        what: 'One link to the rows behind the part, with its tone before it.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'A part without anything leaves no mark and keeps its link.', story: 'Ready' },
    { name: 'Critical', what: 'What is late, in the red of late things.', story: 'Critical' },
    { name: 'Loading', what: 'Names and links are there; the values keep their height.', story: 'Loading' },
    { name: 'Nothing', what: 'The bar is empty, and the values say so.', story: 'Nothing' },
    { name: 'Cruel', what: 'Long names and values wrap, two beside each other.', story: 'Cruel' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from part to part.' },
    { keys: 'Enter', does: 'Opens the rows behind the part.' },
  ],
  accessibility: [
    'The legend is a list that `label` names; each entry is a link that reads “31–60 days $400.00”.',
    'Tones only repeat what the words say. In forced colours edges part them.',
  ],
  content: {
    do: ['Say the range with its unit: “31–60 days”.', 'Put the sum itself above it, as in a Stat.'],
    avoid: ['Parts of different things.', 'Percentages without the amounts.'],
    examples: [
      { es: '31 a 60 días', en: '31 to 60 days' },
      { es: 'Más de 90 días', en: 'Over 90 days' },
    ],
  },
};
