import type { KeyboardEvent } from 'react';
import type { DataGridProps, GridColumn } from './dataGrid.types.ts';
import type { GridPosition } from './gridPosition.ts';
import type { ColumnLayout } from './useColumnLayout.ts';
import type { GridChoice } from './useGridSelection.ts';

type GridKeysOptions<Row> = Pick<DataGridProps<Row>, 'onFilter'> & {
  rows: readonly Row[];
  visible: readonly GridColumn<Row>[];
  choice: GridChoice | null;
  /** Columns of the grid's own before the visible ones. */
  lead: number;
  onHeaderKey: ColumnLayout['onHeaderKey'];
};

/** What keys do to a row or a column besides moving: Space chooses, F filters, Shift+F10 opens the menu, Shift+arrow resizes. */
export function useGridKeys<Row>({ rows, visible, choice, lead, onFilter, onHeaderKey }: GridKeysOptions<Row>) {
  return (event: KeyboardEvent, at: GridPosition, cell: HTMLElement): boolean => {
    const isCtrl = event.ctrlKey || event.metaKey;
    if (at.row < 0) {
      if (event.key === ' ' && choice && event.target === cell) return did(choice.togglePage);
      return event.shiftKey && onHeaderKey(event.key, isCtrl, at.column - lead);
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const menu = cell.closest('[data-row]')?.querySelector<HTMLElement>('[aria-haspopup=menu]');
      menu?.click();
      return menu != null;
    }
    if (choice && event.key.toLowerCase() === 'a' && isCtrl) return did(choice.togglePage);
    if (choice && event.key === ' ' && at.row < rows.length && !isPressable(event.target))
      return did(() => choice.toggleRow(at.row, event.shiftKey));
    if (event.key === 'f' && !isCtrl && onFilter) {
      const row = rows[at.row];
      const filter = row === undefined ? null : visible[at.column - lead]?.filter?.(row);
      if (filter) onFilter(filter);
      return filter != null;
    }
    return false;
  };
}

const did = (act: () => void) => {
  act();
  return true;
};
/** A button or a box takes the space bar itself. */
const isPressable = (target: EventTarget) =>
  target instanceof Element && target.matches('button, input, [role=button]');
