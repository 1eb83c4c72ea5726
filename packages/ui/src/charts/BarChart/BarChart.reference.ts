import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of BarChart. */
export const reference: ComponentReference = {
  purpose:
    'Compares a few amounts: lying bars with their names and values, longest first. Each bar leads to the rows behind it.',
  instead: [
    { use: 'FigureTable', when: 'there are several numbers for each name, or somebody wants them exactly' },
    { use: 'ColumnChart', when: 'the names are months, or other times' },
    { use: 'Stat', when: 'it is one number' },
    { use: 'ProgressBar', when: 'it is a share of a known whole' },
    { use: 'DataGrid', when: 'the names are records that are worked with' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'List', selector: 'ul', what: 'One entry for each bar, in the order given; give them sorted.' },
      { name: 'Bar', selector: 'li a', what: 'The whole entry is one link to the rows behind it.' },
      {
        name: 'Name and value',
        selector: 'li a > span:first-child',
        what: 'Written out, so that no axis has to be read.',
      },
      { name: 'Length', selector: 'li a > [aria-hidden]', what: 'Measured against the longest bar; decorative.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'The longest bar takes the whole width.', story: 'Ready' },
    { name: 'Compared', what: 'In grey, on the scale of the chart that it stands beside.', story: 'Compared' },
    {
      name: 'Cruel',
      what: 'Long names wrap; a nought has no bar and keeps its link; one large value leaves the others short.',
      story: 'Cruel',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from bar to bar.' },
    { keys: 'Enter', does: 'Opens the rows behind the bar.' },
  ],
  accessibility: [
    'It is a list that `label` names; each entry is a link that reads “Vehicles 86”.',
    'Colour says nothing here: all bars have one colour.',
    'Offer the same numbers as a FigureTable, by a ToggleGroup beside the title.',
    'While the numbers load, draw Skeletons of the same height in its place; with none, an EmptyState or a sentence.',
  ],
  content: {
    do: [
      'Show ten bars at most, and say of how many: “The 10 largest of 34”.',
      'Write values as people do, with currency.',
    ],
    avoid: ['Abbreviated numbers where the exact one fits.', 'Bars that cannot be opened.'],
    examples: [
      { es: 'Pólizas por ramo', en: 'Policies by branch' },
      { es: 'Los {{shown}} mayores de {{total}}', en: 'The {{shown}} largest of {{total}}' },
      { es: 'No hay pólizas vigentes en este período', en: 'No policies in force in this period' },
    ],
  },
};
