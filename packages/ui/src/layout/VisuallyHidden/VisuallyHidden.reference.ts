import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of VisuallyHidden. */
export const reference: ComponentReference = {
  purpose: 'Says to people who listen what others see from a sign, a place or a colour.',
  instead: [
    { use: 'Icon', when: 'a drawing stands alone: give it a `label`' },
    { use: 'IconButton', when: 'a button has only a drawing: its `label` is its name, and its tooltip' },
    { use: 'Badge', when: 'it explains a count: the badge has a `label`' },
    { use: 'Text', when: 'the words help everybody: show them' },
  ],
  anatomy: {
    story: 'BesideASign',
    parts: [
      {
        name: 'Sign',
        selector: 'button > [aria-hidden=true]',
        what: 'What is seen. It is kept from being read, so that nothing is said twice.',
      },
      {
        name: 'Words',
        selector: '[aria-hidden=true] + span',
        what: 'One px large and clipped: heard and found by search, not seen, without room in the layout.',
      },
    ],
  },
  states: [
    { name: 'Hidden', what: 'Always: it does not appear on focus either.', story: 'Default' },
    { name: 'As a heading', what: 'An `h2` lets people jump to a part that everybody else tells by its looks.' },
    { name: 'As a caption', what: 'The first child of a table; names it.' },
  ],
  keyboard: 'none',
  accessibility: [
    'The words are part of the name of the link, button or cell in which they stand.',
    'Never put a control inside: it would take the focus where nobody sees it.',
    'It follows the language of the page: use the words of the catalogue, as for what is seen.',
  ],
  content: {
    do: ['Write a few words that complete the sentence: “(opens in a new tab)”.'],
    avoid: ['Explaining how to use the page: who listens knows the keyboard.', 'Repeating what is in sight.'],
    examples: [{ es: 'se abre en otra pestaña', en: 'opens in a new tab' }],
  },
};
