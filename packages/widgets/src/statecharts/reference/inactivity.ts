import type { MachineReference } from './machineReference.ts';

export const inactivity: MachineReference = {
  purpose:
    'Ends a session that nobody uses: it watches, warns for the last two minutes, keeps what was typed, and leaves. Half an hour, as the specification says.',
  use: [
    'Once, around the private area.',
    'As a model where time decides: it trusts the clock on the wall, since timers stand still while a computer sleeps.',
  ],
  instead: [
    { use: 'Session', when: 'the server ends the session' },
    { use: 'a timer', when: 'nothing bad happens if it rings late' },
  ],
  states: {
    starting: 'Looks whether the page is in front of somebody; left at once.',
    watching: 'Somebody is there. Any press, key or move counts, in every tab.',
    warning: 'The dialog counts down and asks: stay, or log out.',
    returned:
      'Somebody moved while the question was open. It stays for a moment, so that nothing jumps under the pointer, and counts no more.',
    hidden: 'The page is in the background. Nothing counts there; coming back looks at the clock.',
    keeping: 'What stands in open forms is kept as drafts.',
    leaving: 'The session is being ended. Where the server does not answer, it is tried again.',
  },
  asks: {
    clock: 'To tell the time now and then: every ten seconds while watching, every second while warning.',
    keepDrafts: 'To keep every open form as a draft.',
  },
  hears: {
    'activity.seen': 'Somebody pressed a key, moved or scrolled in this tab.',
    'activity.elsewhere': 'Somebody did so in another tab.',
    'end.elsewhere': 'Another tab saw that nobody was there, and ends the session.',
    'clock.tick': 'The clock told the time. A gap of two minutes means that the computer slept.',
    'page.hide': 'The page went into the background.',
    'page.show': 'The page is in front again.',
    'stay.choose': 'Somebody wants to stay.',
    'leave.choose': 'Somebody wants to log out.',
  },
  waits: {
    untilWarning: 'Twenty-eight minutes after the last sign of somebody.',
    untilEnd: 'Two minutes after that.',
    untilForgotten: 'How long the question stays after somebody came back.',
    patience: 'How long keeping the drafts may take before leaving all the same.',
    untilRetry: 'Between two tries to end the session.',
  },
  test: [
    'A computer that slept longer than the limit comes back to nobody’s session, whatever is heard of it first.',
    'Activity in another tab counts; one that is older than what is known does not.',
    'Drafts are kept before the session ends, and again before each try, in every tab.',
    'The countdown never shows more than the whole warning.',
  ],
  runBy: 'packages/widgets/src/identity/inactivity/Inactivity.tsx',
};
