import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Avatar. */
export const reference: ComponentReference = {
  purpose: 'Shows a person or a company at a glance, beside the name: the picture, or initials where there is none.',
  instead: [
    { use: 'ImageField', when: 'the picture can be changed here' },
    { use: 'Icon', when: 'it stands for a kind of thing, not for one person' },
    { use: 'Text', when: 'the name alone is enough, as in the cell of a table' },
  ],
  anatomy: {
    story: 'WithPicture',
    parts: [
      {
        name: 'Frame',
        selector: 'span[aria-hidden=true]',
        what: 'Round for a person, a soft square for a company; always of the size asked for.',
      },
      { name: 'Picture', selector: 'span[aria-hidden=true] > img', what: 'Fills the frame and is cut at its edges.' },
      {
        name: 'Name',
        selector: 'span[aria-hidden=true] + *',
        what: 'Not part of it: the name stands beside it, always.',
      },
    ],
  },
  states: [
    { name: 'Picture', what: 'Fills the frame.', story: 'WithPicture' },
    {
      name: 'Initials',
      what: 'Of the first two words of the name, in capitals, in one of eight hues and on one of its two grounds, which follow from the name.',
      story: 'Overview',
    },
    {
      name: 'Broken',
      what: 'A picture that does not load gives way to the initials; nothing moves.',
      story: 'Overview',
    },
    { name: 'Without a name', what: 'A question mark, where the name has no letter or figure.' },
    { name: 'Sizes', what: '24, 32, 48 and 80 px.', story: 'Overview' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is decoration and not read aloud: the name beside it is. Never let it stand alone without one.',
    'As the only thing in a button, that button needs a name, such as “Account of Ada Byron”.',
    'The hue means nothing: what has to be known is never said by it.',
    'A picture that a person uploads gets no text of its own.',
  ],
  content: {
    do: ['Give the name as it is written on the record, so that the initials are the same everywhere.'],
    avoid: [
      'Titles before the name (“Dr. Ada Byron”): they become the first initial.',
      'A stock picture for those who have none.',
    ],
    examples: [{ es: 'Cuenta de {{name}}', en: 'Account of {{name}}' }],
  },
};
