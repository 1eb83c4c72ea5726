import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of PrintSheet. */
export const reference: ComponentReference = {
  purpose: 'What a browser prints instead of the page that is on the screen: a document with a head, facts and tables.',
  instead: [
    { use: 'DetailFrame', when: 'the page reads well on paper as it is; it prints without shell and controls anyway' },
    { use: 'SidePanel', when: 'something is read on the screen' },
  ],
  anatomy: {
    story: 'OnScreen',
    parts: [
      {
        name: 'Page',
        selector: 'p',
        what: 'Whatever is on the screen. On paper it is left out while a sheet is there.',
      },
    ],
  },
  states: [{ name: 'On a screen', what: 'Out of sight, and not read aloud.', story: 'OnScreen' }],
  keyboard: 'none',
  accessibility: [
    'Readers do not meet it on the screen. On paper, and in the PDF that a browser writes, its headings and tables are told as such.',
    'It is light whatever the theme: paper is white.',
  ],
  content: {
    do: [
      'Put it on the page only while it is printed: from the event `beforeprint` to `afterprint`.',
      'Give it values, never fields or buttons.',
      'Let a row stay whole at the end of a page, and let tables repeat their head.',
    ],
    avoid: [
      'Two sheets at once: both would be printed.',
      'What still has to be fetched: a browser that prints waits for nothing.',
    ],
    examples: [{ es: 'Imprimir póliza', en: 'Print policy' }],
  },
};
