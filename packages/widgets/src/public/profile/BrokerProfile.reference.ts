import type { ComponentReference } from '@corredor/ui/reference';

/** The docs page of BrokerProfile. */
export const reference: ComponentReference = {
  purpose: 'One broker’s public profile on a partner’s own page, in React: who it is, and every way to reach it.',
  instead: [
    { use: 'corredor-profile', when: 'the page is not made with React; it is the same profile as a custom element' },
    { use: 'BrokerDirectory', when: 'visitors should choose a broker' },
    { use: 'DescriptionList', when: 'you show facts of a record in the private area' },
  ],
  anatomy: {
    story: 'LongTexts',
    parts: [
      { name: 'Profile', selector: 'article', what: 'Named by the broker, or by `label`.' },
      { name: 'Banner', selector: '[part~="banner"]', what: 'Logo or first letters, name, slogan.' },
      { name: 'Name', selector: '[part~="name"]', what: 'A heading of the level that `headingLevel` says.' },
      {
        name: 'Section',
        selector: '[part~="section"]',
        what: 'Contact, location, about us, website, specialities: those that have something.',
      },
      {
        name: 'Ways of contact',
        selector: '[part~="contact-link"]',
        what: 'Links to call, to write and to chat, the first words already written.',
      },
      {
        name: 'Actions',
        selector: '[part~="actions"]',
        what: 'Save the contact, share the address; in one card with the ways of contact, beside the rest where there is room.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'In the layout that the broker has chosen, without a logo too.', story: 'Ready' },
    { name: 'Blocks', what: 'The other layout: sections as cards.', story: 'Blocks' },
    { name: 'Loading', what: 'Placeholders; the name is there where it is known.', story: 'Loading' },
    {
      name: 'With code',
      what: 'Behind sharing stands a QR code that can be saved; a phone shares at once.',
      story: 'QrAndShare',
    },
    { name: 'On a phone', what: 'The ways of contact come first; no code is shown.', story: 'Phone' },
    {
      name: 'One button',
      what: '`contact="button"`: the ways of contact unfold below one button.',
      story: 'ContactButton',
    },
    { name: 'Not found', what: 'Says so and how to look for the broker.', story: 'NotFound' },
    { name: 'Failed', what: 'A sentence that says why, and a way to try again.', story: 'Failed' },
    { name: 'Long texts', what: 'They wrap; nothing that a broker writes is more than text.', story: 'LongTexts' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through actions and ways of contact.' },
    { keys: 'Enter', does: 'Opens the link, presses the button.' },
    { keys: 'Space', does: 'Presses the button; unfolds the ways of contact.' },
  ],
  accessibility: [
    'An article; the name is a heading, sections have headings one level below.',
    'Ways of contact say the number or address: “Call +593 99 123 4567”.',
    'The QR code is an image that says what it opens.',
    '“Address copied” is announced; where copying is not possible the address is shown.',
    'With `takesFocus` the heading takes the focus, for a profile that takes the place of a list.',
  ],
  content: {
    do: [
      'Leave the broker’s words as they are; they are the broker’s.',
      'Choose with `sections` what your page needs, in your order.',
    ],
    avoid: ['A heading with the same name above it.'],
    examples: [
      { es: 'Guardar contacto', en: 'Save contact' },
      { es: 'Este perfil no existe', en: 'There is no such profile' },
    ],
  },
};
