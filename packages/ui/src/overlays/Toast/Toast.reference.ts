import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Toast. */
export const reference: ComponentReference = {
  purpose:
    'Tells in passing what became of something the reader did, without taking the focus. `ToastRegion` stands once in the application; `toast.success`, `toast.error` and `toast.info` speak.',
  instead: [
    { use: 'Banner', when: 'it stays true while one is on the page: a plan that ended, a record that others changed' },
    { use: 'ErrorSummary', when: 'fields have to be corrected' },
    { use: 'ErrorState', when: 'a part of the page could not be loaded' },
    { use: 'ConfirmDialog', when: 'it must be answered before it is done' },
  ],
  anatomy: {
    story: 'Stays',
    parts: [
      {
        name: 'Region',
        selector: '[role=region]',
        what: 'At the bottom, in the middle of the main area, above the pager; the buttons at the end of rows and forms stay free. Over a side panel at its foot, above its buttons; over a dialog at the top, and the dialog begins below. Three messages at a time, the others wait.',
      },
      { name: 'Message', selector: '[role=alertdialog]', what: 'One sentence on its own surface.' },
      {
        name: 'Tone',
        selector: '[role=alertdialog] svg',
        what: 'Done, failed, or to know; each with its own drawing.',
      },
      { name: 'Words', selector: '[role=alert]', what: 'What is announced.' },
      {
        name: 'Action',
        selector: '[role=alert] button',
        what: 'One thing to do about it; doing it closes the message.',
      },
      { name: 'Dismiss', selector: '[role=alertdialog] > button', what: 'Takes the message away.' },
    ],
  },
  states: [
    {
      name: 'Success',
      what: 'Goes by itself after six seconds; waits while the pointer or the focus is on the messages.',
      story: 'Overview',
    },
    { name: 'Info', what: 'The same, for what is neither done nor failed.', story: 'Overview' },
    { name: 'Error', what: 'Stays until it is closed.', story: 'Stays' },
    {
      name: 'With an action',
      what: 'Stays until it is closed or the page is left; with `isElsewhere`, where the action is at hand in another place too, twenty seconds.',
      story: 'WithAction',
    },
    {
      name: 'Said anew',
      what: 'With `about`, the next word on the same thing takes the place of the last.',
      story: 'SaidAnew',
    },
    { name: 'Dismissed', what: 'Gone, and the next that waits appears.', story: 'Dismissed' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to the messages from anywhere on the page.' },
    { keys: 'Tab', does: 'Goes from message to message and to their buttons; without F6 they come last on the page.' },
    { keys: 'Shift + Tab', does: 'Goes backwards.' },
    { keys: 'Enter', does: 'Presses the action or closes the message.' },
    { keys: 'Space', does: 'The same.' },
  ],
  accessibility: [
    'The words are an alert and read at once, while the focus stays where it is.',
    'Each message is a dialog that does not block, named by its words, in a region named “Notices”.',
    'When a message with the focus goes, the focus moves to the next one; after the last it goes back to where it was before.',
    'Nothing that is needed later may stand in a toast alone: it goes, or is closed unread.',
  ],
  content: {
    do: [
      'Name the thing and what became of it: “Customer deleted”; of money how much and whose: “Collected $562.38 from Clínica Santa Aurora”.',
      'For a failure: what did not happen, why, and what to do.',
      'One verb as action: “Undo”.',
    ],
    avoid: [
      'Telling what can be seen anyway: a dialog that closed, a filter that changed.',
      'More than two short sentences.',
      'Errors in fields.',
    ],
    examples: [
      { es: 'Cambios guardados', en: 'Changes saved' },
      { es: 'Vista guardada', en: 'View saved' },
      { es: 'Foto actualizada', en: 'Picture updated' },
    ],
  },
  covers: ['ToastRegion'],
};
