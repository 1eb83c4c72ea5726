import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Breadcrumbs. */
export const reference: ComponentReference = {
  purpose: 'Says where a page is, and leads back up: from a record to its list.',
  instead: [
    { use: 'SideMenu', when: 'it leads to the other parts of the product' },
    { use: 'Tabs', when: 'it leads to the other parts of the same record' },
    { use: 'WizardSteps', when: 'it shows how far a person is in a process' },
    { use: 'Link', when: 'there is one way back only, in the text' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Path', selector: 'nav > ol', what: 'Above the title of the page; wraps onto further lines.' },
      { name: 'Link', selector: 'nav a', what: 'A page further up, from the list onward.' },
      { name: 'Arrow', selector: 'nav li svg', what: 'Decoration between two places.' },
      {
        name: 'Here',
        selector: 'nav [aria-current=page]',
        what: 'The page itself: no link, cut with an ellipsis beyond 20 rem, as the title below says it whole.',
      },
    ],
  },
  states: [
    { name: 'A path', what: 'Links, and the page itself at the end.', story: 'Default' },
    { name: 'Without an address', what: 'A place that has no page of its own is text as well.' },
    { name: 'Long', what: 'Wraps; the name of the page is cut.', story: 'Long' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next link; the page itself is no stop.' },
    { keys: 'Shift + Tab', does: 'Goes to the link before.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'It is a navigation landmark named “Breadcrumb” with an ordered list; the last place is marked as the current page.',
    'It does not replace the title: every page has its h1.',
    'Draw none on a page of the first level, such as a list: the menu says where that is.',
  ],
  content: {
    do: [
      'Name each place as its page names itself: “Policies”, then the number of the policy.',
      'Begin with the list, not with “Home”.',
    ],
    avoid: ['The way that somebody came: it is the place in the product, whatever the way.', 'More than four places.'],
    examples: [
      { es: 'Pólizas', en: 'Policies' },
      { es: 'Aseguradoras', en: 'Insurance companies' },
    ],
  },
};
