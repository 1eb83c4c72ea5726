import { CallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import type { Scenario } from '../charts/index.ts';
import { createRowEditingMachine } from './rowEditing.machine.ts';

const row = { id: 7, version: 3, name: 'Ana' };
const blank = { name: '', share: '' };
const machine = createRowEditingMachine<typeof row, typeof blank>();
const stale = aRefusal(412, 'stale', { current: { ...row, version: 4, name: 'Ana Lucía' } });

/** A list of people with shares, one row of which is added or changed. */
export const rowEditingScenario: Scenario<typeof machine> = {
  name: 'row-editing',
  machine,
  inputs: [undefined],
  events: [
    { type: 'row.add', draft: blank, key: 'one' },
    { type: 'row.edit', saved: row, draft: { name: 'Ana', share: '' }, key: 'one' },
    { type: 'row.remove' },
    { type: 'draft.change', values: { name: 'Eva' } },
    { type: 'row.save', problem: null },
    { type: 'row.save', problem: { code: 'select_in_column', column: 'Name' } },
    { type: 'row.cancel' },
    { type: 'mine.keep' },
    { type: 'theirs.take', draft: { name: 'Ana Lucía', share: '' } },
  ],
  actors: {
    findObstacle: { done: [null, { code: 'no_items' }], error: [new CallError({})] },
    saveRow: { done: [row], error: [stale, new CallError({})] },
  },
};
