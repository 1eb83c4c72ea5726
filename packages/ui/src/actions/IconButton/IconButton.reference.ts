import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of IconButton. */
export const reference: ComponentReference = {
  purpose:
    'Starts an action that everybody knows by its sign, where room is short: the top bar, a toolbar, the end of a row.',
  instead: [
    { use: 'Button', when: 'there is room for words, or the sign has to be learnt' },
    { use: 'IconLink', when: 'it goes to another page' },
    { use: 'MenuButton', when: 'three dots open several actions; it has isIconOnly' },
    { use: 'ToggleGroup', when: 'signs stand for ways to see the same thing' },
  ],
  anatomy: {
    story: 'WithBadge',
    parts: [
      {
        name: 'Box',
        selector: 'button',
        what: 'A square as high as a Button of the same size, and as easy to hit.',
      },
      { name: 'Icon', selector: 'button > svg', what: 'The sign: 20 px, and 16 px in a small button.' },
      {
        name: 'Badge',
        selector: 'button > span[aria-hidden]',
        what: 'A count over the corner. It is not read; the label says the count.',
      },
    ],
  },
  states: [
    {
      name: 'Named by its tooltip',
      what: 'The label opens as a tooltip half a second after the pointer came, and at once with the focus.',
      story: 'WithTooltip',
    },
    { name: 'Quiet', what: 'Without a box until it is pointed at; what it is unless told.', story: 'Overview' },
    { name: 'Neutral', what: 'With a border, where it stands apart from others.', story: 'Overview' },
    { name: 'Accent', what: 'The main action, where a word does not fit: sending a short message.', story: 'Overview' },
    { name: 'With a badge', what: 'Something is waiting behind it.', story: 'WithBadge' },
    {
      name: 'Pending',
      what: 'A spinner in place of the icon; pressing does nothing and the focus stays.',
      story: 'Overview',
    },
    {
      name: 'Disabled',
      what: 'Cannot be pressed or focused, so its tooltip does not come by keyboard either.',
      story: 'Overview',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it and opens the tooltip.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
    { keys: 'Escape', does: 'Closes the tooltip and leaves the focus where it is.' },
  ],
  accessibility: [
    'It is a native button; its name is the label, which is never drawn but in the tooltip.',
    'A tooltip is not there for fingers: the sign has to be understood without it.',
    'The badge is hidden from screen readers, so put its count into the label: “Notifications: 3 unread”.',
    'While it is pending, the name ends with “In progress”, and that is announced.',
  ],
  content: {
    do: [
      'Say in the label what the press does, with the record where there are many alike: “Delete Ada Byron”.',
      'Keep the label short enough for one line of a tooltip.',
    ],
    avoid: ['Naming the picture: “Bell”, “Bin”.', 'The same label on every row of a table.'],
    examples: [
      { es: 'Notificaciones: {{number}} sin leer', en: 'Notifications: {{number}} unread' },
      { es: 'Descargar {{name}}', en: 'Download {{name}}' },
      { es: 'Marcar todas como leídas', en: 'Mark all as read' },
    ],
  },
};
