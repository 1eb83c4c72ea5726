import { expect, it } from 'vitest';
import { branchGroups, branchNameIn, officialBranches, officialBranchesOf } from './index.ts';

it('holds the 36 official branches, each code and name once', () => {
  expect(officialBranches).toHaveLength(36);
  for (const key of ['es', 'en'] as const) {
    expect(new Set(officialBranches.map((branch) => branch.name[key])).size).toBe(36);
  }
  expect(new Set(officialBranches.map((branch) => branch.code)).size).toBe(36);
  expect(officialBranches.map((branch) => branch.code)).not.toEqual(expect.arrayContaining(['25']));
});

it('leaves no group without a branch', () => {
  for (const group of branchGroups) expect(officialBranches.some((branch) => branch.group === group)).toBe(true);
});

it('asks for vehicles in motor business and for diagnoses in medical assistance only', () => {
  const codesWith = (flag: 'vehicles' | 'diagnosis') =>
    officialBranches.filter((branch) => branch.flags[flag]).map((branch) => branch.code);
  expect(codesWith('vehicles')).toEqual(['7']);
  expect(codesWith('diagnosis')).toEqual(['3']);
});

it('knows the list of Ecuador only', () => {
  expect(officialBranchesOf('218')).toBe(officialBranches);
  for (const country of ['724', '', null, undefined]) expect(officialBranchesOf(country)).toEqual([]);
});

it('calls an official branch as the reader’s language does, and leaves any other as it is', () => {
  expect(branchNameIn('Vida individual', 'en')).toBe('Individual life');
  expect(branchNameIn('Vida individual', 'es')).toBe('Vida individual');
  expect(branchNameIn('Flotas', 'en')).toBe('Flotas');
});
