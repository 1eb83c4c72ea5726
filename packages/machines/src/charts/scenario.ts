import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/** What an actor may answer; one with neither never ends by itself. */
export type Answers = { done?: readonly unknown[]; error?: readonly unknown[] };

/** A machine with all that may happen to it: how it begins, what a person or the world sends, what its actors answer. */
export interface Scenario<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's folder. */
  name: string;
  machine: Machine;
  /** Every beginning that is worth a look; the first is the usual one. */
  inputs: readonly InputFrom<Machine>[];
  /** What each beginning is called, where what it holds does not say it. */
  beginnings?: readonly string[];
  events: readonly EventFromLogic<Machine>[];
  /** By the name of the actor. */
  actors: Readonly<Record<string, Answers>>;
  /** What of a snapshot tells two states apart; without it, everything does. */
  keyOf?(snapshot: SnapshotFrom<Machine>): unknown;
}

/** What the world may do in a state: actors answer, time passes. */
export function worldEvents({ actors }: Pick<Scenario, 'actors'>, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return snapshot._nodes.flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }) => answersOf(actors, id, String(src))),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

function answersOf(actors: Scenario['actors'], id: string, src: string): AnyEventObject[] {
  const answers = actors[src];
  if (answers === undefined) throw new Error(`The scenario does not say what the actor ${src} answers.`);
  const { done = [], error = [] } = answers;
  return [
    ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...error.map((reason) => ({ type: `xstate.error.actor.${id}`, error: reason, actorId: id })),
  ];
}
