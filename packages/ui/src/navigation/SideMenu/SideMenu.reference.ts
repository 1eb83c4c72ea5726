import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of SideMenu. */
export const reference: ComponentReference = {
  purpose: 'The way around the product: groups, sub-groups that fold, and links to what the reader may see.',
  instead: [
    { use: 'AppShell', when: 'a page of the private area is built: it holds the menu, in a drawer on small screens' },
    { use: 'Tabs', when: 'it leads to the parts of one thing' },
    { use: 'MenuButton', when: 'it lists actions' },
    { use: 'Breadcrumbs', when: 'it shows the way up from a record' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Group', selector: 'nav > ul > li', what: 'A small title and its entries.' },
      {
        name: 'Link',
        selector: 'nav a',
        what: 'Icon and title; a caption, a mark at the end where there is more to say.',
      },
      {
        name: 'Present page',
        selector: 'nav a[aria-current=page]',
        what: 'Tinted and bold; outlined in forced colours.',
      },
      {
        name: 'Sub-group',
        selector: 'nav button[aria-expanded]',
        what: 'Folds its entries; in colour while it hides the present page.',
      },
      { name: 'Outward link', selector: 'nav a[target=_blank]', what: 'Opens a new tab, says and shows it.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'The present page is marked; a sub-group that holds it is open.', story: 'Ready' },
    { name: 'Unfolded', what: 'A sub-group shows its entries along a line.', story: 'Unfolds' },
    { name: 'As left', what: 'What was opened last is open again.', story: 'OpenedBefore' },
    { name: 'With extras', what: 'A caption, a chip, a new tab, an entry without a way in.', story: 'Extras' },
    { name: 'Unknown entry', what: 'Says so in its place; the others stay.', story: 'UnknownType' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next link or sub-group; entries that are off are passed over.' },
    { keys: 'Shift + Tab', does: 'Goes to the one before.' },
    { keys: 'Enter', does: 'Follows the link, or folds and unfolds the sub-group.' },
    { keys: 'Space', does: 'Folds and unfolds the sub-group.' },
  ],
  accessibility: [
    'It is a navigation landmark named “Main menu”, or by `label`; its entries are lists, so that their number is read.',
    'The present page is marked as current; a sub-group says whether it is expanded.',
    'An entry that is off is a link without a way in. Leave out what a person may never use.',
    'A new tab is said in words after the title.',
  ],
  content: {
    do: [
      'One or two nouns, the same as the title of the page.',
      'Order by how often it is used, in groups of seven or less.',
    ],
    avoid: [
      'Verbs: what is done stands on the pages.',
      'More than one level of sub-groups.',
      'The same word twice, for a group and an entry.',
    ],
    examples: [
      { es: 'Gestión', en: 'Management' },
      { es: 'Interés asegurado', en: 'Insured interest' },
      { es: 'Aseguradoras', en: 'Insurance companies' },
    ],
  },
};
