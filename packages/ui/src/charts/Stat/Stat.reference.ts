import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Stat. */
export const reference: ComponentReference = {
  purpose: 'One number that people watch, with its name and a note, which leads to the rows behind it.',
  instead: [
    { use: 'BarChart', when: 'several amounts are compared' },
    { use: 'DescriptionList', when: 'the number is one of the facts of a record' },
    { use: 'Badge', when: 'the number is a count on a menu entry or a tab' },
    { use: 'Card', when: 'there is nothing behind it that could be opened' },
  ],
  anatomy: {
    story: 'Critical',
    parts: [
      { name: 'Card', selector: 'a', what: 'The whole of it is one link.' },
      { name: 'Label', selector: 'a > span:nth-child(1)', what: 'What is counted; before it an icon, if it has one.' },
      { name: 'Value', selector: 'a > span:nth-child(2) > span:first-child', what: 'The number as people write it.' },
      {
        name: 'Note',
        selector: 'a > span:nth-child(2) > span:nth-child(2)',
        what: 'What makes the number mean something, in the tone of the icon.',
      },
    ],
  },
  states: [
    { name: 'Neutral', what: 'A number that asks for nothing.', story: 'Ready' },
    { name: 'Critical', what: 'Something is late: icon and note are red, and the words say it.', story: 'Critical' },
    { name: 'Caution', what: 'Something will be due soon.', story: 'FourInARow' },
    {
      name: 'With parts',
      what: 'What the number consists of stands below it, with links of its own.',
      story: 'WithParts',
    },
    { name: 'Loading', what: 'Label and link are there; the number and the note keep their height.', story: 'Loading' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Opens the rows behind the number.' },
  ],
  accessibility: [
    'A link that reads label, value and note in this order.',
    'The tone is never alone: the note says in words what it means.',
    'Put several into Columns; each is found by Tab.',
  ],
  content: {
    do: ['Lead to a list that shows exactly as many rows as the number says.', 'Give the number its currency or unit.'],
    avoid: ['A trend without the time it is measured over.', 'A label that needs the note to be understood.'],
    examples: [
      { es: 'Pólizas', en: 'Policies' },
      { es: 'Prima neta', en: 'Net premium' },
    ],
  },
};
