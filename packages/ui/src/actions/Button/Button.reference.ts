import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Button. */
export const reference: ComponentReference = {
  purpose:
    'Starts an action on this page: saves, sends, opens a dialog. A page or a dialog has one accent button at most.',
  instead: [
    { use: 'Link', when: 'it goes somewhere within a sentence or a cell' },
    { use: 'LinkButton', when: 'it goes to another page and must look like the main thing to do' },
    { use: 'IconButton', when: 'a well-known sign says it all and room is short, as in a toolbar' },
    { use: 'MenuButton', when: 'several actions belong together' },
    { use: 'Switch', when: 'a setting is turned on or off at once' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      { name: 'Box', selector: 'button', what: 'The whole box is pressed; its height follows the density.' },
      { name: 'Icon', selector: 'button svg', what: 'Before the label; decorative, as the label says it.' },
      {
        name: 'Label',
        selector: 'button > span',
        what: 'A verb and what it is done to; it wraps rather than being cut.',
      },
    ],
  },
  states: [
    { name: 'Accent', what: 'The one main action of a page, dialog or panel.', story: 'Playground' },
    { name: 'Neutral', what: 'Every other action that stands on its own.', story: 'Overview' },
    { name: 'Quiet', what: 'Actions among others: toolbars, cards, beside a main action.', story: 'Overview' },
    { name: 'Critical', what: 'Deletes or ends something; asks first, by a ConfirmDialog.', story: 'Overview' },
    {
      name: 'Pending',
      what: 'The label stays, a spinner takes the place of the icon, pressing does nothing, the focus stays.',
      story: 'Pending',
    },
    {
      name: 'Disabled',
      what: 'Cannot be pressed or focused. Say beside it why, or leave the button able and answer with a reason.',
      story: 'Overview',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
  ],
  accessibility: [
    'It is a native button; its name is its label.',
    'While it is pending, that is announced and the focus stays where it was.',
    'At least 28 px high in the compact density, 24 px is the least that WCAG 2.2 asks for.',
  ],
  content: {
    do: ['Begin with a verb: “Save customer”.', 'Name what the action is done to where several things are in view.'],
    avoid: ['“OK”, “Yes” or “Submit”: they do not say what happens.', 'Full stops and words all in capitals.'],
    examples: [
      { es: 'Guardar cliente', en: 'Save customer' },
      { es: 'Registrar pago', en: 'Register payment' },
    ],
  },
};
