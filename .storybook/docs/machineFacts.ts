import { type Chart, readChart } from '@corredor/machines/charts';
import { type MachineName, records, scenarios } from '@corredor/machines/scenarios';

const isTopOf = (id: string, top: string) => id === top || id.startsWith(`${top}.`);

/** What a page tells of a machine without being told: read from its definition and from what its tests walked. */
export function machineFacts(name: MachineName) {
  const { machine } = scenarios[name];
  const chart = readChart(machine);
  const { guards, delays } = machine.implementations;
  return {
    chart,
    states: chart.states
      .filter(({ parent }) => parent === '')
      .map((state) => ({ ...state, inner: innerOf(chart, state.id) })),
    events: eventsOf(chart),
    guards: Object.keys(guards),
    delays: Object.entries(delays).map(([delay, value]) => ({ delay, long: writeDelay(value) })),
    actors: actorsOf(chart, Object.keys(machine.implementations.actors)),
    walked: chart.transitions.filter(({ key }) => records[name].transitions.includes(key)).length,
    paths: records[name].paths,
  };
}

/** The states within a state, by their paths from it. */
const innerOf = ({ states }: Chart, top: string) =>
  states.filter(({ id }) => id !== top && isTopOf(id, top)).map(({ id }) => id.slice(top.length + 1));

/** Each event with the states that listen to it; none is named where every state does. */
function eventsOf({ transitions }: Chart) {
  const heard = transitions.filter(({ trigger }) => trigger.kind === 'event');
  const types = [...new Set(heard.map(({ trigger }) => trigger.name))];
  return types.map((type) => {
    const from = [...new Set(heard.filter(({ trigger }) => trigger.name === type).map((one) => one.from))];
    return { type, from: from.includes('') ? [] : from };
  });
}

const actorsOf = ({ states }: Chart, names: readonly string[]) =>
  names.map((actor) => ({ actor, in: states.filter(({ invokes }) => invokes.includes(actor)).map(({ id }) => id) }));

/** How long a delay is, in words; one that is worked out while the machine runs has no length of its own. */
function writeDelay(value: unknown): string {
  if (typeof value !== 'number') return 'worked out';
  return value < 60_000 ? `${value / 1000} s` : `${value / 60_000} min`;
}
