import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { inactivityScenario } from './inactivity.fixtures.ts';

describeWalk(inactivityScenario, {
  heard: {
    watching: ['activity.seen', 'activity.elsewhere', 'clock.tick', 'page.hide', 'end.elsewhere'],
    warning: [
      'activity.seen',
      'activity.elsewhere',
      'clock.tick',
      'stay.choose',
      'leave.choose',
      'page.hide',
      'end.elsewhere',
    ],
    returned: ['activity.seen', 'stay.choose', 'leave.choose', 'page.hide', 'end.elsewhere'],
    hidden: ['page.show', 'end.elsewhere'],
  },
  // The session is left in three ways only: its time is over, here or in another tab, or the person says so.
  invariant: ({ before, event, after }) => {
    if (!after.matches('keeping') || before.matches('keeping') || before.matches('leaving')) return;
    const { lastActive, limit, now } = after.context;
    const isOver = now - lastActive >= limit || event.type.startsWith('xstate.after.untilEnd.');
    expect(isOver || event.type === 'leave.choose' || event.type === 'end.elsewhere').toBe(true);
  },
});
