import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ColumnChart. */
export const reference: ComponentReference = {
  purpose:
    'Amounts over time: standing columns of one or two series, beside a line that they are compared with. Each column leads to the rows behind it.',
  instead: [
    { use: 'BarChart', when: 'names are compared, not times' },
    { use: 'ShareBar', when: 'one sum is divided into a few parts' },
    { use: 'FigureTable', when: 'somebody wants the numbers exactly; offer it beside the chart' },
    { use: 'Timeline', when: 'things that happened are told in their order' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Sums',
        selector: '[aria-hidden]:has(+ div)',
        what: 'The period and what each series adds up to; the numbers of a column while it is pointed at.',
      },
      { name: 'List', selector: 'ul', what: 'One entry for each time, in their order.' },
      { name: 'Column', selector: 'li a', what: 'The series on each other, as one link to the rows behind them.' },
      {
        name: 'Line',
        selector: 'svg',
        what: 'What the columns are compared with, in grey; decorative. With rows of its own, each of its points is a link.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'Every sum stands above its column.', story: 'Ready' },
    { name: 'Plain', what: 'One series, and nothing to compare with.', story: 'Plain' },
    { name: 'Points', what: 'The line has rows of its own, to which its points lead.', story: 'Points' },
    { name: 'Narrow', what: 'Only the highest sum and every other name are written.', story: 'Narrow' },
    { name: 'Cruel', what: 'A time without anything has no column and keeps its link.', story: 'Cruel' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from column to column, and to the point of each; the sums above tell the numbers of each.',
    },
    { keys: 'Enter', does: 'Opens the rows behind the column, or behind its point.' },
  ],
  accessibility: [
    'It is a list that `label` names; each entry is a link that reads its name and every number: “May 2026: New $3,940.00, …”.',
    'One hue in two strengths, and grey for the comparison. In forced colours edges part them.',
    'Offer the same numbers as a FigureTable, by a ToggleGroup beside the title.',
  ],
  content: {
    do: ['Say in the title what is counted, and by which date.', 'Twelve months, the present one last.'],
    avoid: ['More than two series.', 'Two scales.'],
    examples: [
      { es: 'Producción por mes', en: 'Production by month' },
      { es: 'Un año antes', en: 'A year before' },
    ],
  },
};
