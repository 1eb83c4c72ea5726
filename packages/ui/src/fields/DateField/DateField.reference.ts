import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of DateField. */
export const reference: ComponentReference = {
  purpose:
    'Takes a day: typed part by part in the order of the language, or chosen from a calendar. It knows no hours and so no time zone.',
  instead: [
    { use: 'NumberField', when: 'only a year or a day of the month is asked; without isGrouped' },
    { use: 'Select', when: 'a period is chosen by its name: this month, this year' },
    { use: 'TermBar', when: 'a term is shown and not asked' },
  ],
  anatomy: {
    story: 'Calendar',
    parts: [
      { name: 'Box', selector: '[role=group]', what: 'Parts and button in one frame.' },
      { name: 'Part', selector: '[role=group] [role=spinbutton]', what: 'Day, month or year, each typed or stepped.' },
      { name: 'Button', selector: '[role=group] button', what: 'Opens the calendar.' },
      { name: 'Turn the month', selector: '[role=dialog] header button', what: 'One month back or on.' },
      {
        name: 'Month and year',
        selector: '[role=dialog] header select',
        what: 'The platform’s own lists, so that a birth year is a few keys away.',
      },
      { name: 'Days', selector: '[role=dialog] table', what: 'Today is blue and bold, the chosen day is filled.' },
    ],
  },
  states: [
    { name: 'Empty', what: 'Muted letters say what goes where, in the order of the language.', story: 'Empty' },
    { name: 'Typed', what: 'Numbers fill the parts and move on by themselves.', story: 'Typed' },
    { name: 'In Spanish', what: 'Day before month; all words of the calendar too.', story: 'Spanish' },
    { name: 'Calendar open', what: 'Over the page, at the month of the day.', story: 'Calendar' },
    {
      name: 'Incomplete',
      what: 'Left with a part missing it is empty: the former day does not stay behind.',
      story: 'Incomplete',
    },
    { name: 'Out of bounds', what: 'The day stays and the field itself says the bound.', story: 'OutOfBounds' },
    { name: 'Invalid', what: 'A red border and the error below.', story: 'Invalid' },
    { name: 'Read only', what: 'Grey ground; the parts can be read, the calendar does not open.', story: 'ReadOnly' },
    { name: 'Disabled', what: 'Greyed; cannot be focused.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the parts and to the button.' },
    { keys: 'Numbers', does: 'Fill the part; the focus moves on when it is full.' },
    { keys: 'Arrow Up, Arrow Down', does: 'One more or one less.' },
    {
      keys: 'Page Up, Page Down',
      does: 'In a part: seven days, two months or five years. In the calendar: a month, with Shift a year.',
    },
    {
      keys: 'Home, End',
      does: 'The least or the greatest of the part; in the calendar the first or last day of the month.',
    },
    { keys: 'Arrow Left, Arrow Right', does: 'The part before or after.' },
    { keys: 'Backspace', does: 'Takes a digit away; in an empty part moves to the one before.' },
    { keys: 'Alt + Arrow Down', does: 'Opens the calendar.' },
    { keys: 'Arrow keys', does: 'In the calendar: a day or a week.' },
    { keys: 'Enter', does: 'In the calendar: chooses the day and closes it.' },
    { keys: 'Escape', does: 'Closes the calendar; the focus is back.' },
  ],
  accessibility: [
    'A group named by the label; each part is a spin button named by its kind, and says its value as it changes.',
    'The chosen day is the description of the group, written out: “Selected Date: January 31, 2026”.',
    'The calendar is a dialog with a grid; each day is named with weekday, month and year.',
    'Error and help describe every part while it is invalid, else the first alone.',
  ],
  content: {
    do: ['Name the day: “Due date”, “Start date”.', 'An error that says how the two days belong together.'],
    avoid: ['The format in the label or help: the parts show it.', 'Hours and “today” as a text.'],
    examples: [
      { es: 'Fecha de nacimiento', en: 'Birthdate' },
      { es: 'Vence desde', en: 'Due from' },
      { es: 'En meses más cortos vence el último día.', en: 'In shorter months, the last day.' },
    ],
  },
};
