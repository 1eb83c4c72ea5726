import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Board. */
export const reference: ComponentReference = {
  purpose:
    'Shows what stands where: cards in columns, each column with its count and what its cards come to. A card is moved by hand.',
  instead: [
    {
      use: 'DataGrid',
      when: 'people compare values, sort or choose many rows; offer it as another view of the same list',
    },
    { use: 'StateDiagram', when: 'one record’s way through its states is told' },
    { use: 'Tabs', when: 'the parts have nothing that moves from one to the other' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Column', selector: 'section', what: 'A region with its title; it scrolls by itself.' },
      { name: 'Head', selector: 'section > header', what: 'Title and count, and below it the sum.' },
      { name: 'Card', selector: '[role=row]', what: 'What the caller draws: a link with its name, a few short facts.' },
      {
        name: 'Handle',
        selector: '[slot=drag]',
        what: 'Begins to drag, by pointer or by Enter; in sight while the card is pointed at or has the focus, on touch always.',
      },
      {
        name: 'Menu',
        selector: '[aria-haspopup=menu]',
        what: '“Move to…”, with the other columns; the way on telephones.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'A column without cards says so.', story: 'Ready' },
    { name: 'Read only', what: 'Without `onMove` there are neither handles nor menus.', story: 'ReadOnly' },
    {
      name: 'Moving',
      what: 'The card stands in its new column at once, with a spinner until the move is saved.',
      story: 'ByMenu',
    },
    { name: 'Refused', what: 'The card is back where it was and says why.', story: 'Refused' },
    { name: 'Narrow', what: 'Below 560 px one column, chosen above it.', story: 'Narrow' },
    {
      name: 'Many columns',
      what: 'What does not fit fades out at the edge, and a button there goes on.',
      story: 'ManyColumns',
    },
    { name: 'Folded', what: 'Columns seldom looked at are one narrow column until it is opened.', story: 'Folded' },
    { name: 'Large', what: 'Fifty cards of a column, then fifty more for each press.', story: 'Large' },
    {
      name: 'First of many',
      what: 'Where `count` says that a column has more than is given, its head counts all and `onMore` asks for them.',
      story: 'FirstOfMany',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from column to column.' },
    { keys: 'ArrowUp, ArrowDown', does: 'Moves through the cards of a column.' },
    { keys: 'ArrowRight', does: 'Goes into the card: its link, its handle, its menu.' },
    { keys: 'Enter', does: 'On the handle lifts the card, then drops it; on the menu opens it.' },
    { keys: 'Tab, ArrowDown', does: 'While a card is lifted: the next column, the next place in it.' },
    { keys: 'Escape', does: 'Gives up and leaves the card where it was.' },
  ],
  accessibility: [
    'A group with the label of the board; each column is a region with a grid of one cell a row.',
    'Give each card a `name` that nobody mistakes: handle and menu are called by it.',
    'Where a card goes, and why it does not, is announced; the focus stays with the card.',
    'While a card is carried by keyboard, each place to drop says its column and the cards beside it.',
    'Dragging is never the only way: every card has its menu (WCAG 2.5.7).',
    'Where a column cannot take a card, `refusalOf` says why, and the menu shows it.',
  ],
  content: {
    do: [
      'Draw the name by `renderTitle`: the lines below it then have the whole card.',
      'Title a column by a state in one or two words.',
      'Write the sum of money by default: it is what people ask of a board.',
      'Resolve `onMove` once the cards have moved; reject it with a sentence that a person can act on.',
    ],
    avoid: ['More than twelve columns: only twelve are drawn.', 'More than four lines on a card.'],
    examples: [
      { es: 'Mover a…', en: 'Move to…' },
      { es: 'Póliza 1001 está ahora en Ganadas', en: 'Policy 1001 is now in Won' },
    ],
  },
};
