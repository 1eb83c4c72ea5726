import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of DetailFrame. */
export const reference: ComponentReference = {
  purpose:
    'A page about one record that is worked with for a while, as a policy: what it is stands at the top, the rest below it in tabs or cards.',
  instead: [
    { use: 'SidePanel', when: 'the record is only read, over its list, and left again' },
    { use: 'FormFrame', when: 'the page is a form and nothing else' },
    { use: 'ListFrame', when: 'the page shows many records of one kind' },
  ],
  anatomy: {
    story: 'WithAside',
    parts: [
      { name: 'Breadcrumbs', selector: 'nav', what: 'The list that the record stands in, and the record.' },
      {
        name: 'Header',
        selector: 'header',
        what: 'A PageHeader: the name at the edge where all pages begin, the state as a Chip, the one thing to do. Its facts follow in a Card.',
      },
      { name: 'Title', selector: 'h1', what: 'The name or number by which people know the record.' },
      {
        name: 'Aside',
        selector: 'aside',
        what: '20 to 22.5 rem beside the content where the page has 860 px; below the content where it has less. With isAsideSticky it stays in sight while the content scrolls.',
      },
    ],
  },
  states: [
    { name: 'With aside', what: 'History or facts stay in sight beside the content.', story: 'WithAside' },
    {
      name: 'Aside first',
      what: 'DetailColumns with isAsideFirst: what matters most is read before the content, and stands above it in one column.',
      story: 'AsideFirst',
    },
    { name: 'Without aside', what: 'The content takes the whole width.', story: 'WithoutAside' },
    {
      name: 'On its way',
      what: 'A DetailSkeleton until the record is there: head, tabs, content and aside have their final places.',
      story: 'HoldsItsPlace',
    },
    { name: 'Narrow', what: 'One column: header, content, aside.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'The record’s name is the h1, the cards below begin with h2.',
    'The aside is the landmark complementary. In one column it is read after the content, or with isAsideFirst before it, as it stands.',
    'The frame follows its own width, not the window’s: it works beside a drawer and at 400 % zoom.',
  ],
  content: {
    do: [
      'Title the page with the record, not with its kind: “001200-A”, not “Policy”.',
      'Put the state beside the title as a Chip with a word.',
    ],
    avoid: ['Facts that the tabs repeat.', 'More than one accent button in the header.'],
    examples: [
      { es: 'Vigencia', en: 'Term' },
      { es: 'Historial', en: 'History' },
    ],
  },
  covers: ['DetailColumns', 'DetailSkeleton'],
};
