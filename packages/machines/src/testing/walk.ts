import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createStepper, pathOf, readChart, type Scenario, type Step, worldEvents } from '../charts/index.ts';

export interface WalkStep<Machine extends AnyStateMachine> {
  before: SnapshotFrom<Machine>;
  event: AnyEventObject;
  after: SnapshotFrom<Machine>;
}

export interface WalkRules<Machine extends AnyStateMachine> {
  /** What each state hears, by its path ('*' is the machine); every other event must leave it as it is. */
  heard: Readonly<Record<string, readonly string[]>>;
  /** Throws where a step breaks what must always hold. */
  invariant?(step: WalkStep<Machine>): void;
}

export interface Walked {
  /** How many shortest paths there are, one to each different state. */
  paths: number;
  states: readonly string[];
  notReached: readonly string[];
  transitions: readonly string[];
  notWalked: readonly string[];
  /** What happened against the rules, each with the path to it. */
  breaches: readonly string[];
}

/** Goes every shortest path through a machine and tries every event at its end. */
export function walk(scenario: Scenario, { heard, invariant }: WalkRules<AnyStateMachine>): Walked {
  const { machine, inputs, events } = scenario;
  const chart = readChart(machine);
  const stepper = createStepper(machine);
  const reached = new Set<string>();
  const walked = new Set<string>();
  const breaches: string[] = [];
  const answered = new Set<string>();
  let count = 0;
  const take = ({ snapshot, transitions }: Step) => {
    for (const node of snapshot._nodes) reached.add(pathOf(node));
    for (const one of transitions) {
      walked.add(chart.keyOf(one));
      // A state that is left in the step that enters it stands in no snapshot.
      for (const node of [one.source, ...(one.target ?? [])]) reached.add(pathOf(node));
    }
  };
  const possible = (snapshot: AnyMachineSnapshot): AnyEventObject[] => [...events, ...worldEvents(scenario, snapshot)];

  for (const input of inputs) {
    take(stepper.start(input));
    const paths = getShortestPaths<AnyStateMachine>(machine, {
      input,
      events: possible,
      limit: 500_000,
      serializeState: (snapshot) => JSON.stringify(scenario.keyOf?.(snapshot) ?? [snapshot.value, snapshot.context]),
    });
    count += paths.length;
    for (const { state: before, steps } of paths) {
      const way = steps.map(({ event }) => event.type).join(' → ');
      for (const event of possible(before)) {
        const step = stepper.step(before, event);
        take(step);
        const { snapshot: after } = step;
        const isAnswer = event.type.startsWith('xstate.');
        for (const { source, eventType } of step.transitions) answered.add(`${pathOf(source) || '*'} ${eventType}`);
        if (!isAnswer && !isHeard(before, heard, event.type) && hasMoved(before, step))
          breaches.push(`${leaves(before)} must not hear ${event.type} (${way})`);
        try {
          invariant?.({ before, event, after });
        } catch (error) {
          breaches.push(`${leaves(before)}, ${event.type} (${way}): ${String(error)}`);
        }
      }
    }
  }
  for (const [state, types] of Object.entries(heard))
    for (const type of types) if (!answered.has(`${state} ${type}`)) breaches.push(`${state} never hears ${type}`);

  const states = chart.states.filter(({ id, kind }) => id !== '' && kind !== 'history').map(({ id }) => id);
  const keys = chart.transitions.map(({ key }) => key);
  return {
    paths: count,
    states: states.filter((id) => reached.has(id)),
    notReached: states.filter((id) => !reached.has(id)),
    transitions: keys.filter((key) => walked.has(key)),
    notWalked: keys.filter((key) => !walked.has(key)),
    breaches,
  };
}

/** Whether an entered state may hear the event. */
const isHeard = (snapshot: AnyMachineSnapshot, heard: WalkRules<AnyStateMachine>['heard'], type: string) =>
  snapshot._nodes.some((node) => heard[pathOf(node) || '*']?.includes(type));

const leaves = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(pathOf)
    .join(' and ');

const hasMoved = (before: AnyMachineSnapshot, { snapshot, transitions, actions }: Step) =>
  transitions.length > 0 ||
  actions.length > 0 ||
  snapshot.context !== before.context ||
  snapshot.status !== before.status;
