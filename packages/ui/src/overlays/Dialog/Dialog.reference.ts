import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Dialog. */
export const reference: ComponentReference = {
  purpose:
    'Interrupts the page for one short thing that must be decided or filled in before going on. When not to use one: to read, to fill in more than five fields, to say that something was done, to show an error, or whenever the reader needs the page behind it.',
  instead: [
    { use: 'ConfirmDialog', when: 'the only question is whether to do it: delete, undo, leave' },
    { use: 'SidePanel', when: 'a record is read beside the list that it came from' },
    {
      use: 'FormFrame',
      when: 'there are more than five fields, groups of them, or something worth a link: give it a page with an address',
    },
    { use: 'ToastRegion', when: 'something was done or failed and nothing has to be decided: say it by `toast`' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Title',
        selector: '[role=dialog] > header h2',
        what: 'Names the dialog: what is done and, if short, to what.',
      },
      {
        name: 'Description',
        selector: '[role=dialog] > header p',
        what: 'One line: which record, or what to know before. Read aloud after the title.',
      },
      {
        name: 'Close',
        selector: '[role=dialog] > header button',
        what: 'Leaves without doing anything, as Escape does.',
      },
      { name: 'Body', selector: '[role=dialog] > div', what: 'The only part that scrolls; fields fill its width.' },
      {
        name: 'Actions',
        selector: '[role=dialog] > footer',
        what: 'Always in sight. The main button is last; on a phone they stand below each other with the main one on top.',
      },
    ],
  },
  states: [
    { name: 'Open', what: 'Over a dimmed page that cannot be used meanwhile.', story: 'Open' },
    { name: 'From its button', what: 'A `trigger` opens it and gets the focus back.', story: 'ByKeyboard' },
    {
      name: 'Blocking',
      what: 'A gate: no close button, no Escape, no press outside. Its buttons are the only ways, and one of them leads out.',
      story: 'Blocking',
    },
    {
      name: 'Long',
      what: 'The body scrolls between header and foot; it is a stop of Tab where it has no control of its own.',
      story: 'LongText',
    },
    { name: 'Sizes', what: '26, 36, 52 or 80 rem at most, and the whole width of a phone.', story: 'LongText' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next control and from the last to the first; it does not leave the dialog.' },
    { keys: 'Shift + Tab', does: 'Goes backwards, from the first to the last.' },
    { keys: 'Escape', does: 'Closes it, unless it blocks; an open list or tooltip inside closes first.' },
    {
      keys: 'Enter',
      does: 'Presses the button with the focus; in a field it sends the form, where the dialog holds one.',
    },
    { keys: 'Space', does: 'Presses the button with the focus.' },
    { keys: 'ArrowDown', does: 'Scrolls a long text, when the focus is on it.' },
    { keys: 'ArrowUp', does: 'Scrolls it back.' },
  ],
  accessibility: [
    'It is a dialog named by its title and described by its description. Both are read as it opens, and the page behind is silent.',
    'The focus goes to the dialog itself, or to a field that asks for it with `autoFocus`. On closing it goes back to where it was.',
    'Never open one by itself while somebody types. The gates of the session are the only ones that come unasked.',
    'Do not open a dialog from a dialog, but for the question whether to lose what was typed.',
  ],
  content: {
    do: [
      'Title: what the button that opened it said. Main button: the same verb again.',
      'Name what cannot be undone in the body, above the buttons.',
      'Write “Cancel” for leaving without a change, “Close” where nothing can be changed.',
    ],
    avoid: [
      '“Warning”, “Attention”, “Are you sure?” as titles.',
      '“Yes” and “No”, “OK”.',
      'Explaining the page behind: the reader can see it before.',
    ],
    examples: [
      { es: 'Registrar pago', en: 'Register payment' },
      { es: 'Otra persona cambió este registro', en: 'Somebody else changed this record' },
      { es: '¿Sigue ahí?', en: 'Are you still there?' },
    ],
  },
};
