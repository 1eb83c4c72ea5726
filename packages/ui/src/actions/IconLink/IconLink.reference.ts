import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of IconLink. */
export const reference: ComponentReference = {
  purpose: 'Goes to a page that is well known by its sign, from a bar where words do not fit: help, in the top bar.',
  instead: [
    { use: 'IconButton', when: 'it does something here, or opens a dialog or panel' },
    { use: 'Link', when: 'there is room for words' },
    { use: 'SideMenu', when: 'the page belongs to the way through the product' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Box', selector: 'a', what: 'A square as high as a Button; without a border until it is pointed at.' },
      { name: 'Icon', selector: 'a > svg', what: 'The sign, 20 px.' },
    ],
  },
  states: [
    {
      name: 'Ready',
      what: 'A sign without a box. It has no disabled state: leave it out where it leads nowhere.',
      story: 'Ready',
    },
    {
      name: 'Named by its tooltip',
      what: 'The label opens half a second after the pointer came, and at once with the focus.',
      story: 'Ready',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it and opens the tooltip.' },
    { keys: 'Enter', does: 'Follows it.' },
    { keys: 'Ctrl + Enter', does: 'Opens the page in a new tab, as browsers do.' },
    { keys: 'Escape', does: 'Closes the tooltip.' },
  ],
  accessibility: [
    'It is an anchor with an address, so it can be opened in a new tab and copied; its name is the label.',
    'Space does not follow a link: if people expect it to, it is a button.',
    'It goes through the router of the product, so the page is not loaded anew.',
  ],
  content: {
    do: ['Name the page as its own heading does: “Help”.'],
    avoid: ['A verb of an action, such as “Open help”: a link says where, not what.'],
    examples: [{ es: 'Ayuda', en: 'Help' }],
  },
};
