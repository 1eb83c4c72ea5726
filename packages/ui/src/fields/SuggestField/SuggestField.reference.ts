import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of SuggestField. */
export const reference: ComponentReference = {
  purpose: 'Takes one line of any text and offers what others wrote there, so that one city is not spelt in five ways.',
  instead: [
    { use: 'ComboBox', when: 'only what is in the list is right' },
    { use: 'TextField', when: 'there is nothing to suggest, or the browser fills it in' },
    { use: 'TagField', when: 'several words are given' },
  ],
  anatomy: {
    story: 'Known',
    parts: [
      { name: 'Label', selector: 'label', what: 'What is asked.' },
      {
        name: 'Box',
        selector: '[role=group]',
        what: 'As of a TextField: there is no arrow, as nothing has to be chosen.',
      },
      { name: 'Input', selector: '[role=combobox]', what: 'Any text.' },
    ],
  },
  states: [
    { name: 'Suggesting', what: 'The list comes while one types.', story: 'Suggests' },
    { name: 'Another text', what: 'Stays as it was typed.', story: 'OtherText' },
    { name: 'Known', what: 'The text is one of the suggestions: it is not offered again.', story: 'Known' },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus in; with a suggestion marked, takes it and moves on.' },
    { keys: 'Letters', does: 'Are written, and bring suggestions.' },
    { keys: 'Arrow Down', does: 'Opens the list where there are suggestions; marks the next one.' },
    { keys: 'Arrow Up', does: 'Opens the list at its end; marks the one before.' },
    { keys: 'Enter', does: 'Takes the marked suggestion; with the list closed sends the form.' },
    { keys: 'Escape', does: 'Closes the list and leaves the text as it is.' },
  ],
  accessibility: [
    'An input with the role of a combo box, named by its label; how many suggestions there are is announced.',
    'The caller narrows the suggestions and limits their number: a handful is enough.',
    'It is always controlled: give value and onChange.',
  ],
  content: {
    do: ['The same label and help as a plain field: nobody has to know that there are suggestions.'],
    avoid: ['An error for a text that is not among them.', 'Suggestions that differ only by case or accents.'],
    examples: [{ es: 'Ciudad', en: 'City' }],
  },
};
