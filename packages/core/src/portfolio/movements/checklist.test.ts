import { expect, it } from 'vitest';
import { checklistFor, checklistProgress, openChecks } from './index.ts';

const item = (label: string) => ({ label, is_required: true });
const templates = [
  { branch_id: null, kind: null, items: [item('all')] },
  { branch_id: null, kind: 'text' as const, items: [item('kind')] },
  { branch_id: 7, kind: null, items: [item('branch')] },
  { branch_id: 7, kind: 'text' as const, items: [item('both')] },
  { branch_id: 7, kind: 'data' as const, items: [] },
];

it.each([
  [7, 'text', ['both']],
  [7, 'value', ['branch']],
  [7, 'data', []],
  [8, 'text', ['kind']],
  [null, 'text', ['kind']],
  [8, 'value', ['all']],
] as const)('of branch %s and kind %s begins with what says most: %s', (branch_id, kind, labels) => {
  for (const order of [templates, templates.toReversed()])
    expect(checklistFor(order, { branch_id, kind }).map(({ label }) => label)).toEqual(labels);
});

it('is empty where no template fits', () => {
  expect(checklistFor([], { branch_id: 7, kind: 'text' })).toEqual([]);
  expect(checklistFor(templates.slice(2), { branch_id: 8, kind: 'text' })).toEqual([]);
});

it('is open where something required is not ticked', () => {
  const check = (position: number, is_required: boolean, done_on: string | null) => ({
    position,
    label: `Paper ${position}`,
    is_required,
    done_on,
    file: null,
  });
  const list = [check(1, true, null), check(2, true, '2026-03-10'), check(3, false, null)];
  expect(openChecks(list).map(({ position }) => position)).toEqual([1]);
  expect(checklistProgress(list)).toEqual({ done: list.filter(({ done_on }) => done_on).length, count: list.length });
  expect(checklistProgress([])).toEqual({ done: 0, count: 0 });
});
