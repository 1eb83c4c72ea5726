import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
} from 'xstate';

/** One step of a machine: where it stands now, which transitions led there, and what it wants done. */
export interface Step {
  snapshot: AnyMachineSnapshot;
  transitions: readonly AnyTransitionDefinition[];
  actions: readonly string[];
}

/** Walks through a machine without running anything: no actor starts, no time passes, no action is done. */
export function createStepper(machine: AnyStateMachine) {
  let transitions: AnyTransitionDefinition[] = [];
  let actions: string[] = [];
  const nobody = createActor(
    fromCallback(() => {}),
    { inspect: (seen) => void (seen.type === '@xstate.microstep' && transitions.push(...seen._transitions)) },
  );
  const scope: AnyActorScope = {
    self: nobody,
    system: nobody.system,
    id: '',
    sessionId: nobody.sessionId,
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: ({ type }) => void actions.push(type),
  };
  const taking = (move: () => AnyMachineSnapshot): Step => {
    transitions = [];
    actions = [];
    const snapshot = move();
    return { snapshot, transitions, actions };
  };
  return {
    start: (input: unknown) => taking(() => machine.getInitialSnapshot(scope, input)),
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      taking(() => machine.transition(snapshot, event, scope)),
  };
}
