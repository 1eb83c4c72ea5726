import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Stack. */
export const reference: ComponentReference = {
  purpose:
    'Puts things below each other with equal space. It is how nearly every page, card and form is built: no component has a margin of its own.',
  instead: [
    { use: 'Inline', when: 'the things stand beside each other' },
    { use: 'Columns', when: 'things of one kind fill the width' },
    { use: 'FormGroup', when: 'they are the fields of one titled group' },
    { use: 'DescriptionList', when: 'they are names with their values' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Stack',
        selector: 'div:has(> section)',
        what: 'As wide as its surroundings, without padding or colour.',
      },
      {
        name: 'Child',
        selector: 'div > section',
        what: 'Fills the width unless `align` says otherwise; the gap is before each but the first.',
      },
    ],
  },
  states: [
    {
      name: 'Medium',
      what: 'Between the parts of a card or the fields of a form; the gap unless told.',
      story: 'Default',
    },
    { name: 'Tight', what: '`xxsmall` and `xsmall`: a value and its note, lines of one thing.', story: 'Tight' },
    { name: 'Wide', what: '`large` and more: between the parts of a page.' },
  ],
  keyboard: 'none',
  accessibility: [
    'As `ul` or `ol` with `li` children it is announced as a list with its length; as a `div` it says nothing.',
    'Children are read and reached in the order in which they stand.',
  ],
  content: {
    do: ['Nest stacks: a small gap within what belongs together, a larger one between the groups.'],
    avoid: ['Empty children to make more space: take the next step of the scale.'],
  },
};
