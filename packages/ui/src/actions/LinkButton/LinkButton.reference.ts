import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of LinkButton. */
export const reference: ComponentReference = {
  purpose:
    'A link that looks like a Button, where going somewhere is the main thing to do: “New customer” above a list.',
  instead: [
    { use: 'Button', when: 'it does something here: saves, opens a dialog' },
    { use: 'Link', when: 'it stands within text or a cell, or is one of many' },
    { use: 'IconLink', when: 'only a sign fits' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      { name: 'Box', selector: 'a', what: 'The whole box is the link; its height follows the density.' },
      { name: 'Icon', selector: 'a > svg', what: 'Before the label, or after it as an arrow onward; decorative.' },
      { name: 'Label', selector: 'a > span', what: 'What one goes to do there.' },
    ],
  },
  states: [
    { name: 'Accent', what: 'The one main way onward.', story: 'Overview' },
    { name: 'Neutral', what: 'Another way that stands on its own.', story: 'Overview' },
    { name: 'Quiet', what: 'A way beside others.', story: 'Overview' },
    { name: 'External', what: 'Opens a new tab, and says so to those who listen.', story: 'External' },
    {
      name: 'Disabled',
      what: 'Greyed, without an address and out of the order of Tab. Leave the link out where somebody may not go there.',
      story: 'Overview',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows it.' },
    { keys: 'Ctrl + Enter', does: 'Opens the page in a new tab, as browsers do.' },
  ],
  accessibility: [
    'It is an anchor with the role of a link, whatever it looks like: Space does not press it, and it can be opened in a new tab.',
    'Its name is its label; icons are not read.',
    'It has no pending state: the page that it leads to shows that it is coming.',
  ],
  content: {
    do: ['Name the page or what one goes to do there: “New policy”, “See plans”.'],
    avoid: ['A label that promises something done, such as “Save”.', 'Two accent ones on a page.'],
    examples: [
      { es: 'Nueva póliza', en: 'New policy' },
      { es: 'Ver planes', en: 'See plans' },
      { es: 'Ir a la lista', en: 'Go to the list' },
    ],
  },
};
