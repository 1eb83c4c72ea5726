import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Kbd. */
export const reference: ComponentReference = {
  purpose: 'Shows a key of the keyboard, or with KeyCombo a whole shortcut, as it is to be pressed.',
  instead: [
    { use: 'Text', when: 'a key is mentioned once in a sentence of help: write its name' },
    { use: 'Tooltip', when: 'the shortcut of a button shall be learnt in passing: put a KeyCombo into its tooltip' },
    { use: 'Chip', when: 'it only looks like a key' },
  ],
  anatomy: {
    story: 'Combos',
    parts: [
      {
        name: 'Shortcut',
        selector: 'span:has(> kbd)',
        what: 'KeyCombo: the keys in the order in which they are pressed.',
      },
      { name: 'Key', selector: 'kbd', what: 'Kbd: one key, as wide as its name.' },
    ],
  },
  states: [
    { name: 'One key', what: 'A letter in capitals, or the name on the key.', story: 'Default' },
    { name: 'Together', what: '`mod+k`: ⌘ on a Mac, Ctrl elsewhere.', story: 'Combos' },
    {
      name: 'In turn',
      what: '`g p`: drawn like together. Two letters are always pressed in turn, as no shortcut joins two letters.',
      story: 'Combos',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Each key is a kbd element, read as its name.',
    'KeyCombo draws the arrows and names them in the language of the page, as it does Enter, Home, End, Page Up and Page Down.',
    'It shows a shortcut and does not make one.',
  ],
  content: {
    do: [
      'Write the keys as printed: Enter, Esc, Shift; on a Spanish keyboard Intro, Inicio, Fin.',
      'Put the action first and its keys at the end of the line.',
    ],
    avoid: [
      '“Press”, “hit” or a plus sign between the keys.',
      'Shortcuts that are typed in a field: single keys do nothing there.',
    ],
    examples: [
      { es: 'Buscar y comandos', en: 'Search and commands' },
      { es: 'Moverse entre celdas', en: 'Move between cells' },
    ],
  },
  covers: ['KeyCombo'],
};
