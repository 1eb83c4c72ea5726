import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of FullPageFrame. */
export const reference: ComponentReference = {
  purpose:
    'A page outside the side menu, for something done from start to end or for a page that is no place to work: plans, checkout, not found.',
  instead: [
    { use: 'AppShell', when: 'people come back to the page every day' },
    { use: 'AuthFrame', when: 'it is about signing in' },
    { use: 'Dialog', when: 'the page behind must stay in view' },
  ],
  anatomy: {
    story: 'Wide',
    parts: [
      { name: 'Top line', selector: 'header', what: 'The logo, and at its end the way back.' },
      { name: 'Steps', selector: 'main ol', what: 'Where one is in a process, above the title.' },
      { name: 'Title', selector: 'h1', what: 'What is done on this page.' },
      { name: 'Main', selector: 'main', what: '76 rem wide at most, or 48 rem.' },
    ],
  },
  states: [
    { name: 'Wide', what: 'Two columns fit: a form beside a total.', story: 'Wide' },
    { name: 'Narrow', what: 'Text and one form, in lines that are easily read.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'The title is the h1. Without a title, what stands inside has to bring one.',
    'There is no menu: `topEnd` must hold a way out.',
  ],
  content: {
    do: ['Say in `context` what will not happen: “Nothing is charged before you confirm.”'],
    avoid: ['A page without a way back.', 'The menu of the private area in disguise.'],
    examples: [
      { es: 'Planes', en: 'Plans' },
      { es: 'Volver al panel', en: 'Back to the dashboard' },
    ],
  },
};
