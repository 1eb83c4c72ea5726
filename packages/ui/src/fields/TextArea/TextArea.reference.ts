import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of TextArea. */
export const reference: ComponentReference = {
  purpose: 'Takes several lines of text: observations, a summary, a message.',
  instead: [
    { use: 'TextField', when: 'it is one line: a name, an address' },
    { use: 'TagField', when: 'it is a list of short words' },
    { use: 'Text', when: 'it is only read' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Label', selector: 'label', what: 'What is asked; a short text can stand at the end of its line.' },
      { name: 'Box', selector: '[role=presentation]', what: 'The frame; its lower corner can be pulled.' },
      {
        name: 'Text',
        selector: 'textarea',
        what: 'Three lines at first; grows with the text up to 60 % of the window, or to the lines it is given at most, then scrolls.',
      },
      { name: 'Help', selector: '[slot=description]', what: 'Who reads it, or how much is wanted.' },
    ],
  },
  states: [
    { name: 'Empty', what: 'As high as its rows.', story: 'Default' },
    { name: 'Typed', what: 'Enter begins a new line.', story: 'Typed' },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Read only', what: 'Grey ground; can be focused, scrolled and copied.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in and out; it is never written.' },
    { keys: 'Enter', does: 'Begins a new line; it does not send the form.' },
  ],
  accessibility: [
    'A native textarea named by its label, described by help and error.',
    'maxLength cuts what is typed without a word: say the limit in the help, or let the form say it.',
    'Some browsers do not grow it; there it scrolls, and can be pulled.',
  ],
  content: {
    do: ['Say who will read it.', 'Ask for what is useful: “Who you are, whom you advise and since when”.'],
    avoid: ['“Comments (optional)”: fields without a star are optional.'],
    examples: [
      { es: 'Quién es, a quién asesora y desde cuándo.', en: 'Who you are, whom you advise, and since when.' },
      { es: 'Resumen', en: 'Summary' },
    ],
  },
};
