import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ErrorSummary. */
export const reference: ComponentReference = {
  purpose: 'Lists above a form, after a press on Save, all that keeps it from being saved, with a way to each field.',
  instead: [
    { use: 'Banner', when: 'it is about the page and no field can mend it' },
    { use: 'Toast', when: 'saving failed for a reason that passes, such as the connection' },
    { use: 'TextField', when: 'one field is wrong while one fills it in: its own errorMessage says so' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Box', selector: '[role=alert]', what: 'Above the first field, in the words’ own red.' },
      { name: 'Icon', selector: '[role=alert] > svg', what: 'Says without colour that something is wrong.' },
      { name: 'Title', selector: '[role=alert] p', what: 'How many fields to correct, unless told.' },
      { name: 'Way to a field', selector: '[role=alert] li button', what: 'The words that stand below the field.' },
      { name: 'Field', selector: '[data-field]', what: 'Found by its name; it says the same.' },
    ],
  },
  states: [
    {
      name: 'With ways',
      what: 'A press moves the focus to the field and the field into the middle of the window.',
      story: 'Default',
    },
    { name: 'Of the form', what: 'What no field can mend is text and not a button.', story: 'OfTheForm' },
    {
      name: 'Focused',
      what: 'It takes the focus each time that saving is refused, and never while one types.',
      story: 'TakesFocus',
    },
    { name: 'In Spanish', what: 'The title counts in both languages.', story: 'Spanish' },
    { name: 'Without problems', what: 'Nothing is drawn.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the lines, then to the first field.' },
    { keys: 'Enter', does: 'Goes to the field.' },
    { keys: 'Space', does: 'Goes to the field.' },
  ],
  accessibility: [
    'An alert that can take the focus: count refusals up with each press on Save that it answers.',
    'It finds the field by data-field, which every field has that has a name; of a date it focuses the first part.',
    'Where the field is on another tab or step, open it in onReveal; the focus follows.',
    'The same words in both places: nobody has to match two ways of saying it.',
  ],
  content: {
    do: ['Say what to do, field by field, in the order of the form.'],
    avoid: ['“There are errors”.', 'The field’s label before each line: the words name it already.'],
    examples: [
      { es: 'Corrija {{count}} campos para continuar', en: 'Correct {{count}} fields to continue' },
      { es: 'Elija al menos un permiso.', en: 'Choose at least one permission.' },
    ],
  },
};
