import { ArrowDown, ArrowUp, Columns3, Pin, PinOff, RotateCcw } from 'lucide-react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import { Checkbox } from '../../fields/Checkbox/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { arrangeColumns, type LeftOut, moveColumn } from '../DataGrid/index.ts';
import * as styles from './ColumnsMenu.css.ts';

type ColumnsMenuProps = {
  /** The grid's columns; one that cannot be hidden is left out, one in reserve is shown only if it is kept. */
  columns: readonly { id: string; header: string; isPrimary?: boolean; hideable?: boolean; isReserve?: boolean }[];
  /** Ids of the columns that are not shown. */
  hiddenColumns: readonly string[];
  /** Called with the ids that are hidden after a press. */
  onHiddenColumnsChange: (hiddenColumns: string[]) => void;
  /** Ids from first to last, as the DataGrid has them. */
  columnOrder?: readonly string[];
  /** With it, columns are moved up and down. */
  onColumnOrderChange?: (order: string[]) => void;
  /** What the DataGrid itself does not show at present; it is said beside the box. */
  leftOut?: LeftOut;
  /** Ids of the columns that stay where there is no room for them, as the DataGrid has them. */
  keptColumns?: readonly string[];
  /** With it, a column that has no room or is in reserve can be made to stay, and let go again. */
  onKeptColumnsChange?: (keptColumns: string[]) => void;
  /** With it, a button below brings the usual columns, order and widths back. */
  onReset?: () => void;
};

/** Chooses which columns of a grid are shown, and in which order. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { hiddenColumns, onHiddenColumnsChange, columnOrder, onColumnOrderChange, leftOut, onReset } = props;
  const { keptColumns = [], onKeptColumnsChange } = props;
  const words = useToolWords();
  const columns = arrangeColumns(props.columns, columnOrder);
  const ids = columns.map(({ id }) => id);
  const offered = columns.filter((column) => column.hideable !== false && !column.isPrimary);
  const hide = (id: string, isShown: boolean) =>
    onHiddenColumnsChange(
      offered.map((column) => column.id).filter((one) => (one === id ? !isShown : hiddenColumns.includes(one))),
    );
  return (
    <DialogTrigger>
      <Button icon={Columns3}>{words.columns}</Button>
      <Popover offset={4} placement="bottom end" className={list.popover}>
        <Dialog aria-label={words.columns} className={styles.panel}>
          {offered.map((column, index) => {
            const before = offered[index - 1];
            const after = offered[index + 1];
            const isKept = keptColumns.includes(column.id) && !hiddenColumns.includes(column.id);
            const hasNoRoom = leftOut?.narrow.includes(column.id) === true;
            const isAway = column.isReserve === true && !keptColumns.includes(column.id);
            const label = column.isReserve
              ? (isKept ? words.letReserveGo : words.keepReserve)(column.header)
              : (isKept ? words.letColumnLeave : words.keepColumn)(column.header);
            const noteOf = () => {
              if (hasNoRoom) return words.columnHasNoRoom;
              if (leftOut?.empty.includes(column.id)) return words.columnIsEmpty;
              if (isAway) return words.columnIsInReserve;
              return isKept ? words.columnIsKept : undefined;
            };
            return (
              <div key={column.id} className={styles.line}>
                <Checkbox
                  isSelected={!hiddenColumns.includes(column.id)}
                  onChange={(isShown) => hide(column.id, isShown)}
                  description={noteOf()}
                >
                  {column.header}
                </Checkbox>
                {onKeptColumnsChange && (hasNoRoom || isAway || isKept) && (
                  <span className={styles.moves}>
                    <IconButton
                      icon={isKept ? PinOff : Pin}
                      size="small"
                      label={label}
                      onPress={() =>
                        onKeptColumnsChange(
                          isKept ? keptColumns.filter((id) => id !== column.id) : [...keptColumns, column.id],
                        )
                      }
                    />
                  </span>
                )}
                {onColumnOrderChange && (
                  <span className={styles.moves}>
                    <IconButton
                      icon={ArrowUp}
                      size="small"
                      label={words.moveUp(column.header)}
                      isDisabled={!before}
                      onPress={() => before && onColumnOrderChange(moveColumn(ids, column.id, ids.indexOf(before.id)))}
                    />
                    <IconButton
                      icon={ArrowDown}
                      size="small"
                      label={words.moveDown(column.header)}
                      isDisabled={!after}
                      onPress={() => after && onColumnOrderChange(moveColumn(ids, column.id, ids.indexOf(after.id)))}
                    />
                  </span>
                )}
              </div>
            );
          })}
          {onReset && (
            <div className={styles.foot}>
              <Button tone="quiet" size="small" icon={RotateCcw} onPress={onReset}>
                {words.resetColumns}
              </Button>
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
