import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { inactivityScenario } from './inactivity.fixtures.ts';

describeWalk(inactivityScenario, {
  heard: {
    watching: ['activity.seen', 'activity.elsewhere', 'clock.tick', 'page.hide'],
    warning: ['activity.seen', 'activity.elsewhere', 'clock.tick', 'stay.choose', 'leave.choose', 'page.hide'],
    returned: ['activity.seen', 'stay.choose', 'leave.choose', 'page.hide'],
    hidden: ['page.show'],
  },
  // The session is left in two ways only: its time is over, or the person says so.
  invariant: ({ before, event, after }) => {
    if (!after.matches('keeping') || before.matches('keeping') || before.matches('leaving')) return;
    const { lastActive, limit, now } = after.context;
    const isOver = now - lastActive >= limit || event.type.startsWith('xstate.after.untilEnd.');
    expect(isOver || event.type === 'leave.choose').toBe(true);
  },
});
