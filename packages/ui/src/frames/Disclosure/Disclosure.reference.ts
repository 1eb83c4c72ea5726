import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Disclosure. */
export const reference: ComponentReference = {
  purpose: 'Keeps details away until somebody asks for them: how a total was made, each instalment of a policy.',
  instead: [
    { use: 'Tabs', when: 'parts of the same weight stand side by side and one is always open' },
    { use: 'Card', when: 'everybody needs to read it' },
    { use: 'Popover', when: 'it is a short help beside one word' },
    { use: 'SidePanel', when: 'what opens is a record of its own' },
  ],
  anatomy: {
    story: 'Expanded',
    parts: [
      { name: 'Title', selector: 'h3 button', what: 'A heading that is a button; the whole line is pressed.' },
      {
        name: 'Arrow',
        selector: 'h3 svg',
        what: 'Points right while it is closed and down while it is open; decorative.',
      },
      { name: 'Details', selector: '[role="group"]', what: 'Follow at once below the title.' },
    ],
  },
  states: [
    { name: 'Closed', what: 'Only the title is there; the details cannot be reached by Tab.', story: 'Default' },
    { name: 'Open', what: 'The details stand below; what follows moves down.', story: 'Expanded' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the title, then into the open details.' },
    { keys: 'Enter', does: 'Opens or closes.' },
    { keys: 'Space', does: 'Opens or closes.' },
  ],
  accessibility: [
    'The title is a button in a heading; `aria-expanded` says whether it is open.',
    'Choose `level` so that the outline of the page has no gap.',
    'Where the browser can, its own search in the page finds closed details too, and opens them.',
  ],
  content: {
    do: ['Title it with what one finds there: “How the total was made”.'],
    avoid: ['“More” or “Details”: they do not say of what.', 'Hiding what decides, such as a price or a condition.'],
    examples: [
      { es: 'Ver cada cuota', en: 'See each instalment' },
      { es: 'Historial', en: 'History' },
    ],
  },
};
