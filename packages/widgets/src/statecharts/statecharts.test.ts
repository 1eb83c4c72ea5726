import { scenarios } from '@corredor/machines/scenarios';
import { expect, it } from 'vitest';
import stories from './Statecharts.stories.tsx?raw';

const machines = Object.keys(import.meta.glob('../../../machines/src/*/*.machine.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

it.each(machines)('has a drawing of %s to step through', (machine) => {
  expect(Object.keys(scenarios)).toContain(machine);
  expect(stories).toMatch(new RegExp(`args: \\{ machine: '${machine}' \\},\\n\\s+play:`));
});
