import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of PageHeader. */
export const reference: ComponentReference = {
  purpose: 'The head of a page: where it stands, what it is, and the one thing to do here. Every page has exactly one.',
  instead: [
    { use: 'ListFrame', when: 'the page is a list; it draws the header itself' },
    { use: 'FormFrame', when: 'the page is a form; it draws the header itself' },
    { use: 'Heading', when: 'a part of the page needs a title' },
    { use: 'Card', when: 'a part of the page needs a title and a border' },
  ],
  anatomy: {
    story: 'WithBreadcrumbs',
    parts: [
      { name: 'Breadcrumbs', selector: 'nav', what: 'Where the page stands; above the title.' },
      { name: 'Title', selector: 'h1', what: 'The name of the page or of the record; it wraps, it is never cut.' },
      { name: 'Mark', selector: 'h1 + *', what: 'A Chip with the state of the record.' },
      { name: 'Context', selector: 'header p', what: 'One muted line: what the page is about.' },
      {
        name: 'Actions',
        selector: 'header button',
        what: 'At the end of the line; below the title where there is no room. The primary action comes last, on a phone first.',
      },
    ],
  },
  states: [
    { name: 'Of a list', what: 'Title, context, a menu, the primary action.', story: 'Ready' },
    { name: 'Of a record', what: 'Breadcrumbs above, the state beside the title.', story: 'WithBreadcrumbs' },
    { name: 'On a phone', what: 'The primary action first, then the others in one row.', story: 'OnPhone' },
    { name: 'Long title', what: 'It wraps, and the actions move below it.', story: 'LongTitle' },
  ],
  keyboard: 'none',
  accessibility: [
    'The title is the only h1 of the page.',
    'The mark is read after the title: it needs a word, not only a colour.',
    'Actions that stand in a menu are found under “More actions”.',
  ],
  content: {
    do: ['Call the page what the menu calls it.', 'Keep `context` to one sentence with a full stop.'],
    avoid: ['“Manage customers”, “Customer list”: “Customers” says it.', 'A second accent button.'],
    examples: [
      { es: 'Clientes', en: 'Customers' },
      {
        es: 'Lo que pasó en su correduría y conviene que usted sepa.',
        en: 'What has happened in your brokerage that you should know about.',
      },
    ],
  },
};
