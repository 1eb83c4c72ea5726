import type { ComponentReference } from '@corredor/ui/reference';

/** The docs page of the element corredor-directory. */
export const reference: ComponentReference = {
  purpose:
    'The directory search as a custom element, for any page: `<corredor-directory>`. It is what BrokerDirectory is in React, in a shadow root of its own.',
  instead: [
    { use: 'BrokerDirectory', when: 'the page is made with React and draws on its server' },
    { use: 'corredor-profile', when: 'the page is about one broker' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Element',
        selector: 'corredor-directory',
        what: 'What it draws stands in an open shadow root. Pages style it by custom properties and `::part()`, and fill its slots.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'Cards, and how many brokers there are.', story: 'Ready' },
    { name: 'Searching', what: 'A moment after the last key; the attribute `query` follows.', story: 'Searches' },
    { name: 'Filtered', what: 'What is filtered by stands as chips.', story: 'Filters' },
    { name: 'Locked', what: '`locked-filters`: visitors neither see nor clear them.', story: 'Locked' },
    { name: 'More', what: 'The next brokers come below.', story: 'More' },
    {
      name: 'Profile in place',
      what: '`target="inline"` puts a `<corredor-profile>` in the list’s place.',
      story: 'Inline',
    },
    { name: 'Failed', what: 'A sentence that says why, and a way to try again.', story: 'Failed' },
    { name: 'Too many requests', what: 'It says after how many seconds to try again.', story: 'RateLimited' },
    { name: 'Not ours', what: 'An answer that is not JSON counts as a failure of the server.', story: 'Malformed' },
    {
      name: 'Cancelled',
      what: 'A listener that calls `preventDefault` keeps it from asking; slots stay in the page.',
      story: 'Cancelled',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through search, filters, cards and pages, in line with the page around.' },
    { keys: 'Enter', does: 'In the search: searches at once. On a card: opens the profile.' },
    { keys: 'Space', does: 'On Filters: unfolds them. On a box: ticks it.' },
  ],
  accessibility: [
    'Landmarks, headings and announcements are those of BrokerDirectory; a shadow root hides none of them.',
    'What stands inside the tag is shown without script, and where the directory cannot be reached: put a link there.',
    'Events are called `corredor-search`, `corredor-results`, `corredor-select` and bubble out of the shadow root.',
  ],
  content: {
    do: [
      'Set `lang` on the page; the element follows it.',
      'Replace words by `element.messages`, where yours are better on your page.',
    ],
    avoid: ['Styling classes inside: parts, slots and tokens are the contract, classes are not.'],
    examples: [{ es: 'Buscar corredores de seguros', en: 'Find an insurance broker' }],
  },
};
