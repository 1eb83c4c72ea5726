import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ErrorState. */
export const reference: ComponentReference = {
  purpose:
    'Stands in place of a list, a record or a card that could not be loaded, or that somebody may not see, and offers a way on.',
  instead: [
    { use: 'EmptyState', when: 'it was loaded and there is nothing' },
    { use: 'Banner', when: 'the content is there and something else failed' },
    { use: 'Toast', when: 'an action failed and can be pressed again' },
    { use: 'ErrorSummary', when: 'fields keep a form from being saved' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Icon', selector: '[role=alert] > span', what: 'Red and round; decorative.' },
      { name: 'Title', selector: '[role=alert] > p', what: 'What could not be done.' },
      { name: 'Text', selector: '[role=alert] > p + p', what: 'Why, and what helps.' },
      { name: 'Try again', selector: '[role=alert] button', what: 'Asks the server once more.' },
    ],
  },
  states: [
    { name: 'Failed', what: 'With a button to try again.', story: 'Ready' },
    {
      name: 'Trying again',
      what: 'The button is pending; the words stay until there is an answer.',
      story: 'Retrying',
    },
    {
      name: 'With a reference',
      what: 'A small number that support can look up. Without the button where trying again cannot help: no permission, no such record.',
      story: 'WithReference',
    },
    { name: 'A whole page', what: 'Its title is the title of the page.', story: 'Page' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the way out and to “Try again”.' },
    { keys: 'Enter', does: 'Presses the focused one.' },
    { keys: 'Space', does: 'Presses the focused one.' },
  ],
  accessibility: [
    'An alert: it is read as soon as it appears.',
    'While it is tried again the focus stays on the button; when content takes its place, the page puts the focus.',
    'Title and text are paragraphs; the heading of the page stays. Where it stands for the whole page, its title is the h1.',
  ],
  content: {
    do: ['Title: what could not be loaded. Text: whose turn it is, and that nothing is lost where that is so.'],
    avoid: [
      'Codes and names of systems in title or text; the reference is for them.',
      '“An unexpected error occurred”.',
    ],
    examples: [
      { es: 'No se pudo cargar la lista', en: 'The list could not be loaded' },
      { es: 'Puede que se haya eliminado. Vuelva a la lista.', en: 'It may have been deleted. Go back to the list.' },
      { es: 'Solicitud {{id}}', en: 'Request {{id}}' },
    ],
  },
};
