import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Link. */
export const reference: ComponentReference = {
  purpose: 'Goes somewhere from within a sentence, a cell or a list: a record, a page, an address, a phone number.',
  instead: [
    { use: 'LinkButton', when: 'going there is the main thing to do on the page' },
    { use: 'Button', when: 'it does something and stays here' },
    { use: 'IconLink', when: 'only a well-known sign fits' },
    { use: 'Breadcrumbs', when: 'it leads back to the page above' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      {
        name: 'Words within text',
        selector: 'p a',
        what: 'Underlined, so that it is not told from the text by colour alone.',
      },
      {
        name: 'Words that stand alone',
        selector: 'a[href="#customer"]',
        what: 'Strong or quiet: the place says that it is a link, and the line comes with the pointer.',
      },
      {
        name: 'Link that leaves',
        selector: 'a[target=_blank]',
        what: 'Opens a new tab; “(opens in a new tab)” follows its words for those who listen.',
      },
    ],
  },
  states: [
    { name: 'Accent', what: 'Within text; underlined.', story: 'Overview' },
    { name: 'Strong', what: 'The first column of a table: the name of the record.', story: 'Overview' },
    { name: 'Quiet', what: 'Navigation, such as the foot of a page.', story: 'Overview' },
    { name: 'External', what: 'Leaves the product in a new tab, and says so.', story: 'External' },
    {
      name: 'Disabled',
      what: 'Muted, without a line, without an address, and out of the order of Tab. Plain Text is mostly better.',
      story: 'Overview',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows it.' },
    { keys: 'Ctrl + Enter', does: 'Opens the page in a new tab, as browsers do.' },
  ],
  accessibility: [
    'It is an anchor with an address and its name is its words. Without an address it is a span with the role of a link.',
    'A page of the product is opened by the router and not loaded anew; the focus then goes to its heading.',
    'Give target only through isExternal: a new tab that is not announced surprises.',
    'Within text it has no larger target than its line; keep links on different lines apart.',
  ],
  content: {
    do: [
      'Say where it leads, in words that make sense in a list of links.',
      'Link the name of a record, not “View” beside it.',
    ],
    avoid: ['“Here”, “more”, and bare addresses.', 'Linking a whole sentence.'],
    examples: [
      { es: '¿Olvidó su contraseña?', en: 'Forgot your password?' },
      { es: 'términos y condiciones', en: 'terms and conditions' },
      { es: 'Ver todos los resultados', en: 'See all results' },
    ],
  },
};
