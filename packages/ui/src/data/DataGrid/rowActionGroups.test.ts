import { describe, expect, it } from 'vitest';
import { rowActionGroups } from './rowActionGroups.ts';

const action = (id: string, more = {}) => ({ id, label: id, ...more });

describe('the menu of a row', () => {
  it('says what deletes last, and what stands apart under its heading before that', () => {
    const groups = rowActionGroups([
      action('view'),
      action('delete', { tone: 'critical' }),
      action('draft', { group: 'Only with' }),
      action('edit'),
      action('fire', { group: 'Only with' }),
    ]);
    expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
      [undefined, ['view', 'edit']],
      ['Only with', ['draft', 'fire']],
      [undefined, ['delete']],
    ]);
  });

  it('has no group without an entry', () => {
    expect(rowActionGroups([])).toEqual([]);
    expect(rowActionGroups([action('view')])).toHaveLength(1);
  });
});
