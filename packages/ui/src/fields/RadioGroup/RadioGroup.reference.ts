import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of RadioGroup. */
export const reference: ComponentReference = {
  purpose: 'Chooses exactly one of two to five things that are worth comparing, all in view with a line about each.',
  instead: [
    { use: 'Select', when: 'the choices are known and need not be compared, or are more than five' },
    { use: 'ToggleGroup', when: 'the choice changes what is seen at once and is not saved' },
    { use: 'Checkbox', when: 'it is yes or no' },
    { use: 'CheckboxGroup', when: 'several may be chosen' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Question',
        selector: '[role=radiogroup] > span',
        what: 'The label of the group; a star where one has to be chosen.',
      },
      { name: 'Choice', selector: '[role=radiogroup] label', what: 'Circle and words; the whole line is pressed.' },
      { name: 'Help of a choice', selector: '[role=radiogroup] [slot=description]', what: 'What choosing it means.' },
    ],
  },
  states: [
    { name: 'Chosen', what: 'A filled circle with a dot.', story: 'Default' },
    {
      name: 'None chosen',
      what: 'Only where no choice may be suggested; none can be unchosen later.',
      story: 'Horizontal',
    },
    { name: 'Beside each other', what: 'For few short words; wraps where it is narrow.', story: 'Horizontal' },
    { name: 'In a grid', what: 'Equal columns, for more than fit in one line.', story: 'Grid' },
    { name: 'Invalid', what: 'Red circles, and the error below the last.', story: 'Invalid' },
    {
      name: 'Disabled',
      what: 'All muted; what is chosen can still be seen. A single choice can be disabled too.',
      story: 'Disabled',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the chosen one, else to the first; the next Tab leaves the group.' },
    { keys: 'Arrow Down, Arrow Right', does: 'Chooses the next, after the last the first.' },
    { keys: 'Arrow Up, Arrow Left', does: 'Chooses the one before, before the first the last.' },
    { keys: 'Space', does: 'Chooses the focused one where none is chosen.' },
  ],
  accessibility: [
    'A radio group named by its label and described by help and error; each choice is a native radio button, described by its help.',
    'As the arrows choose, nothing far-reaching may hang on a choice: what follows is done when the form is saved.',
  ],
  content: {
    do: ['The most frequent or the safest first.', 'One line of help where the words alone do not decide it.'],
    avoid: ['“Other” without a field for it.', 'Yes and no as the choices.'],
    examples: [
      { es: 'El cliente paga a la aseguradora.', en: 'The customer pays the insurance company.' },
      { es: 'El cliente paga a la correduría.', en: 'The customer pays the brokerage.' },
      { es: 'Una empresa y su lista de asegurados', en: 'A company and its list of insureds' },
    ],
  },
};
