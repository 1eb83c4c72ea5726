import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Switch. */
export const reference: ComponentReference = {
  purpose: 'Turns something on or off at once: being listed, single-key shortcuts.',
  instead: [
    { use: 'Checkbox', when: 'it is saved with a form, or something is accepted' },
    { use: 'ToggleGroup', when: 'both ways have names: light and dark' },
    { use: 'ToggleChips', when: 'it filters a list' },
    { use: 'Button', when: 'something is done and not kept on' },
  ],
  anatomy: {
    story: 'States',
    parts: [
      { name: 'Target', selector: 'label', what: 'Track and words together; at least 24 px high.' },
      { name: 'Track', selector: 'label > span:nth-of-type(2)', what: 'Filled while it is on.' },
      {
        name: 'Knob',
        selector: 'label > span:nth-of-type(2) > span',
        what: 'At the end of the track while it is on, so that it is not told by colour alone.',
      },
      { name: 'Label', selector: 'label > span:nth-of-type(3)', what: 'What is on.' },
      { name: 'Help', selector: '[slot=description]', what: 'What happens while it is on.' },
    ],
  },
  states: [
    { name: 'Off', what: 'An empty track, the knob at its start.', story: 'States' },
    { name: 'On', what: 'A filled track, the knob at its end.', story: 'States' },
    {
      name: 'Changed',
      what: 'At once; where the server refuses, the caller turns it back and says why.',
      story: 'Default',
    },
    { name: 'Read only', what: 'Looks as usual; can be focused and read, a press changes nothing.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Muted; cannot be focused.', story: 'States' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  accessibility: [
    'A native checkbox with the role of a switch, named by its label and described by its help.',
    'It has no error and no pending state: say by a Toast or Banner what could not be changed.',
  ],
  content: {
    do: ['Name what is on, so that it reads right in both states: “Listed in the directory”.'],
    avoid: ['“Enable …”, “On”, “Off”.', 'Words that change with the state.'],
    examples: [
      { es: 'Visible en el directorio', en: 'Listed in the directory' },
      {
        es: 'Sus clientes lo encuentran por nombre, etiqueta y ciudad.',
        en: 'Clients find you by name, tag and city.',
      },
      { es: 'Atajos de una sola tecla', en: 'Single-key shortcuts' },
    ],
  },
};
