import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of SidePanel. */
export const reference: ComponentReference = {
  purpose: 'Reads one record over the list that it came from, so that the place in the list is kept.',
  instead: [
    { use: 'DetailFrame', when: 'the record is worked on for longer: give it its own page' },
    { use: 'Dialog', when: 'one thing has to be decided or filled in' },
    { use: 'Popover', when: 'it is two or three facts about the thing beside it' },
    { use: 'Disclosure', when: 'the details fit into the page' },
  ],
  anatomy: {
    story: 'Large',
    parts: [
      { name: 'Title', selector: '[role=dialog] > header h2', what: 'The name of the record.' },
      { name: 'Context', selector: '[role=dialog] > header h2 + *', what: 'Chips or one line below it.' },
      {
        name: 'Header actions',
        selector: '[role=dialog] > header button',
        what: 'One or two small buttons, left of the one that closes.',
      },
      {
        name: 'Steps',
        selector: '[role=dialog] > header [role=status]',
        what: 'Which of how many it is, and the buttons to the records before and after.',
      },
      {
        name: 'Edge',
        selector: '[role=separator]',
        what: 'Makes it wider or narrower; a phone has none.',
      },
      { name: 'Body', selector: '[role=dialog] > div', what: 'Scrolls between header and foot.' },
      {
        name: 'Foot',
        selector: '[role=dialog] > footer',
        what: 'What is done next with the record, such as going to its page.',
      },
    ],
  },
  states: [
    { name: 'Medium', what: '32 rem at the end side; the list stays in sight, dimmed.', story: 'Open' },
    { name: 'Large', what: '52 rem: a record with tabs.', story: 'Large' },
    { name: 'Steps', what: 'The way to the records before and after in the list.', story: 'Steps' },
    { name: 'Width', what: 'As somebody dragged it, by at most 240 px less than the window.', story: 'Wider' },
    { name: 'On a phone', what: 'Fills the screen.' },
    {
      name: 'Loading',
      what: 'Opens at once with “Loading…” for a title and the skeleton of the record; the caller draws both.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the panel and from its last control to the first.' },
    { keys: 'Shift + Tab', does: 'Goes through it backwards.' },
    { keys: 'Escape', does: 'Closes it; an open menu or tooltip inside closes first.' },
    {
      keys: 'ArrowUp',
      does: 'Goes to the record before, with the focus on the panel or in its header; in the record it scrolls.',
    },
    { keys: 'ArrowDown', does: 'Goes to the record after, likewise.' },
    { keys: 'ArrowLeft', does: 'On the edge: makes the panel wider; ArrowRight makes it narrower.' },
    { keys: 'Enter', does: 'Presses the button or follows the link with the focus.' },
    { keys: 'Space', does: 'Presses the button with the focus.' },
  ],
  accessibility: [
    'It is a dialog named by the record. The list behind is silent and cannot be used until it is closed.',
    'The focus goes to the panel itself, and on closing back to the row that opened it.',
    'A step leaves the focus where it is, and says aloud which record of how many it came to.',
    'Keep what is open in the address, so that Back closes it and a link shows it to others.',
  ],
  content: {
    do: ['The same order of facts as on the page of the record.', 'Name the way on: “Edit”.'],
    avoid: [
      'Long forms: nobody sees how far it is.',
      'A panel over a panel.',
      'Facts that exist only here: they need an address of their own.',
    ],
    examples: [
      { es: 'Cerrar el panel', en: 'Close panel' },
      { es: 'Editar', en: 'Edit' },
    ],
  },
};
