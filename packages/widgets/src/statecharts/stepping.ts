import {
  type Chart,
  createStepper,
  pathOf,
  readChart,
  type Scenario,
  type Step,
  triggerText,
  worldEvents,
} from '@corredor/machines/charts';
import { type AnyEventObject, getNextTransitions } from 'xstate';
import { payloadText } from './safeText.ts';

/** A step that was taken: the event's words, where it led, and by which transitions. */
export interface Moment extends Step {
  event: string | null;
  /** Paths of the states that are entered now, inner ones too. */
  entered: readonly string[];
  keys: readonly string[];
}

/** Something that could happen now; where it cannot, the guards that forbid it, or none where nobody listens. */
export interface Offer {
  event: AnyEventObject;
  text: string;
  kind: 'person' | 'world';
  isPossible: boolean;
  guards: readonly string[];
}

/** A machine that is stepped through by hand: its actors answer when one says so, and time passes when one says so. */
export function createStepping(scenario: Scenario) {
  const chart = readChart(scenario.machine);
  const stepper = createStepper(scenario.machine);
  const inOrder = (ids: readonly string[]) => chart.states.map(({ id }) => id).filter((id) => ids.includes(id));
  const momentOf = (step: Step, event: string | null): Moment => ({
    ...step,
    event,
    entered: inOrder(step.snapshot._nodes.map(pathOf)),
    keys: step.transitions.map(chart.keyOf),
  });

  const offerOf = ({ snapshot }: Moment, event: AnyEventObject): Offer => {
    const candidates = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
    const keys = new Set(candidates.map(chart.keyOf));
    const guards = chart.transitions.flatMap(({ key, guard }) => (keys.has(key) && guard ? [guard] : []));
    return {
      event,
      text: eventText(chart, scenario, event),
      kind: event.type.startsWith('xstate.') ? 'world' : 'person',
      isPossible: stepper.step(snapshot, event).transitions.length > 0,
      guards: [...new Set(guards)],
    };
  };

  return {
    chart,
    start: (input: number): Moment => momentOf(stepper.start(scenario.inputs[input]), null),
    offers: (moment: Moment): Offer[] =>
      [...scenario.events, ...worldEvents(scenario, moment.snapshot)].map((event) => offerOf(moment, event)),
    take: (moment: Moment, { event, text }: Offer): Moment => momentOf(stepper.step(moment.snapshot, event), text),
  };
}

/** An event in words: its name, and what it brings where another of the same name brings something else. */
function eventText(chart: Chart, { events }: Scenario, event: AnyEventObject): string {
  const { type, actorId: _actor, output, error, ...payload } = event;
  const known = chart.transitions.find(({ trigger }) => trigger.type === type);
  if (type.startsWith('xstate.')) {
    const name = known ? triggerText(known.trigger) : type;
    return [name, payloadText('error' in event ? error : output, 40)].filter(Boolean).join(': ');
  }
  const isOneOfMany = events.filter((other) => other.type === type).length > 1;
  return isOneOfMany ? `${type} · ${payloadText(payload)}` : type;
}

/** The innermost states that are entered, in one line. */
export const innermost = ({ entered }: Moment): string =>
  entered
    .filter((id) => !entered.some((other) => other !== id && (id === '' || other.startsWith(`${id}.`))))
    .join(' · ');
