import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Stepper. */
export const reference: ComponentReference = {
  purpose:
    'Shows dated steps in a row, each with its own state, such as the instalments of a policy. WizardSteps shows how far a person is in a short process.',
  instead: [
    { use: 'Timeline', when: 'it tells what happened, latest first' },
    { use: 'StateDiagram', when: 'there is a choice of ways from one state to the next' },
    { use: 'ProgressBar', when: 'only how much is done matters' },
    { use: 'Tabs', when: 'the parts can be opened in any order' },
  ],
  anatomy: {
    story: 'Horizontal',
    parts: [
      { name: 'Step', selector: 'ol > li', what: 'Joined to the next by a line.' },
      { name: 'Mark', selector: 'ol > li > span', what: 'A sign for each state, in its colour.' },
      { name: 'Title', selector: 'ol > li > div > span > span:first-child', what: 'What or when.' },
      { name: 'Note', selector: 'ol > li > div > span > span:nth-child(2)', what: 'How much.' },
      { name: 'State', selector: 'ol > li > div > span > span:last-child', what: 'The word for the mark.' },
      { name: 'Current step', selector: 'ol > li[aria-current=step]', what: 'A ring around its mark.' },
    ],
  },
  states: [
    { name: 'Horizontal', what: 'In a row; what finds no room goes onto a further line.', story: 'Horizontal' },
    { name: 'Many', what: 'Twelve instalments in lines of equal columns.', story: 'Twelve' },
    { name: 'Vertical', what: 'Below each other, with the actions of a step at its side.', story: 'Vertical' },
    { name: 'With a total', what: 'Below the amounts of vertical steps, in their column.', story: 'WithTotal' },
    { name: 'With small actions', what: 'A menu stays in the line where buttons go below.', story: 'SmallActions' },
    { name: 'Narrow', what: 'Below 480 px it stands vertically by itself.', story: 'Narrow' },
    { name: 'Wizard', what: 'WizardSteps: done, current, and still to come.', story: 'Wizard' },
    { name: 'Wizard, narrow', what: 'Only the current title, and “Step 2 of 3” below.', story: 'WizardNarrow' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the actions of the steps, where they have some; the steps themselves are no stops.',
    },
    { keys: 'Shift + Tab', does: 'Goes through them backwards.' },
  ],
  accessibility: [
    'It is an ordered list named by `label`: the number of steps and the place of each are read.',
    'The current step is marked as such; the state is a word, its sign and colour only repeat it.',
    'WizardSteps is a navigation landmark whose done steps are read as “done”. Its steps are no links: the buttons of the process lead on and back.',
    'Going to another step must move the focus to its title; that is up to the page.',
  ],
  content: {
    do: [
      'The date as title, the amount as note, the state in one word.',
      'Name the steps of a wizard by what is filled in: “Payment”.',
    ],
    avoid: ['“Step 1”, “Step 2” as titles.', 'More than five steps in a wizard.'],
    examples: [
      { es: 'Datos de la factura', en: 'Invoice info' },
      { es: 'Pago', en: 'Payment' },
      { es: 'Al día', en: 'On time' },
      { es: 'Atrasada', en: 'Delayed' },
    ],
  },
  covers: ['WizardSteps'],
};
