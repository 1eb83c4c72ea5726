// biome-ignore-all lint/a11y/noRedundantRoles: display: block in narrow places takes the roles of a table away
import { Plus } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { EditableRow } from './EditableRow.tsx';
import * as styles from './EditableRows.css.ts';
import type { EditableRowsProps } from './editableRows.types.ts';

/** A short list that is edited in place, one row at a time; it asks its caller for everything. */
export function EditableRows<Row>(props: EditableRowsProps<Row>) {
  const { label, columns, rows, rowId, editingId = null, onAdd, addLabel, addDisabledReason, emptyText } = props;
  const { isInCard = false } = props;
  return (
    <div className={styles.root}>
      {rows.length === 0 ? (
        <p className={isInCard ? styles.emptyInCard : styles.empty}>{emptyText}</p>
      ) : (
        <div className={isInCard ? styles.inCard : styles.frame}>
          <table role="table" aria-label={label} className={styles.table}>
            <thead role="rowgroup" className={styles.head}>
              <tr role="row">
                {columns.map((column) => (
                  <th
                    key={column.id}
                    role="columnheader"
                    scope="col"
                    className={styles.headCell({ align: column.align })}
                  >
                    {column.header}
                  </th>
                ))}
                <td role="cell" className={styles.headCell({ isActions: true })} />
              </tr>
            </thead>
            <tbody role="rowgroup" className={styles.body}>
              {rows.map((row) => (
                <EditableRow
                  key={rowId(row)}
                  {...props}
                  row={row}
                  isEditing={rowId(row) === editingId}
                  isLocked={editingId !== null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {onAdd && (
        <div className={styles.add}>
          <Button icon={Plus} size="small" isDisabled={addDisabledReason !== undefined} onPress={onAdd}>
            {addLabel}
          </Button>
          {addDisabledReason && <span className={styles.reason}>{addDisabledReason}</span>}
        </div>
      )}
    </div>
  );
}
