import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of FilterBar. */
export const reference: ComponentReference = {
  purpose:
    'Says which filters of a list are on, and adds others. Each has its own way out, and one button drops them all.',
  instead: [
    { use: 'ToggleChips', when: 'usual filters are offered, on or off' },
    { use: 'TagField', when: 'the words are the value of a form' },
    { use: 'GridToolbar', when: 'you look for the place where it stands' },
  ],
  anatomy: {
    story: 'LongValues',
    parts: [
      {
        name: 'Filter',
        selector: 'ul > li',
        what: 'One for each that is on, in the order of its controls: what is filtered by, and for what; long values are cut.',
      },
      { name: 'Way out', selector: 'li button', what: 'Takes this filter away.' },
      { name: 'Clear', selector: 'ul + span > button', what: 'Takes all filters away.' },
    ],
  },
  states: [
    { name: 'Some are on', what: 'They stand beside the search.', story: 'TwoFilters' },
    { name: 'None is on', what: 'Without `fields` nothing is drawn and no room is kept.', story: 'NoneIsOn' },
    { name: 'Adding', what: 'What to filter by, then for what; it closes with the answer.', story: 'Adding' },
    { name: 'Open', what: 'What is on already is not offered again.', story: 'Open' },
    { name: 'Long values', what: 'A chip is never wider than its place.', story: 'LongValues' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from way out to way out, then to the button that drops all.' },
    { keys: 'Enter, Space', does: 'Opens what can be added or changed, or takes the filter away.' },
    { keys: 'ArrowDown, ArrowUp', does: 'In the list of what can be filtered by: moves through it.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to where it was.' },
  ],
  accessibility: [
    'A list called “Filters”.',
    'The words of a chip are a button where its control is known, named as they read: “State: Open”.',
    'A way out is named with its filter: “Remove filter State: Open”.',
    'The number of rows that follows is announced by the Pagination, not here.',
  ],
  content: {
    do: ['Use the label of the control, and the words of the choice: “Role: Payer”.'],
    avoid: ['Ids and codes.', 'Filters that are always on.'],
    examples: [{ es: 'Quitar los filtros', en: 'Clear filters' }],
  },
};
