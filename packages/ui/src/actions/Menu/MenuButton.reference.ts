import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of MenuButton. */
export const reference: ComponentReference = {
  purpose: 'Keeps several actions or pages of one thing behind one button: a record, a row, an account.',
  instead: [
    { use: 'Button', when: 'there are one or two actions: show them' },
    { use: 'Select', when: 'one of several values is chosen for a form' },
    { use: 'ToggleGroup', when: 'one of a few ways to see the same thing is chosen' },
    { use: 'Popover', when: 'it holds fields or text and not a list of actions' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Button',
        selector: 'button[aria-haspopup]',
        what: 'A label and an arrow, three dots alone, or a button of your own as the trigger.',
      },
      {
        name: 'Menu',
        selector: '[role=menu]',
        what: 'Over the page, at least as wide as the button; it scrolls beyond 20 rem.',
      },
      { name: 'Heading of a group', selector: '[role=menu] header', what: 'Names the group; may be left out.' },
      { name: 'Entry', selector: '[role=menuitem]', what: 'Icon, label, and a second line where one is needed.' },
      {
        name: 'Entry that cannot be done',
        selector: '[role=menuitem][aria-disabled]',
        what: 'Muted, with the reason below its label.',
      },
      { name: 'Line', selector: '[role=separator]', what: 'Between groups; what deletes stands alone in the last.' },
    ],
  },
  states: [
    { name: 'Closed', what: 'Only the button.', story: 'Closed' },
    {
      name: 'Open',
      what: 'The menu lies over the page, which does not scroll or answer until it is closed.',
      story: 'Open',
    },
    {
      name: 'Icon alone',
      what: 'Three dots, named by the label; the usual one of rows and headings.',
      story: 'IconOnly',
    },
    { name: 'Trigger of your own', what: 'Another button, such as the chip of the account.', story: 'OwnTrigger' },
    {
      name: 'Note',
      what: 'A sentence above the entries says what to know before choosing; hardly ever needed.',
      story: 'WithNote',
    },
    { name: 'Entry disabled', what: 'It says why. Leave out what this person may never do.', story: 'Open' },
    {
      name: 'Disabled',
      what: 'The button cannot be pressed; better to open and say why at each entry.',
      story: 'Disabled',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On the button: opens the menu with its first entry focused. On an entry: chooses it.' },
    { keys: 'Space', does: 'As Enter.' },
    {
      keys: 'Arrow Down',
      does: 'On the button: opens at the first entry. In the menu: next entry, then the first again.',
    },
    {
      keys: 'Arrow Up',
      does: 'On the button: opens at the last entry. In the menu: entry before, then the last again.',
    },
    { keys: 'Home', does: 'First entry.' },
    { keys: 'End', does: 'Last entry.' },
    { keys: 'Letters', does: 'Jump to the entry that begins with them.' },
    { keys: 'Escape', does: 'Closes the menu; the focus is back on the button.' },
    { keys: 'Tab', does: 'Closes the menu and goes on from the button.' },
  ],
  accessibility: [
    'The button says that it has a menu and whether it is open; menu, groups and entries have their roles, and the menu is named by the button.',
    'The arrows pass over disabled entries: the reason is seen, and heard only by reading through the menu. Say it elsewhere too where it matters.',
    'An entry with href is a link and can be opened in a new tab.',
    'The focus comes back to the button; where an entry opens a dialog, the dialog takes it and gives it back.',
  ],
  content: {
    do: [
      'Verbs without the thing where the menu belongs to it: “Duplicate”, “Renew”.',
      'A reason as a whole sentence that says what is missing.',
    ],
    avoid: ['More than about nine entries.', 'Groups of one, but for what deletes.'],
    examples: [
      { es: 'Duplicar', en: 'Duplicate' },
      { es: 'Cerrar sesión', en: 'Log out' },
      {
        es: 'Ya está pagada, o su póliza no admite pagos.',
        en: 'It has already been paid, or its policy takes no payments.',
      },
    ],
  },
};
