import type { ComponentReference } from '@corredor/ui/reference';

/** The docs page of the element corredor-profile. */
export const reference: ComponentReference = {
  purpose:
    'One broker’s profile as a custom element, for any page: `<corredor-profile alias="…">`. It is what BrokerProfile is in React, in a shadow root of its own.',
  instead: [
    { use: 'BrokerProfile', when: 'the page is made with React and draws on its server' },
    { use: 'corredor-directory', when: 'visitors should choose a broker' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Element',
        selector: 'corredor-profile',
        what: 'What it draws stands in an open shadow root. Pages style it by custom properties and `::part()`, and fill its slots.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'In the layout that the broker has chosen.', story: 'Ready' },
    { name: 'Blocks', what: 'The other layout: sections as cards.', story: 'Blocks' },
    { name: 'With code', what: 'The attribute `qr` shows a QR code that can be saved.', story: 'QrAndShare' },
    {
      name: 'One button',
      what: '`contact="button"`: the ways of contact unfold below one button.',
      story: 'ContactButton',
    },
    { name: 'Not found', what: 'Says so, and tells the page by an event.', story: 'NotFound' },
    { name: 'Failed', what: 'A sentence that says why, and a way to try again.', story: 'Failed' },
    { name: 'Long texts', what: 'They wrap; nothing that a broker writes is more than text.', story: 'LongTexts' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through actions and ways of contact, in line with the page around.' },
    { keys: 'Enter', does: 'Opens the link, presses the button.' },
    { keys: 'Space', does: 'Presses the button; unfolds the ways of contact.' },
  ],
  accessibility: [
    'Headings and names are those of BrokerProfile; `heading-level` puts them into the outline of the page.',
    'What stands inside the tag is shown without script: put a link to the profile there.',
    'Events are called `corredor-contact`, `corredor-share`, `corredor-not-found` and bubble out of the shadow root.',
  ],
  content: {
    do: ['Choose with `sections` what your page needs.', 'Set `lang` on the page; the element follows it.'],
    avoid: ['Styling classes inside: parts, slots and tokens are the contract, classes are not.'],
    examples: [{ es: 'Perfil en {host}', en: 'Profile on {host}' }],
  },
};
