import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Divider. */
export const reference: ComponentReference = {
  purpose: 'A quiet line between two groups that stand in the same box.',
  instead: [
    { use: 'Stack', when: 'space alone parts them: try that first, with a larger gap' },
    { use: 'Heading', when: 'the second group needs a name' },
    { use: 'Card', when: 'the groups are about different things' },
  ],
  anatomy: {
    story: 'Vertical',
    parts: [
      {
        name: 'Surroundings',
        selector: 'div:has(> [role=separator])',
        what: 'The line takes its length from what it stands in: it is as high as the line, or as wide as the box.',
      },
      {
        name: 'Line',
        selector: '[role=separator]',
        what: 'One px in the colour of quiet borders, without space of its own: the gap around it gives that.',
      },
    ],
  },
  states: [
    { name: 'Horizontal', what: 'Between groups that stand below each other.', story: 'Default' },
    { name: 'Vertical', what: 'Within a line, between two kinds of controls.', story: 'Vertical' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a separator, and the vertical one says so: people who listen hear that another group begins.',
    'It carries no meaning that is not in the words as well; its contrast is that of decoration.',
  ],
  content: {
    do: ['Use one where a list changes its subject: from settings to “Log out”.'],
    avoid: [
      'A line after every row or field: it makes everything equally separate.',
      'A line below a heading or at the edge of a card, which have their own.',
    ],
  },
};
