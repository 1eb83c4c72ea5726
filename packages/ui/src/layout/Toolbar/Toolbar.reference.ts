import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Toolbar. */
export const reference: ComponentReference = {
  purpose: 'Groups many small controls over one thing into a single stop of Tab, in which the arrow keys walk.',
  instead: [
    { use: 'Inline', when: 'there are two or three buttons: each may be a stop of its own' },
    { use: 'GridToolbar', when: 'it is the bar over a table' },
    { use: 'ToggleGroup', when: 'one of a few ways to look is chosen' },
    { use: 'MenuButton', when: 'the actions are rarely needed' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Bar', selector: '[role=toolbar]', what: 'Draws no box; its controls wrap onto further lines.' },
      {
        name: 'Control',
        selector: '[role=toolbar] button',
        what: 'Buttons, toggles, menus. A field needs the arrows itself and does not belong here.',
      },
    ],
  },
  states: [
    { name: 'Resting', what: 'The controls stand in their order.', story: 'Default' },
    {
      name: 'Focused',
      what: 'The control with the focus shows its ring; leaving and coming back returns to it.',
      story: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the control that was used last, or the first; the next Tab leaves the bar.' },
    { keys: 'Shift + Tab', does: 'Leaves the bar backwards, or enters it from behind.' },
    { keys: 'ArrowRight', does: 'Goes to the next control and stops at the last.' },
    { keys: 'ArrowLeft', does: 'Goes to the control before and stops at the first.' },
    { keys: 'Enter', does: 'Presses the control.' },
    { keys: 'Space', does: 'Presses the control.' },
  ],
  accessibility: [
    'It is a toolbar, horizontal, named by `label`. A toolbar within a toolbar becomes a group of the outer one.',
    'Right-to-left pages swap the two arrows.',
    'Every control still needs a name: an IconButton has its `label`.',
  ],
  content: {
    do: ['Name it after what the controls work on: “List”, “Selection”.'],
    avoid: ['The word “toolbar” in its name: the role says it.', 'Controls of different things in one bar.'],
    examples: [{ es: 'Selección', en: 'Selection' }],
  },
};
