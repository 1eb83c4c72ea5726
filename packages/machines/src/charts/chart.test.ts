import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { createStepper, readChart } from './index.ts';

const machine = setup({
  types: { events: {} as { type: 'go' } | { type: 'stop' } },
  actors: { ask: fromPromise(async () => 1) },
  guards: { isReady: () => true },
  delays: { patience: 3000 },
}).createMachine({
  id: 'trip',
  initial: 'resting',
  on: { stop: '.over' },
  states: {
    resting: {
      on: {
        go: [
          { guard: 'isReady', target: 'going' },
          { guard: 'isReady', target: 'going' },
        ],
      },
    },
    going: {
      type: 'parallel',
      tags: 'busy',
      states: {
        body: { initial: 'walking', states: { walking: { after: { patience: 'tired' } }, tired: {} } },
        mind: { invoke: { src: 'ask', onDone: '#trip.checking', onError: '#trip.over' } },
      },
    },
    checking: { always: { guard: () => true, target: 'over' } },
    over: { type: 'final' },
  },
});
const chart = readChart(machine);
const stateOf = (id: string) => chart.states.find((state) => state.id === id);

describe('a chart', () => {
  it('has every state in its place, with what begins and what it asks', () => {
    expect(chart.states.map(({ id }) => id)).toEqual([
      '',
      'resting',
      'going',
      'going.body',
      'going.body.walking',
      'going.body.tired',
      'going.mind',
      'checking',
      'over',
    ]);
    expect(chart.states.filter(({ isInitial }) => isInitial).map(({ id }) => id)).toEqual([
      'resting',
      'going.body',
      'going.body.walking',
      'going.mind',
    ]);
    expect(stateOf('going')).toMatchObject({ parent: '', kind: 'parallel', tags: ['busy'] });
    expect(stateOf('going.mind')).toMatchObject({ invokes: ['ask'], kind: 'atomic' });
    expect(stateOf('over')?.kind).toBe('final');
  });

  it('names every transition by its words, and no two alike', () => {
    expect(chart.transitions.map(({ key }) => key)).toEqual([
      '*: stop → over',
      'resting: go [isReady] → going',
      'resting: go [isReady] → going (2)',
      'going.body.walking: after patience → going.body.tired',
      'going.mind: done ask → checking',
      'going.mind: error ask → over',
      'checking: always [condition] → over',
    ]);
  });
});

describe('a step', () => {
  const stepper = createStepper(machine);
  const start = stepper.start(undefined);

  it('tells the transitions that were taken, those without an event too', () => {
    const going = stepper.step(start.snapshot, { type: 'go' });
    expect(going.transitions.map(chart.keyOf)).toEqual(['resting: go [isReady] → going']);
    const done = stepper.step(going.snapshot, { type: 'xstate.done.actor.0.trip.going.mind', output: 1 });
    expect(done.transitions.map(chart.keyOf)).toEqual([
      'going.mind: done ask → checking',
      'checking: always [condition] → over',
    ]);
    expect(done.snapshot.value).toBe('over');
  });

  it('changes nothing where the event is not heard', () => {
    const { snapshot, transitions, actions } = stepper.step(start.snapshot, { type: 'unknown' });
    expect([snapshot.value, transitions, actions]).toEqual(['resting', [], []]);
  });
});
