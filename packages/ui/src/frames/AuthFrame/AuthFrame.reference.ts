import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of AuthFrame. */
export const reference: ComponentReference = {
  purpose:
    'The calm page on which people sign in, register or recover a password: one card, one thing to do, a way to the other pages below it.',
  instead: [
    { use: 'FullPageFrame', when: 'there is more than a short form: plans, checkout, an error page' },
    { use: 'FormFrame', when: 'somebody is signed in and fills in a record' },
    { use: 'Dialog', when: 'the question comes up within a page and is answered there' },
  ],
  anatomy: {
    story: 'WithAside',
    parts: [
      { name: 'Top line', selector: 'header', what: 'The logo, which leads home, and the other language.' },
      { name: 'Title', selector: 'h1', what: 'What is done here, in two words or three.' },
      { name: 'Main', selector: 'main', what: 'A card of 26 rem at most; on a phone it loses its border.' },
      {
        name: 'Aside',
        selector: 'aside',
        what: 'A picture and a few words, from 900 px of width on. It holds nothing that one needs.',
      },
    ],
  },
  states: [
    { name: 'With aside', what: 'Two halves from 900 px on; below that the aside is gone.', story: 'WithAside' },
    {
      name: 'Without aside',
      what: 'The card alone in the middle, for recovery and confirmation.',
      story: 'WithoutAside',
    },
    { name: 'Dark', what: 'As every page, it follows the theme.', story: 'Dark' },
  ],
  keyboard: 'none',
  accessibility: [
    'The title is the h1; the card stands in the landmark main, the aside in complementary.',
    'Fields name their `autoComplete`, so that password managers find them.',
    'The order of Tab is that of reading: top line, fields, button, footer.',
  ],
  content: {
    do: [
      'Give title and button the same verb: “Log in” stands above “Log in”.',
      'Say in `footer` where to go who is wrong here, with a Link.',
    ],
    avoid: ['More than one accent button.', 'News and offers in the aside: people come here to get in.'],
    examples: [
      { es: 'Iniciar sesión', en: 'Log in' },
      { es: '¿Aún no tiene cuenta?', en: 'No account yet?' },
    ],
  },
};
