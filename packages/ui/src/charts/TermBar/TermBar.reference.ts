import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of TermBar. */
export const reference: ComponentReference = {
  purpose:
    'A term from its first to its last day, with today marked on it, what falls due within it and what changed: how long a policy still runs, and how its year goes.',
  instead: [
    { use: 'ProgressBar', when: 'something is being done and will be finished' },
    { use: 'DescriptionList', when: 'the two dates are enough' },
    { use: 'Timeline', when: 'things happened at several moments' },
  ],
  anatomy: {
    story: 'Year',
    parts: [
      { name: 'Term', selector: 'figure', what: 'The whole, with its accessible name.' },
      {
        name: 'Bar',
        selector: 'figure > div:first-child > span:first-child',
        what: 'Filled as far as the term has passed; on it a tick for each thing that falls due.',
      },
      { name: 'Flags', selector: 'figure > div:first-child > div[aria-hidden]', what: 'What changed, with its sign.' },
      {
        name: 'Ends',
        selector: 'figure > div:first-child > div:last-child',
        what: 'First and last day, and between them the note.',
      },
      { name: 'Next', selector: 'figure > div:nth-child(2)', what: 'What follows, in outline.' },
      { name: 'Day', selector: 'time', what: 'Written as the reader’s language writes days.' },
    ],
  },
  states: [
    { name: 'Running', what: 'Today is marked where it stands.', story: 'Halfway' },
    { name: 'Near the end', what: 'Tone `caution`, and the note says how many days are left.', story: 'NearTheEnd' },
    { name: 'Over', what: 'The bar is full; today is not marked any more.', story: 'Over' },
    {
      name: 'With its year',
      what: 'Ticks are told apart by shape: filled is done, half filled in part, hollow to come, a square on its point late.',
      story: 'Year',
    },
    {
      name: 'Many',
      what: 'Ticks that would touch are drawn as one; what is late shows among others.',
      story: 'Weekly',
    },
    {
      name: 'What comes next',
      what: 'Beside the note, on a line of their own where there is less room. A ring marks the tick that the place is about.',
      story: 'Next',
    },
    {
      name: 'Small',
      what: 'The bar alone, for a cell or a card: marked are what is late and what comes next. Its label says all.',
      story: 'Small',
    },
    { name: 'Small and done', what: 'Where nothing is left nothing is marked but today.', story: 'SmallDone' },
    {
      name: 'At its ends',
      what: 'What falls due on the first day stands within the bar; what falls due after the last stands on a dashed tail with its day.',
      story: 'AtTheEnds',
    },
    {
      name: 'On one day',
      what: 'Two that fall due on one day are one mark with their number; `action` leads to both.',
      story: 'SameDay',
    },
    { name: 'On a phone', what: 'Neither today nor a tick lies on another one.', story: 'Phone' },
    { name: 'Not yet', what: 'The bar is empty; the note says when it begins.', story: 'NotYet' },
  ],
  keyboard: 'none',
  accessibility: [
    'A figure that `label` names; read aloud are the two days and the note.',
    'Ticks and flags are not read one by one: `summary` says what they come to, and `action` leads to a list of them.',
    'How full the bar is is not read: the note has to say what it means.',
    'In forced colours the filled part has the colour of a selection.',
  ],
  content: {
    do: [
      'Give a note always: “56 days left”, “Ended 45 days ago”.',
      'Say in `summary` how many are done, late and to come, and give an `action` that opens the list behind them.',
      'Give `today` as the day it is for the brokerage, not for the browser.',
    ],
    avoid: ['Percentages: people count days.'],
    examples: [
      { es: 'Vigencia', en: 'Term' },
      { es: 'Empieza en {{count}} días', en: 'Begins in {{count}} days' },
    ],
  },
};
