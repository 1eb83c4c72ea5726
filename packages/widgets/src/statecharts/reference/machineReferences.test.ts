import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChart } from '@corredor/machines/charts';
import { scenarios } from '@corredor/machines/scenarios';
import { describe, expect, it } from 'vitest';
import { machineReferences } from './machineReferences.ts';

const root = join(import.meta.dirname, '../../../../..');
const charts = Object.entries(scenarios).map(([name, { machine }]) => ({ name, machine, chart: readChart(machine) }));
const told = (name: string) => Object.entries(machineReferences).find(([machine]) => machine === name)?.[1];
const namesIn = (prose: object | undefined) => Object.keys(prose ?? {}).sort();
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

it('has a page for every machine', () => {
  const machines = globSync('packages/machines/src/*/*.machine.ts', { cwd: root }).map((path) => path.split('/')[3]);
  expect(Object.keys(machineReferences).sort()).toEqual(machines.sort());
});

describe.each(charts)('the page of $name', ({ name, machine, chart }) => {
  const reference = told(name);
  it('describes every state at the top, and none that is not there', () => {
    const states = chart.states.filter(({ parent }) => parent === '').map((state) => state.id);
    expect(namesIn(reference?.states)).toEqual(sorted(states));
  });
  it('describes every actor that it asks', () => {
    expect(namesIn(reference?.asks)).toEqual(sorted(Object.keys(machine.implementations.actors)));
  });
  it('describes every event that it hears', () => {
    const events = chart.transitions
      .filter(({ trigger }) => trigger.kind === 'event')
      .map(({ trigger }) => trigger.name);
    expect(namesIn(reference?.hears)).toEqual(sorted(events));
  });
  it('describes every delay', () => {
    expect(namesIn(reference?.waits)).toEqual(sorted(Object.keys(machine.implementations.delays)));
  });
  it('names the file that runs it', () => {
    const file = join(root, reference?.runBy ?? 'none');
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`@corredor/machines/${name}`);
  });
});
