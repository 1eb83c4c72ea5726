import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Inline. */
export const reference: ComponentReference = {
  purpose: 'Puts small things beside each other with equal space, and onto a further line where there is no room.',
  instead: [
    { use: 'Spread', when: 'the first and the last go to opposite ends' },
    { use: 'Columns', when: 'the things must be equally wide' },
    { use: 'Toolbar', when: 'there are many controls, and the arrow keys shall walk through them' },
    { use: 'Stack', when: 'each needs a line of its own' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Line',
        selector: 'div:has(> section)',
        what: 'Has no box of its own; the gap is the same between children and between lines.',
      },
      { name: 'Child', selector: 'div > section', what: 'As wide as its content; never stretched.' },
    ],
  },
  states: [
    { name: 'At the start', what: 'The usual place.', story: 'Default' },
    { name: 'At the end', what: 'Buttons at the foot of something.', story: 'AtTheEnd' },
    { name: 'In the middle', what: 'One group alone on a page or in a card.' },
    {
      name: 'Wrapped',
      what: 'Children that find no room go onto further lines; `isWrapping={false}` keeps one line, and texts inside shrink.',
      story: 'Wrapped',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Reading order and Tab follow the children, also where `justify` moves them to the end.',
    'Draw it as `ul` with `li` children where the number of things matters, such as a row of chips: it is read aloud.',
  ],
  content: {
    do: ['Put the main button last at the end of a dialog, and first at the head of a page.'],
    avoid: ['Spaces, dots or slashes as text between the children: they are read aloud. The gap is enough.'],
  },
};
