import type { Scenario } from '../charts/index.ts';
import { liveAnnouncerMachine } from './liveAnnouncer.machine.ts';

/** News that come now and then, over a connection that comes and goes. */
export const liveAnnouncerScenario: Scenario<typeof liveAnnouncerMachine> = {
  name: 'live-announcer',
  machine: liveAnnouncerMachine,
  inputs: [undefined],
  events: [{ type: 'live.gain' }, { type: 'live.lose' }, { type: 'news.arrive', count: 2 }],
  actors: {},
  keyOf: ({ value, context: { waiting, times } }) => [value, waiting > 0, times > 0],
};
