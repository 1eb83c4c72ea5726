import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { scenarios } from './index.ts';

const rooms = join(import.meta.dirname, '..');
const foldersWith = (pattern: string) => globSync(pattern, { cwd: rooms }).map(dirname).sort();

it('has a scenario and a record of its walk for every machine', () => {
  const machines = foldersWith('*/*.machine.ts');
  expect(foldersWith('*/walked.json')).toEqual(machines);
  expect(Object.keys(scenarios).sort()).toEqual(machines);
  expect(Object.entries(scenarios).filter(([folder, { name }]) => folder !== name)).toEqual([]);
});
