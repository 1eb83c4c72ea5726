import type { MachineReference } from './machineReference.ts';

export const liveAnnouncer: MachineReference = {
  purpose:
    'Decides what is read aloud of the live channel, and how seldom: somebody who listens to a page must not be interrupted by every message.',
  use: [
    'Beside the live channel, once.',
    'As a model for anything that happens often and is said rarely: gather, say once, rest.',
  ],
  instead: [
    { use: 'Toast', when: 'one action of the reader is answered' },
    { use: 'Notification socket', when: 'it is about the connection itself' },
  ],
  states: {
    connection:
      'Unknown, there, missing, lost. A loss is said only after ten seconds; most are over before anybody would have noticed.',
    news: 'Quiet, or said. What comes within ten seconds of a sentence is gathered and said together.',
  },
  asks: {},
  hears: {
    'live.gain': 'The connection stands.',
    'live.lose': 'The connection is gone.',
    'news.arrive': 'So many new notifications came.',
  },
  waits: {
    sayAgainAfter: 'The least time between two sentences.',
    lostAfter: 'How long the connection may be missing before it is said.',
  },
  test: [
    'Many messages in a row make two sentences: the first, and one for the rest.',
    'A short loss is never said; a long one once.',
    'A page that never had a connection does not say that it was lost.',
  ],
  runBy: 'packages/widgets/src/base/live/startChannel.ts',
};
