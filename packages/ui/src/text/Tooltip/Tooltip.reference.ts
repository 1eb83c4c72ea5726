import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Tooltip. */
export const reference: ComponentReference = {
  purpose: 'Adds a few words to a button or link while the pointer or the focus is on it.',
  instead: [
    { use: 'Popover', when: 'it holds more than a few words, or something to press' },
    { use: 'Text', when: 'people must know it: put it in sight, below the control' },
    { use: 'IconButton', when: 'a drawing needs its name: that button brings its tooltip' },
    { use: 'Field', when: 'it explains a field: the field has a line of help' },
  ],
  anatomy: {
    story: 'OnFocus',
    parts: [
      { name: 'Trigger', selector: 'button', what: 'One control that can take the focus.' },
      {
        name: 'Words',
        selector: '[role=tooltip]',
        what: 'Dark on light and light on dark, 16 rem wide at most; above the control while there is room.',
      },
    ],
  },
  states: [
    { name: 'Waiting', what: 'Nothing for half a second of hovering, so that a passing pointer opens none.' },
    { name: 'Open by focus', what: 'At once, when the focus comes by keyboard.', story: 'OnFocus' },
    { name: 'Held', what: 'Stays while the pointer is on the words themselves.' },
    { name: 'Off', what: 'With `isDisabled` it never opens.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Opens it with the focus on its control, closes it when the focus leaves.' },
    { keys: 'Escape', does: 'Closes it and leaves the focus; a dialog around it stays open.' },
    { keys: 'Enter', does: 'Presses the control and closes it.' },
    { keys: 'Space', does: 'Presses the control and closes it.' },
  ],
  accessibility: [
    'It is a tooltip and describes its control while it is open: the words are read after the name.',
    'There is none on touch screens. Whatever is needed to do the work stands elsewhere as well.',
    'A disabled button takes no focus and shows no tooltip: say beside it why it is disabled.',
  ],
  content: {
    do: [
      'Half a sentence without a full stop.',
      'What the label leaves open: a limit, a shortcut, the whole of a short name.',
    ],
    avoid: ['The label again in other words.', 'Links, lists, reasons of an error.'],
    examples: [
      { es: 'Solo se eliminan borradores', en: 'Only drafts can be deleted' },
      { es: 'Cerrar el panel', en: 'Close panel' },
    ],
  },
};
