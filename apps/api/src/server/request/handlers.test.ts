import { expect, it, vi } from 'vitest';
import { groupsById } from './handlers.ts';
import { ok } from './replies.ts';

const answer = async () => ok(null);

it('finds the group of an operation without opening the others again', () => {
  const branches = vi.fn((_context: object) => ({ listBranches: answer, getBranch: answer }));
  const coverages = vi.fn((_context: object) => ({ listCoverages: answer }));
  const groups = groupsById([branches, coverages]);
  expect([...groups.keys()]).toEqual(['listBranches', 'getBranch', 'listCoverages']);
  groups.get('getBranch')?.({});
  expect(branches).toHaveBeenCalledTimes(2);
  expect(coverages).toHaveBeenCalledTimes(1);
});

it('refuses two answers to one operation', () => {
  const groups = [() => ({ getBranch: answer }), () => ({ getBranch: answer })];
  expect(() => groupsById(groups)).toThrow('Two groups of handlers answer getBranch.');
});
