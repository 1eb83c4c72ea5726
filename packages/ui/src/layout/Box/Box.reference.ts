import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Box. */
export const reference: ComponentReference = {
  purpose:
    'Gives its content inner space and a greatest width, so that a form, a text or a whole page keeps its measure on a wide screen.',
  instead: [
    { use: 'Stack', when: 'the children only need space between them' },
    { use: 'Card', when: 'the content has a title or needs a surface and a border' },
    { use: 'DetailFrame', when: 'it is a whole page of the private area: the frames set the width already' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Box',
        selector: 'div:has(> section)',
        what: 'Has no colour and no line; as wide as its surroundings up to its limit, here 26 rem and in the middle.',
      },
      {
        name: 'Content',
        selector: 'div > section',
        what: 'Fills the box. It is shrunk rather than pushed out at the side.',
      },
    ],
  },
  states: [
    { name: 'Narrow', what: '26 rem: one short form or one message alone on a page.', story: 'Default' },
    { name: 'Text', what: '42 rem: running text, about seventy signs to a line.' },
    { name: 'Form', what: '45 rem: one column of fields.' },
    { name: 'Page', what: '90 rem: the widest that a page gets.' },
    { name: 'Full', what: 'No limit; only the padding counts.' },
    { name: 'Centred', what: 'The room left over is shared between both sides.', story: 'Default' },
  ],
  keyboard: 'none',
  accessibility: [
    'A plain div says nothing to people who listen. Ask for main, section or aside only where it is that landmark, and for main once on a page.',
    'The widths are in rem: a box grows with the text size of the reader, and no line gets shorter in words.',
  ],
  content: {
    do: ['Put one Stack inside when there is more than one child.'],
    avoid: [
      'Wrapping a Card to give it padding: the Card has its own.',
      'Nesting boxes for space: the limit of the outer one wins and the padding adds up.',
    ],
  },
};
