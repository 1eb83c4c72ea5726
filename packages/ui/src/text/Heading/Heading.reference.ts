import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Heading. */
export const reference: ComponentReference = {
  purpose: 'Titles a part of the page and gives it its place in the outline.',
  instead: [
    { use: 'PageHeader', when: 'it is the title of a page: that draws the h1 with its context and actions' },
    { use: 'Card', when: 'it titles a card: its `title` is a heading already' },
    { use: 'Text', when: 'words shall only look bold and large' },
    { use: 'VisuallyHidden', when: 'a part needs a title for people who listen and its looks say it to others' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      { name: 'Display', selector: 'h1', what: 'Level 1 in the largest size: the first words of a public page.' },
      { name: 'Page', selector: 'h1 + h1', what: 'Level 1, `xxl`.' },
      { name: 'Part', selector: 'h2', what: 'Level 2, `xl`: a card, a section.' },
      { name: 'Within a part', selector: 'h3', what: 'Level 3, `lg`.' },
      { name: 'Smallest', selector: 'h4', what: 'Level 4, `md`: as large as text, told by its weight.' },
    ],
  },
  states: [
    { name: 'By level', what: 'The size follows the level.', story: 'Overview' },
    { name: 'Other size', what: '`size` changes the looks and leaves the outline as it is.', story: 'Overview' },
    { name: 'Several lines', what: 'Lines of about equal length; a word that is too long breaks.' },
    { name: 'Centred', what: 'For pages with one thing in the middle, such as logging in.' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is h1 to h4; people who listen go from one to the next and take the list of them for a table of contents.',
    'One level 1 on a page, and no level left out on the way down. Choose the level by place, the looks by `size`.',
    'Give it an `id` and name its section by that.',
  ],
  content: {
    do: ['Capital at the beginning only: “Policies in force”.', 'Say what is there, not what the reader should do.'],
    avoid: ['A full stop or colon at the end.', 'A heading over nothing but one line: leave it out.'],
    examples: [
      { es: 'Qué vence primero', en: 'What is due first' },
      { es: 'Pólizas vigentes', en: 'Policies in force' },
      { es: 'Dónde tiene la sesión abierta', en: 'Where you are signed in' },
    ],
  },
};
