import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ActionRow. */
export const reference: ComponentReference = {
  purpose:
    'One thing of a short list on a page or in a card, with its figure and what can be done with it: an instalment to collect, a task, a receipt.',
  instead: [
    { use: 'DataGrid', when: 'there are many, to sort, filter and choose from' },
    { use: 'Spread', when: 'two things go to opposite ends and no list is meant' },
    { use: 'Inline', when: 'small things stand beside each other' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Words',
        selector: 'div > div > div:first-child',
        what: 'A name and a quiet line; they wrap and never push the figure away.',
      },
      {
        name: 'Figure',
        selector: 'div > div > div:nth-child(2)',
        what: 'One amount, never broken; a note may stand below it.',
      },
      { name: 'Actions', selector: 'div > div > div:last-child', what: 'One button, and a menu for the rest.' },
    ],
  },
  states: [
    { name: 'In a line', what: 'Words, actions and figure beside each other, from 480 px on.', story: 'Default' },
    { name: 'Narrow', what: 'The actions go below; the figure stays.', story: 'Narrow' },
    {
      name: 'With a lead',
      what: 'Something stands before the words, which begin at the same place in every row.',
      story: 'WithLead',
    },
    {
      name: 'With quiet actions',
      what: 'Below the words the label of the first begins where they begin.',
      story: 'NarrowQuiet',
    },
    {
      name: 'With a note',
      what: 'Small actions stand beside the first line alone, and the note has the whole width below.',
      story: 'NarrowNote',
    },
    { name: 'Without a figure', what: 'The actions stand at the end of the line.', story: 'WithoutFigure' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is read as words, figure, actions; Tab goes through the words and then the actions, as they are drawn.',
    'Where many rows have the same button, its name says of which row it is: “Register payment: Clínica Santa Aurora”.',
  ],
  content: {
    do: ['Give amounts tabular figures and let them end at the same place: they are compared.'],
    avoid: ['More than one button and a menu in a row.'],
  },
};
