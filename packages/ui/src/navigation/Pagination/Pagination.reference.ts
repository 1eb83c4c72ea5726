import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Pagination. */
export const reference: ComponentReference = {
  purpose: 'The foot of a list: which rows are shown, how many at once, and the way to the others.',
  instead: [
    { use: 'DataGrid', when: 'a list is drawn: ListFrame puts the grid and this foot together' },
    { use: 'WizardSteps', when: 'the pages are steps in an order' },
    { use: 'Button', when: 'older entries are added below: “Show more”, as in a history' },
    { use: 'Disclosure', when: 'a few further rows are hidden' },
  ],
  anatomy: {
    story: 'Middle',
    parts: [
      {
        name: 'Range',
        selector: '[role=status]',
        what: 'The rows in view and how many there are, in the figures of the language.',
      },
      {
        name: 'Size',
        selector: 'button[aria-haspopup=listbox]',
        what: 'How many rows a page has, a number alone that is named for screen readers and on hover; only where the list can change it.',
      },
      { name: 'Back', selector: 'nav > button:first-child', what: 'Off on the first page.' },
      { name: 'Pages', selector: 'nav > ol', what: 'The ends and the neighbours, seven marks at most; gaps between.' },
      { name: 'This page', selector: 'nav button[aria-current=page]', what: 'Tinted and bold.' },
      { name: 'On', selector: 'nav > button:last-child', what: 'Off on the last page.' },
    ],
  },
  states: [
    { name: 'First page', what: 'Back is off.', story: 'FirstPage' },
    { name: 'In the middle', what: 'Gaps on both sides.', story: 'Middle' },
    { name: 'Last page', what: 'On is off; the range ends with the total.', story: 'LastPage' },
    { name: 'To the end', what: 'The button that led to the last page is off and keeps the focus.', story: 'ToTheEnd' },
    { name: 'One page', what: 'The pages are not drawn, their place is kept.', story: 'OnePage' },
    { name: 'Another size', what: 'A size that is not offered stands among the others.', story: 'AnotherSize' },
    { name: 'No rows', what: 'Says so instead of a range.', story: 'NoRows' },
    { name: 'Loading', what: 'The place is kept while the first count is on its way.', story: 'Loading' },
    {
      name: 'More than counted',
      what: '“of more than 10,000”: the count stopped, the way on is known by `hasNext`.',
      story: 'MoreThanCounted',
    },
    {
      name: 'Narrow',
      what: 'Below 560 px “7 / 13” stands for the numbers. Range, pages and size stand in one line everywhere.',
      story: 'Narrow',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to Back, each page in sight, On, and the size.' },
    { keys: 'Shift + Tab', does: 'Goes backwards.' },
    { keys: 'Enter', does: 'Shows the page, or opens the sizes; nothing on a button that is off.' },
    { keys: 'Space', does: 'The same.' },
    { keys: 'ArrowDown', does: 'On the size: opens the sizes, then walks through them.' },
    { keys: 'ArrowUp', does: 'On the size: the same from below.' },
    { keys: 'Escape', does: 'Closes the sizes.' },
  ],
  accessibility: [
    'The range is a status: it is read when another page has come.',
    'The pages are a navigation landmark named “Pages”; each button is named “Page 3”, and the one in view is marked as current.',
    'The focus stays on the pressed button, also where it is off at the last page. Keep the page in the address, so that Back works and a link shows the same rows.',
  ],
  content: {
    do: ['Let it write the figures: they follow the language.'],
    avoid: ['A total that was guessed: say “more than”, by `isAtLeast`.', 'A second foot above the list.'],
    examples: [
      { es: 'Filas por página', en: 'Rows per page' },
      { es: 'Página siguiente', en: 'Next page' },
      { es: 'Sin filas', en: 'No rows' },
    ],
  },
};
