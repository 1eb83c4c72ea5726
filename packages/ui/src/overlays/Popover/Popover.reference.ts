import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Popover. */
export const reference: ComponentReference = {
  purpose: 'Opens a little more about a thing, or a few controls for it, beside the button that asks for it.',
  instead: [
    { use: 'Tooltip', when: 'it is half a sentence without anything to press' },
    { use: 'MenuButton', when: 'it is a list of actions' },
    { use: 'Dialog', when: 'something has to be decided before going on' },
    { use: 'Disclosure', when: 'the content is read together with the page around it' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Trigger',
        selector: 'button[aria-expanded=true]',
        what: 'Any button; it says whether the popover is open.',
      },
      {
        name: 'Surface',
        selector: '[role=dialog]',
        what: 'Beside the trigger, on the side where there is room; scrolls when it is higher than the window.',
      },
      { name: 'Title', selector: '[role=dialog] h2', what: 'Names it; may be kept for people who listen.' },
      {
        name: 'Content',
        selector: '[role=dialog] h2 + *',
        what: 'Facts, a few settings, or a list that reaches the edges with `isBare`.',
      },
    ],
  },
  states: [
    { name: 'Closed', what: 'Only the trigger.', story: 'Default' },
    {
      name: 'Open',
      what: 'The page is not dimmed, but waits: a press outside closes the popover first.',
      story: 'Open',
    },
    { name: 'Without a title', what: 'The title is heard only, and the content begins with its own.' },
    { name: 'Bare', what: 'No inner space, for lists.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On the trigger: opens it, and the focus goes into it.' },
    { keys: 'Space', does: 'On the trigger: the same.' },
    { keys: 'Tab', does: 'Goes through its controls and from the last to the first.' },
    { keys: 'Shift + Tab', does: 'Goes through them backwards.' },
    { keys: 'Escape', does: 'Closes it; the focus is on the trigger again.' },
  ],
  accessibility: [
    'It is a dialog named by `title`; the trigger says whether it is expanded.',
    'Everything else is silent while it is open, as with a Dialog.',
    'It must open by a press. Hovering opens nothing.',
  ],
  content: {
    do: ['Title: the thing it is about, “Total premium”.', 'Let the trigger say what comes: “How it is calculated”.'],
    avoid: ['A form with its own Save: that is a Dialog.', 'What most readers need: show it on the page.'],
    examples: [
      { es: 'Su cuenta', en: 'Your account' },
      { es: 'Notificaciones', en: 'Notifications' },
      { es: 'Columnas', en: 'Columns' },
    ],
  },
};
