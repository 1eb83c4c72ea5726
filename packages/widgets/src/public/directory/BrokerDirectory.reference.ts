import type { ComponentReference } from '@corredor/ui/reference';

/** The docs page of BrokerDirectory. */
export const reference: ComponentReference = {
  purpose:
    'Searches the directory of insurance brokers on a partner’s own page, in React. It needs no provider, no account and no style of ours but its own sheet.',
  instead: [
    { use: 'corredor-directory', when: 'the page is not made with React; it is the same search as a custom element' },
    { use: 'BrokerProfile', when: 'the page is about one broker' },
    { use: 'DataGrid', when: 'you build a list in the private area' },
  ],
  anatomy: {
    story: 'LongTexts',
    parts: [
      {
        name: 'Search',
        selector: '[part~="search"]',
        what: 'A form that works without script where `formAction` is given.',
      },
      { name: 'Field', selector: 'input[type="search"]', what: 'Searches 250 ms after the last key.' },
      { name: 'Submit', selector: '[part~="submit"]', what: 'Searches at once; the one accent button.' },
      {
        name: 'Filters',
        selector: '[part~="filters"]',
        what: 'Folded away until they are wanted; each value with its count.',
      },
      { name: 'Status', selector: '[part~="status"]', what: 'How many were found, or what went wrong; announced.' },
      { name: 'Broker', selector: '[part~="item"]', what: 'The whole card is the link to the profile.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'Cards, and how many brokers there are.', story: 'Ready' },
    { name: 'Loading', what: 'Twelve placeholders as high as cards, or as many as a page has.', story: 'Loading' },
    { name: 'Nothing found', what: 'One sentence that helps, and a button that clears everything.', story: 'Searches' },
    { name: 'Filtered', what: 'What is filtered by stands as chips beside the number.', story: 'Filters' },
    { name: 'Locked', what: 'A partner’s filter that visitors neither see nor clear.', story: 'Locked' },
    { name: 'More', what: 'A button below brings the next ones; the focus goes to the first of them.', story: 'More' },
    { name: 'Pages', what: 'Numbered pages, links where they work without script.', story: 'Pages' },
    {
      name: 'Profile in place',
      what: '`target="inline"`: the profile takes the list’s place, and one button leads back.',
      story: 'Inline',
    },
    { name: 'Failed', what: 'A sentence that says why, and a way to try again.', story: 'Failed' },
    { name: 'Too many requests', what: 'It says after how many seconds to try again.', story: 'RateLimited' },
    { name: 'Cancelled', what: 'The partner’s program keeps it from asking and shows its own.', story: 'Cancelled' },
    { name: 'Dark and compact', what: '`theme` and `density`, or what the page around says.', story: 'Dark' },
    { name: 'A partner’s look', what: 'Colours, radius and fonts by custom properties.', story: 'Partner' },
    { name: 'Right to left', what: 'It turns with the page.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through search, filters, chips, cards and pages, in the order of reading.' },
    { keys: 'Enter', does: 'In the search: searches at once. On a card: opens the profile.' },
    { keys: 'Space', does: 'On Filters: unfolds them. On a box: ticks it.' },
    { keys: 'Arrow keys', does: 'In a list of places: choose, as the device does it.' },
  ],
  accessibility: [
    'The form is the landmark search, named by `label`.',
    'The number found is a status: each search is announced, also when nothing was found.',
    '`headingLevel` puts the names of brokers into the outline of the page; 2 unless told.',
    'After another page the focus goes to its first broker; after a profile, back to where it was.',
    'It takes its language from the nearest `lang`, then from the browser.',
  ],
  content: {
    do: [
      'Replace single words by `messages` where your page has its own.',
      'Fill the slot `empty` or `error` only with something better than ours: a telephone number, another way.',
    ],
    avoid: ['Preset filters that surprise: lock them or show them.'],
    examples: [
      { es: 'Nombre, ciudad o especialidad', en: 'Name, city or speciality' },
      { es: 'Ningún corredor coincide con la búsqueda', en: 'No broker matches the search' },
    ],
  },
};
