import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { liveAnnouncerScenario } from './liveAnnouncer.fixtures.ts';

describeWalk(liveAnnouncerScenario, {
  heard: {
    '*': ['news.arrive'],
    'connection.unknown': ['live.gain'],
    'connection.live': ['live.lose'],
    'connection.missing': ['live.gain'],
    'connection.lost': ['live.gain'],
  },
  // What came is told, or waits its turn; it is told once.
  invariant: ({ before, event, after }) => {
    const { waiting, said, times } = after.context;
    if (after.matches({ news: 'quiet' })) expect(waiting).toBe(0);
    expect(times - before.context.times).toBeLessThanOrEqual(1);
    if (times > before.context.times)
      expect(said).toBe(before.context.waiting + (event.type === 'news.arrive' ? 2 : 0));
  },
});
