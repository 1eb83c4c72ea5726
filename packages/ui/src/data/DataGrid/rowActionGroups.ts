import type { RowAction } from './dataGrid.types.ts';

interface RowActionGroup {
  id: string;
  title?: string;
  items: RowAction[];
}

/** A row's menu in groups: its verbs, those of each heading, and what deletes or ends as the last. */
export function rowActionGroups(actions: readonly RowAction[]): RowActionGroup[] {
  const verbs: RowActionGroup = { id: 'row verbs', items: [] };
  const last: RowActionGroup = { id: 'row critical', items: [] };
  const titled = new Map<string, RowActionGroup>();
  for (const action of actions) {
    if (action.tone === 'critical') last.items.push(action);
    else if (action.group === undefined) verbs.items.push(action);
    else {
      const group = titled.get(action.group) ?? { id: `row ${action.group}`, title: action.group, items: [] };
      titled.set(action.group, group);
      group.items.push(action);
    }
  }
  return [verbs, ...titled.values(), last].filter(({ items }) => items.length > 0);
}
