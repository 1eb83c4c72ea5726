import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Text. */
export const reference: ComponentReference = {
  purpose: 'Running text and single values in the sizes and tones of the theme.',
  instead: [
    { use: 'Heading', when: 'it titles something' },
    { use: 'Chip', when: 'it is a state' },
    { use: 'DescriptionList', when: 'it is a name with its value' },
    { use: 'Banner', when: 'it must be noticed before the reader goes on' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      { name: 'Line', selector: 'p', what: 'A paragraph without margins; its size brings its line height.' },
      { name: 'Cut', selector: 'p:last-child', what: 'With `isTruncated`: one line, an ellipsis where the room ends.' },
    ],
  },
  states: [
    {
      name: 'Sizes',
      what: '`xs` for captions, `sm` for help, `md` for all else, `lg` and `xl` for leading words.',
      story: 'Overview',
    },
    {
      name: 'Tones',
      what: '`strong`, `body`, `muted` by importance; `positive`, `caution`, `critical` where the words say the same.',
      story: 'Overview',
    },
    { name: 'Numeric', what: 'Figures of one width, so that amounts line up.', story: 'Overview' },
    { name: 'Cut', what: 'One line; only where the whole text can be read elsewhere.', story: 'Overview' },
    { name: 'As typed', what: '`keepsLines` keeps the breaks of a note that a person wrote.', story: 'AsTyped' },
  ],
  keyboard: 'none',
  accessibility: [
    'All tones have a contrast of 4.5 : 1 or more on every surface of the theme.',
    'A tone is seen only: write “Late”, do not rely on red.',
    'What is cut is still read aloud whole, but cannot be seen whole by others.',
  ],
  content: {
    do: ['Short sentences, active, to one reader.', 'What happened, why, and what to do, in this order.'],
    avoid: [
      'More than about seventy signs to a line: put it in a Box.',
      '“Please” before every order, exclamation marks.',
    ],
    examples: [
      { es: 'No queda nada sin leer.', en: 'You have read everything.' },
      { es: 'Las cuotas se generan al activar una póliza.', en: 'Instalments are created when a policy is enabled.' },
    ],
  },
};
