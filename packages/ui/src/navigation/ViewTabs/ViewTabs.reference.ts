import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ViewTabs. */
export const reference: ComponentReference = {
  purpose:
    'Offers the ways to see one list, each an address of its own, above that list: its states with how many records each holds, then what people saved.',
  instead: [
    { use: 'Tabs', when: 'the parts hold different things' },
    { use: 'FilterBar', when: 'a filter is set once and not kept' },
    { use: 'ToggleChips', when: 'a few fixed filters are turned on and off' },
    { use: 'Select', when: 'one value narrows a chart or a report' },
  ],
  anatomy: {
    story: 'Some',
    parts: [
      { name: 'Bar', selector: 'nav', what: 'One line above the filters.' },
      { name: 'View', selector: 'nav li a', what: 'The name that somebody gave it; 16 rem at most.' },
      { name: 'Current view', selector: 'nav a[aria-current=page]', what: 'Tinted; outlined in forced colours.' },
      {
        name: 'Note',
        selector: 'nav a[aria-current=page] > span:last-child',
        what: 'That the filters differ from what was saved.',
      },
      { name: 'Icon', selector: 'nav li svg', what: 'That the view is shared with everybody.' },
      { name: 'Menu', selector: 'nav > button', what: 'Save, rename, pin, share, delete.' },
    ],
  },
  states: [
    { name: 'Some', what: 'The current view is tinted.', story: 'Some' },
    { name: 'States', what: 'Each with its count; a line parts them from saved views.', story: 'States' },
    { name: 'Changed', what: 'A note behind the name, until it is saved or discarded.', story: 'Some' },
    {
      name: 'Many',
      what: 'The list scrolls sideways, the menu stays; the current view scrolls into sight.',
      story: 'Many',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next view, at the end to the menu.' },
    { keys: 'Shift + Tab', does: 'Goes to the one before.' },
    { keys: 'Enter', does: 'Follows the link, or opens the menu.' },
    { keys: 'Space', does: 'Opens the menu.' },
    { keys: 'ArrowDown', does: 'On the menu button: opens the menu, then walks through it.' },
    { keys: 'Escape', does: 'Closes the menu.' },
  ],
  accessibility: [
    'They look like tabs and are links in a navigation landmark named by `label`: they can be opened in a new tab and sent.',
    'The view in sight is marked as the current page; the note is part of its name.',
    'An icon that tells something needs its `iconLabel`: “shared” is read before the name.',
  ],
  content: {
    do: [
      'Let people name their views; offer a name from the filters.',
      'Begin with the view that hides nothing: “All”.',
    ],
    avoid: [
      'More states than a reader tells apart: six at most.',
      'Counts that the rows would have to wait for: one question of their own answers all of them.',
    ],
    examples: [
      { es: 'Todo', en: 'All' },
      { es: 'con cambios', en: 'changed' },
      { es: 'compartida', en: 'shared' },
      { es: 'Guardar como vista nueva', en: 'Save as a new view' },
    ],
  },
};
