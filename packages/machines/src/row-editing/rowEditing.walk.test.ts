import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { rowEditingScenario } from './rowEditing.fixtures.ts';

describeWalk(rowEditingScenario, {
  heard: {
    idle: ['row.add', 'row.edit'],
    pending: ['row.add', 'row.edit', 'row.remove'],
    'pending.writing': ['draft.change', 'row.save', 'row.cancel'],
    'pending.failed': ['draft.change', 'row.save', 'row.cancel'],
    'pending.conflict': ['mine.keep', 'theirs.take', 'row.cancel'],
  },
  // A draft is lost by saving it or giving it up, and by nothing else.
  invariant: ({ after }) => {
    expect(after.context.draft !== null).toBe(!after.matches('idle'));
    expect(after.hasTag('pending')).toBe(after.matches('pending'));
  },
});
