import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Tabs. */
export const reference: ComponentReference = {
  purpose: 'Shows the parts of one thing one at a time, such as the parts of a policy.',
  instead: [
    { use: 'ViewTabs', when: 'it is one list seen in several ways, each with an address' },
    { use: 'ToggleGroup', when: 'the same content is shown another way: as a chart or a table' },
    { use: 'Disclosure', when: 'people compare the parts or need several at once' },
    { use: 'WizardSteps', when: 'the parts have an order that must be kept' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'List',
        selector: '[role=tablist]',
        what: 'One line; where there is no room it scrolls sideways, fades at the edge and keeps the open tab in sight.',
      },
      { name: 'Tab', selector: '[role=tab]', what: 'One or two words, 44 px high.' },
      { name: 'Open tab', selector: '[role=tab][aria-selected=true]', what: 'Underlined.' },
      { name: 'Count', selector: '[role=tab] > span', what: 'How many are behind it; nothing for none.' },
      { name: 'Icon', selector: '[role=tab] > svg', what: 'Decoration before the label.' },
      { name: 'Panel', selector: '[role=tabpanel]', what: 'The content of the open tab; the others are not drawn.' },
    ],
  },
  states: [
    { name: 'Open', what: 'One tab, always; the first unless told.', story: 'Default' },
    { name: 'Off', what: 'In sight, passed over by the arrows.', story: 'Default' },
    { name: 'Many', what: 'The list scrolls and fades; a menu beside it names the tabs out of sight.', story: 'Many' },
    {
      name: 'On a phone',
      what: 'The open tab stays clear of the faded edges, also when counts arrive.',
      story: 'Phone',
    },
    { name: 'Late', what: 'A red count, which is read aloud with its word.', story: 'Late' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the open tab, then into its panel; a panel without a control is a stop itself.' },
    { keys: 'Shift + Tab', does: 'Goes back to the open tab, then out.' },
    { keys: 'ArrowRight', does: 'Opens the next tab, after the last the first.' },
    { keys: 'ArrowLeft', does: 'Opens the tab before, before the first the last.' },
    { keys: 'Home', does: 'Opens the first tab.' },
    { keys: 'End', does: 'Opens the last tab.' },
  ],
  accessibility: [
    'A tab list named by `label`, tabs, and a panel named by its tab.',
    'A tab opens as soon as the focus is on it: what is behind must come quickly.',
    'What was typed in a panel and not saved is gone with it. Save or keep it before.',
    'Keep the open tab in the address where somebody may want to send it.',
  ],
  content: {
    do: ['Nouns: “Coverages”, “Payments”.', 'The most needed first; “History” last.'],
    avoid: [
      'Labels of more than two words.',
      'Tabs for the parts of one form: errors would hide.',
      'Tabs within tabs.',
    ],
    examples: [
      { es: 'Resumen', en: 'Summary' },
      { es: 'Coberturas', en: 'Coverages' },
      { es: 'Historial', en: 'History' },
    ],
  },
};
