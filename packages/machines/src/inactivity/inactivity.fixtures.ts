import type { Scenario } from '../charts/index.ts';
import { inactivityMachine } from './inactivity.machine.ts';

const minute = 60_000;

/** A person who comes, goes and stays away, in this tab and in others. */
export const inactivityScenario: Scenario<typeof inactivityMachine> = {
  name: 'inactivity',
  machine: inactivityMachine,
  inputs: [{ now: 0 }, { now: 0, isHidden: true }],
  beginnings: ['In a tab that is seen', 'In a tab in the background'],
  events: [
    { type: 'activity.seen', at: 29 * minute },
    { type: 'activity.elsewhere', at: 29 * minute },
    { type: 'activity.seen', at: 60 * minute },
    { type: 'activity.elsewhere', at: 60 * minute },
    { type: 'page.hide', at: 29 * minute },
    { type: 'page.hide', at: 60 * minute },
    { type: 'page.show', at: 29 * minute },
    { type: 'page.show', at: 1 },
    { type: 'clock.tick', at: 10_000 },
    { type: 'clock.tick', at: 10 * minute },
    { type: 'clock.tick', at: 28 * minute },
    { type: 'clock.tick', at: 30 * minute },
    { type: 'stay.choose', at: 29 * minute },
    { type: 'stay.choose', at: 60 * minute },
    { type: 'leave.choose' },
    { type: 'end.elsewhere' },
  ],
  actors: { clock: {}, keepDrafts: { done: [undefined], error: [new Error('offline')] } },
};
