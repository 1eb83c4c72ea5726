import type { RowAction } from '@corredor/ui/DataGrid';
import { useEffect, useMemo, useRef } from 'react';
import { usePreferences } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { recordKeys, type Shortcut, useShortcuts } from '../../base/shortcuts/index.ts';

const verbs = ['edit', 'pay', 'notify'] as const;
const keyOf = (id: string) => verbs.find((verb) => verb === id);

/** What can be done with a row, by the same keys as on its page: they act on the row that has the focus, and its menu names them. */
export function useRowKeys<Row>(rows: readonly Row[], actionsOf: (row: Row) => RowAction[]): (row: Row) => RowAction[] {
  const { go } = useNavigation();
  const { hasShortcuts } = usePreferences();
  const latest = useRef({ rows, actionsOf });
  useEffect(() => {
    latest.current = { rows, actionsOf };
  });
  const shortcuts = useMemo(
    () =>
      verbs.map((verb): Shortcut => {
        const run = () => {
          const row = latest.current.rows[focusedRow()];
          const action = row && latest.current.actionsOf(row).find(({ id }) => id === verb);
          if (!action || action.disabledReason !== undefined) return;
          if (action.href) go(action.href);
          action.onAction?.();
        };
        return { id: `row ${verb}`, keys: recordKeys[verb], label: '', group: 'record', run };
      }),
    [go],
  );
  useShortcuts(shortcuts);
  return (row) =>
    actionsOf(row).map((action) => {
      const verb = keyOf(action.id);
      return verb && hasShortcuts ? { ...action, keys: recordKeys[verb] } : action;
    });
}

/** The place of the row that has the focus among those that are shown; -1 where none has it. */
const focusedRow = () => Number(document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? -1);
