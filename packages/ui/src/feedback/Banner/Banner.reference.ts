import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Banner. */
export const reference: ComponentReference = {
  purpose:
    'Says something about a whole page or card that stays true for a while: a limit nearly reached, a subscription that ended, data that is fixed.',
  instead: [
    { use: 'Toast', when: 'it confirms what was just done, and nobody has to keep it' },
    { use: 'ErrorSummary', when: 'fields keep a form from being saved' },
    { use: 'ErrorState', when: 'the content itself could not be loaded' },
    { use: 'ConfirmDialog', when: 'somebody has to decide before going on' },
  ],
  anatomy: {
    story: 'Dismissed',
    parts: [
      { name: 'Icon', selector: 'svg', what: 'Follows the tone, so that it is not told by colour alone.' },
      { name: 'Title', selector: 'p:first-child', what: 'What it is about; left out where one sentence says all.' },
      { name: 'Text', selector: 'p + p', what: 'What happened and what to do.' },
      { name: 'Close', selector: 'button', what: 'Only where it may be put away.' },
    ],
  },
  states: [
    { name: 'Info', what: 'Good to know; blue.', story: 'Overview' },
    { name: 'Positive', what: 'Something came out well and matters for a while; green.', story: 'Overview' },
    {
      name: 'Caution',
      what: 'Something will go wrong unless something is done; amber, with the way out as its action.',
      story: 'Overview',
    },
    { name: 'Critical', what: 'Something went wrong or is stopped; red.', story: 'Overview' },
    { name: 'Closable', what: 'A cross at the end; the caller remembers that it was closed.', story: 'Dismissed' },
    { name: 'Live', what: 'Read as soon as it appears.', story: 'Live' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the cross.' },
    { keys: 'Enter', does: 'Presses the focused one.' },
    { keys: 'Space', does: 'Presses the focused one.' },
  ],
  accessibility: [
    'Without isLive it has no role: what a page always says is read in its place.',
    'With isLive a critical one is an alert, which interrupts, and the others are a status, which waits.',
    'The tone is not spoken: the words have to say that it is a warning.',
    'When it is closed its button is gone, so the caller has to put the focus somewhere sensible.',
  ],
  content: {
    do: [
      'First what is so, then what to do; the action names the way out.',
      'One banner on a page: keep the most serious.',
    ],
    avoid: ['“Warning!”, “Attention”.', 'Two actions.'],
    examples: [
      { es: 'Su suscripción venció', en: 'Your subscription has expired' },
      {
        es: 'Sus datos están a salvo y no se eliminó nada. Renueve para seguir trabajando.',
        en: 'Your data is safe and nothing has been deleted. Renew to continue working.',
      },
      { es: 'Otra persona cambió este registro', en: 'Somebody else changed this record' },
    ],
  },
};
