import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Card. */
export const reference: ComponentReference = {
  purpose: 'Holds things that belong together on a surface of their own, with a title that names them.',
  instead: [
    { use: 'Stack', when: 'the page has one part only: a card around everything frames nothing' },
    { use: 'FormGroup', when: 'the parts are groups of fields in one form' },
    { use: 'Banner', when: 'it says something about the state of the page' },
    { use: 'Stat', when: 'it is one figure with its name' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      {
        name: 'Surface',
        selector: 'section:has(> footer)',
        what: 'A border and a step of surface, no shadow: a card does not float.',
      },
      {
        name: 'Title',
        selector: 'section:has(> footer) h2',
        what: 'Names the section; its level follows the page, its size does not.',
      },
      {
        name: 'Count',
        selector: 'section:has(> footer) header h2 + span',
        what: 'How many things a list has in all, where that is known; it is no part of the name.',
      },
      { name: 'Description', selector: 'section:has(> footer) header p', what: 'One quiet line below the title.' },
      {
        name: 'Actions',
        selector: 'section:has(> footer) header > button',
        what: 'Small and neutral; they go below the title when room is short.',
      },
      {
        name: 'Body',
        selector: 'section:has(> footer) > div',
        what: 'Takes the height that is left, so that cards in Columns end together.',
      },
      { name: 'Foot', selector: 'section > footer', what: 'Below a line, for what concerns the whole card.' },
    ],
  },
  states: [
    { name: 'Plain', what: 'The raised surface, for nearly every card.', story: 'Default' },
    { name: 'Sunken', what: 'Stands back: a summary beside the main thing, a preview.', story: 'Overview' },
    { name: 'Accent', what: 'Tinted; at most one on a page, for the next thing to do.', story: 'Overview' },
    { name: 'Without a title', what: 'No header is drawn, and no description or actions either.', story: 'Overview' },
    { name: 'Edge to edge', what: 'Without padding: a table or list reaches the border.', story: 'Overview' },
  ],
  keyboard: 'none',
  accessibility: [
    'With a title it is a section named by it, and people who listen can jump to it; without one it is a section without a name, which is passed over.',
    'Give `level` so that no step of the outline is left out: 2 on a page, 3 in a card of a tab that has its own heading.',
    'The card itself is never pressed. Put a Link or a Button inside: it has a name of its own and can be reached by Tab.',
  ],
  content: {
    do: [
      'Name what is inside with a noun: “Your portfolio”.',
      'Say in the description what the title leaves open: the period, the unit, who can see it.',
    ],
    avoid: [
      'Cards within cards: use a Divider or a heading of level 3.',
      'Titles that repeat the page: “Policy data” on the page of a policy.',
    ],
    examples: [
      { es: 'Qué vence primero', en: 'What is due first' },
      { es: 'Su cartera', en: 'Your portfolio' },
      { es: 'Ciclo de vida', en: 'Lifecycle' },
    ],
  },
};
