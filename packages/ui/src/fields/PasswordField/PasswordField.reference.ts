import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of PasswordField. */
export const reference: ComponentReference = {
  purpose:
    'Takes a password, hidden at first, and lets one look at it; password managers know which of the two kinds it is.',
  instead: [
    { use: 'TextField', when: 'it is a code that is sent by mail or shown elsewhere: nothing has to be hidden' },
    { use: 'ConfirmDialog', when: 'a dangerous action needs a second thought and not a password' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Label', selector: 'label', what: 'Which password.' },
      { name: 'Password', selector: 'input', what: 'Dots, or the letters while they are shown.' },
      { name: 'Show', selector: 'button[aria-pressed]', what: 'An eye; struck through while the password is shown.' },
    ],
  },
  states: [
    { name: 'Shown', what: 'After a press on the eye; nothing of what was typed is lost.', story: 'Default' },
    { name: 'In Spanish', what: 'The name of the button too.', story: 'Spanish' },
    {
      name: 'Invalid',
      what: 'A red border and the error below; the rule stands in the help from the start.',
      story: 'Invalid',
    },
    { name: 'Disabled', what: 'Greyed; the eye cannot be pressed either.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the field, then to the eye.' },
    { keys: 'Enter', does: 'In the field: sends the form. On the eye: shows or hides.' },
    { keys: 'Space', does: 'On the eye: shows or hides.' },
  ],
  accessibility: [
    'An input named by its label; the button is named “Show password” and says whether it is pressed.',
    'Give autoComplete: current-password to sign in, new-password to choose one; pasting is never blocked.',
    'Spelling is not checked and nothing is capitalised, as that would send or change the password.',
  ],
  content: {
    do: [
      'State the rule before anybody types: “At least 12 characters”.',
      'Label both fields where a new one is repeated.',
    ],
    avoid: ['Saying which of e-mail and password was wrong.', 'Rules about digits and signs.'],
    examples: [
      {
        es: 'Al menos 12 caracteres. Una frase que solo usted conozca funciona bien.',
        en: 'At least 12 characters. A phrase that only you know works well.',
      },
      { es: 'Contraseña nueva', en: 'New password' },
      { es: 'Repita la contraseña', en: 'Repeat the password' },
    ],
  },
};
