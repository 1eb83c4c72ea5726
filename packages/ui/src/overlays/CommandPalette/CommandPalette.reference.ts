import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of CommandPalette. */
export const reference: ComponentReference = {
  purpose: 'Goes anywhere and does anything by typing: a field over the page with what it finds.',
  instead: [
    { use: 'SearchField', when: 'it searches the list in view' },
    { use: 'ComboBox', when: 'a value of a form is chosen' },
    { use: 'MenuButton', when: 'the actions belong to one thing on the page' },
    { use: 'SideMenu', when: 'it is the usual way around: the palette is the short way for those who know it' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Field',
        selector: '[role=dialog] input[role=combobox]',
        what: 'Keeps the focus all the time; what is typed goes to the caller.',
      },
      {
        name: 'Section',
        selector: '[role=listbox] [role=group]',
        what: 'Results of one kind under a title; empty ones are left out.',
      },
      {
        name: 'Command',
        selector: '[role=option]',
        what: 'Icon, label, and a line that tells it from others of the same name; what was typed stands out in both.',
      },
      { name: 'Shortcut', selector: '[role=option] kbd', what: 'The keys that do the same without the palette.' },
      { name: 'Hints', selector: '[role=dialog] footer', what: 'The keys that help inside.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'What can be chosen, before anything is typed too.', story: 'Ready' },
    { name: 'Loading', what: 'A spinner in the field; what was found before stays.', story: 'Loading' },
    { name: 'Empty', what: 'Says that nothing matches and repeats the words; announced.', story: 'Empty' },
    { name: 'Failed', what: 'A `notice` above the list; commands that need no server still work.', story: 'Failed' },
    {
      name: 'Actions',
      what: 'What is done with one command, under its name: ArrowRight lists it, or a press on the arrow of the command; typing goes back to the search.',
      story: 'Actions',
    },
    { name: 'Crowded', what: 'Scrolls inside; long labels wrap.', story: 'Cruel' },
  ],
  keyboard: [
    { keys: 'ArrowDown', does: 'Marks the next command and stops at the last.' },
    { keys: 'ArrowUp', does: 'Marks the one before and stops at the first.' },
    { keys: 'Home', does: 'Marks the first command.' },
    { keys: 'End', does: 'Marks the last command.' },
    { keys: 'PageDown', does: 'Goes on by about a page, once a command is marked.' },
    { keys: 'PageUp', does: 'Goes back by about a page.' },
    {
      keys: 'ArrowRight',
      does: 'At the end of the text lists what is done with the marked command, where it has `actions`; else moves in the text.',
    },
    {
      keys: 'ArrowLeft',
      does: 'Goes back from those to what was found, where the command that was left is marked; else moves in the text.',
    },
    {
      keys: 'Enter',
      does: 'Chooses the marked command: the first, or the one whose actions were left, as long as no other was marked.',
    },
    {
      keys: 'Escape',
      does: 'Goes back from the actions of a command; empties the field; in an empty field closes the palette.',
    },
  ],
  accessibility: [
    'The field is a combobox in a dialog, both named by `label`; the marked command is read while the focus stays in the field.',
    'A command that has actions says so, and by which key, in the words of `actionsText`; its arrow is for pointers alone.',
    '“Nothing matches” is announced as it comes.',
    'The caller opens it, in the product by Ctrl+K (⌘K on a Mac) and by a button that everybody can see.',
    'Offer only what the reader may view or do.',
  ],
  content: {
    do: [
      'Name commands as the menu and the buttons name them.',
      'Put what was opened lately first while nothing is typed.',
    ],
    avoid: ['Commands that delete: they are too easily chosen.', 'Labels that only an expert would type.'],
    examples: [
      { es: 'Busque o escriba un comando', en: 'Search or type a command' },
      { es: 'Ir a', en: 'Go to' },
      { es: 'Nada coincide con «{{query}}».', en: 'Nothing matches “{{query}}”.' },
    ],
  },
};
