import { type Chart, type ChartState, readChart } from '@corredor/machines/charts';
import { scenarios } from '@corredor/machines/scenarios';
import { expect, it } from 'vitest';
import { stateStories } from './stateStories.ts';

const sources = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
/** `portfolio/policies/moves/EnableDialogView` is told as `policies/EnableDialogView`. */
const featureOf = (path: string) => {
  const [district = '', ...rest] = path.replace('../', '').replace('.stories.tsx', '').split('/');
  const component = rest.at(-1) ?? '';
  return rest.length > 1 ? `${rest[0]}/${component}` : `${district}/${component}`;
};
const stories = new Set(
  Object.entries(sources).flatMap(([path, source]) => {
    const component = featureOf(path);
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${component}:${name}`);
  }),
);
const charts = Object.entries(scenarios).map(([name, { machine }]) => [name, readChart(machine)] as const);

/** A state in which a machine can stand: it holds no others, and is not left in the step that enters it. */
const isRest = ({ states, transitions }: Chart, { id, kind }: ChartState) =>
  kind !== 'history' &&
  !states.some(({ parent }) => parent === id) &&
  !transitions.some(({ from, trigger, guard }) => from === id && trigger.kind === 'always' && guard === null);

it('names a story of the product, or why there is none, for every machine', () => {
  expect(Object.keys(stateStories).sort()).toEqual(Object.keys(scenarios).sort());
});

it.each(charts)('does so for every state of %s', (name, chart) => {
  const [, told = {}] = Object.entries(stateStories).find(([machine]) => machine === name) ?? [];
  const states = chart.states.filter((state) => isRest(chart, state)).map(({ id }) => id);
  expect(Object.keys(told).sort()).toEqual(states.sort());
});

it('names only stories that there are', () => {
  const named = Object.values(stateStories).flatMap((states) => Object.values(states));
  expect(named.filter((one) => typeof one === 'string' && !stories.has(one))).toEqual([]);
});
