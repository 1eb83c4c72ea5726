import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ProgressBar. */
export const reference: ComponentReference = {
  purpose: 'Shows how much of a known amount is done, or how much of a limit is used.',
  instead: [
    { use: 'Spinner', when: 'it takes a moment and nobody counts' },
    { use: 'Skeleton', when: 'content is on its way whose shape is known' },
    { use: 'WizardSteps', when: 'a person goes through steps' },
    { use: 'TermBar', when: 'it is the time of a policy, with today on it' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      {
        name: 'Label',
        selector: '[role=progressbar] > div:first-child > span:first-child',
        what: 'What is done or used.',
      },
      {
        name: 'Value',
        selector: '[role=progressbar] > div:first-child > span:last-child',
        what: 'A percentage, or the words of `valueText`.',
      },
      { name: 'Track', selector: '[role=progressbar] > div:nth-child(2)', what: 'All of it; 6 px high.' },
      {
        name: 'Fill',
        selector: '[role=progressbar] > div:nth-child(2) > div',
        what: 'What is done; grows from the start side.',
      },
    ],
  },
  states: [
    { name: 'Underway', what: 'Accent, while there is room.', story: 'Overview' },
    { name: 'Near a limit', what: 'Caution: most of it is used.', story: 'Overview' },
    { name: 'At the limit', what: 'Critical: no more can be used.', story: 'Overview' },
    { name: 'Paid or done', what: 'Positive.', story: 'Overview' },
    { name: 'Without words', what: 'The bar alone, where the words stand beside it.', story: 'Overview' },
    {
      name: 'Unknown',
      what: 'Without `value`: a part of the bar moves along, and no number is shown. With less motion it stands still.',
      story: 'Unknown',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a progress bar, named by its label also when that is hidden; its value is read as the percentage or as `valueText`.',
    'Its growth is not announced at every step. Say the end of a long work by a Toast or a new title.',
    'In forced colours the fill is drawn in the colour of what is chosen.',
  ],
  content: {
    do: ['Say both numbers: “18 of 25”.', 'Name the work for what it makes, “Preparing the file”, not “Loading”.'],
    avoid: [
      'A bar that waits at 99 %: without a true number, leave the value out.',
      'Red because it is short of the end: red is a limit.',
    ],
    examples: [
      { es: '{{done}} de {{total}}', en: '{{done}} of {{total}}' },
      { es: 'Exportando: {{done}} de {{total}} filas', en: 'Exporting: {{done}} of {{total}} rows' },
    ],
  },
};
