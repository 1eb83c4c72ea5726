import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ConfirmDialog. */
export const reference: ComponentReference = {
  purpose: 'Asks once more before something that cannot be taken back, or that takes something from other people.',
  instead: [
    {
      use: 'ToastRegion',
      when: 'it can be undone: do it at once and offer “Undo” in a toast; that asks nothing of those who meant it',
    },
    { use: 'Dialog', when: 'there is something to fill in or to choose before' },
    { use: 'Banner', when: 'it is a warning, and nothing is to be done now' },
  ],
  anatomy: {
    story: 'Critical',
    parts: [
      { name: 'Question', selector: '[role=alertdialog] > header h2', what: 'What is done and to what, by its name.' },
      {
        name: 'Consequence',
        selector: '[role=alertdialog] > div',
        what: 'What goes, what stays, and whether it can be undone.',
      },
      {
        name: 'Cancel',
        selector: '[role=alertdialog] > footer > button:first-child',
        what: 'Has the focus at first when something would be lost.',
      },
      {
        name: 'Confirm',
        selector: '[role=alertdialog] > footer > button:last-child',
        what: 'The verb of the question, never “Yes”.',
      },
    ],
  },
  states: [
    { name: 'Critical', what: 'Something is lost: the confirming button is red.', story: 'Critical' },
    {
      name: 'Accent',
      what: 'Nothing is lost, but it cannot be taken back: sending, ending sessions.',
      story: 'Accent',
    },
    { name: 'Pending', what: 'It is being done: the button turns, Cancel and Escape wait.', story: 'Pending' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes between Cancel and the confirming button.' },
    { keys: 'Shift + Tab', does: 'Goes between them backwards.' },
    { keys: 'Enter', does: 'Presses the button with the focus: at first Cancel, where something would be lost.' },
    { keys: 'Space', does: 'Presses the button with the focus.' },
    { keys: 'Escape', does: 'Cancels; nothing while it is being done.' },
  ],
  accessibility: [
    'It is an alertdialog: its question and the consequence are read as it opens, before the button.',
    'There is no close button at the top: Cancel does the same and says so.',
    'On closing, the focus goes back to the button that asked. If that is gone with its row, the page has to place it.',
  ],
  content: {
    do: [
      'Repeat the name of what is lost: people press the wrong row.',
      'Say what stays: “Policies keep her name”.',
      'Say “This cannot be undone” only where it is so.',
    ],
    avoid: ['“Are you sure?”', 'Asking before everything: soon nobody reads it.'],
    examples: [
      {
        es: 'Se eliminará «{{name}}». Esta acción no se puede deshacer.',
        en: '“{{name}}” will be deleted. This cannot be undone.',
      },
      { es: '¿Salir sin guardar?', en: 'Leave without saving?' },
      { es: 'Eliminar cliente', en: 'Delete customer' },
    ],
  },
};
