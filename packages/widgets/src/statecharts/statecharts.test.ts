import { scenarios } from '@corredor/machines/scenarios';
import { expect, it } from 'vitest';

const stories = Object.values(
  import.meta.glob<string>('./stories/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const machines = Object.keys(import.meta.glob('../../../machines/src/*/*.machine.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

it.each(machines)('has a drawing of %s to step through', (machine) => {
  expect(Object.keys(scenarios)).toContain(machine);
  expect(stories).toMatch(new RegExp(`args: \\{ machine: '${machine}' \\},\\n\\s+play:`));
});
