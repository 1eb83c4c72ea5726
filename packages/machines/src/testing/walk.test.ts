import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { Scenario } from '../charts/index.ts';
import { walk } from './index.ts';

const door = setup({
  types: {
    context: {} as { pushes: number },
    events: {} as { type: 'push' } | { type: 'lock' } | { type: 'break' },
  },
  guards: { isStrong: ({ context }) => context.pushes > 99 },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'closed',
  states: {
    closed: { on: { push: { target: 'open', actions: assign({ pushes: 1 }) }, lock: 'locked' } },
    open: { after: { 1000: 'closed' } },
    locked: { on: { break: { guard: 'isStrong', target: 'broken' } } },
    broken: {},
  },
});
const scenario: Scenario<typeof door> = {
  name: 'door',
  machine: door,
  inputs: [undefined],
  events: [{ type: 'push' }, { type: 'lock' }, { type: 'break' }],
  actors: {},
};

it('names what no path reaches', () => {
  expect(walk(scenario, { heard: { closed: ['push', 'lock'] } })).toMatchObject({
    states: ['closed', 'open', 'locked'],
    notReached: ['broken'],
    transitions: ['closed: push → open', 'closed: lock → locked', 'open: after 1000 ms → closed'],
    notWalked: ['locked: break [isStrong] → broken'],
    breaches: [],
  });
});

it('tells of a state that hears what it must not, and of one that is deaf', () => {
  const { breaches } = walk(scenario, { heard: { closed: ['push'], open: ['lock'] } });
  expect(breaches).toContain('closed must not hear lock (xstate.init)');
  expect(breaches).toContain('open never hears lock');
});

it('tells of a step that breaks what must always hold, with the path to it', () => {
  const { breaches } = walk(scenario, {
    heard: { closed: ['push', 'lock'] },
    invariant: ({ after }) => {
      if (after.matches('locked') && after.context.pushes > 0) throw new Error('locked after a push');
    },
  });
  expect(breaches[0]).toBe(
    'closed, lock (xstate.init → push → xstate.after.1000.door.open): Error: locked after a push',
  );
});

it('wants to know what every actor answers', () => {
  const asking = setup({ actors: { ask: door } }).createMachine({ invoke: { src: 'ask' } });
  expect(() =>
    walk({ name: 'asking', machine: asking, inputs: [undefined], events: [], actors: {} }, { heard: {} }),
  ).toThrow('The scenario does not say what the actor ask answers.');
});
