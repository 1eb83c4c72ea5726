import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Spread. */
export const reference: ComponentReference = {
  purpose: 'Pushes what stands in one line to both ends: a title and its button, a name and its amount.',
  instead: [
    { use: 'Inline', when: 'the things belong together and stay side by side' },
    { use: 'PageHeader', when: 'it is the title of a page and its actions' },
    { use: 'Card', when: 'it is the title of a card and its actions: the card draws them' },
    { use: 'DescriptionList', when: 'several lines of name and value stand below each other' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Start', selector: 'div > section:first-child', what: 'What it is: words, an avatar with a name.' },
      {
        name: 'End',
        selector: 'div > section:last-child',
        what: 'What can be done or how much it is; goes below the start where there is no room.',
      },
    ],
  },
  states: [
    { name: 'Apart', what: 'All the room to spare is between the two.', story: 'Default' },
    { name: 'Wrapped', what: 'Too narrow for both: the end stands below, at the start side.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'The start is read first and reached first by Tab, and the end follows.',
    'On a very wide line the two are far apart, and who magnifies the screen sees only one. Keep such lines in a Box or a Card.',
  ],
  content: {
    do: ['Keep the end short: one button, one amount, one chip.'],
    avoid: ['Three or more children: the middle one stands nowhere in particular.'],
  },
};
