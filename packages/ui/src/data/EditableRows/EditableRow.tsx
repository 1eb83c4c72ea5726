// biome-ignore-all lint/a11y/noRedundantRoles: display: block in narrow places takes the roles of a table away
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { leadToUnread } from '../../fields/DecimalField/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './EditableRows.css.ts';
import type { EditableRowsProps } from './editableRows.types.ts';

type EditableRowProps<Row> = EditableRowsProps<Row> & {
  row: Row;
  isEditing: boolean;
  /** Another row is being edited. */
  isLocked: boolean;
};

/** One row, read or edited; Enter in a field saves, Escape gives up. */
export function EditableRow<Row>(props: EditableRowProps<Row>) {
  const {
    row,
    columns,
    isEditing,
    isLocked,
    isSaving = false,
    rowName,
    errorMessage,
    onEdit,
    onSave,
    onCancel,
    onDelete,
  } = props;
  const words = useToolWords();
  const line = useRef<HTMLTableRowElement>(null);
  const name = rowName(row);

  useEffect(() => {
    if (isEditing) line.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isEditing]);

  const save = () => {
    if (!leadToUnread(line.current)) onSave(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEditing || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    if (!line.current?.contains(event.target)) return;
    if (event.key === 'Enter') {
      // The fields stand inside a larger form, which must not be sent for one row.
      event.preventDefault();
      save();
    }
    // The first Escape closes the list of a field; what is written in the row is not given up with it.
    const hasOpenList = event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !hasOpenList) onCancel(row);
  };

  return (
    <>
      <tr role="row" ref={line} className={styles.row({ isEditing })} onKeyDown={onKeyDown}>
        {columns.map((column) => (
          <td
            role="cell"
            key={column.id}
            className={styles.cell({
              align: column.align,
              isWhole: !isEditing && (column.isWhole ?? column.align === 'end'),
              isEditing,
            })}
          >
            <span aria-hidden className={styles.label({ isEditing: isEditing && column.edit !== undefined })}>
              {column.header}
            </span>
            <div className={styles.value}>{isEditing && column.edit ? column.edit(row) : column.read(row)}</div>
          </td>
        ))}
        <td role="cell" className={styles.cell({ isActions: true, isEditing })}>
          <div className={styles.buttons({ isEditing })}>
            {isEditing ? (
              <>
                <IconButton
                  icon={Check}
                  tone="accent"
                  size="small"
                  label={`${words.save}: ${name}`}
                  isPending={isSaving}
                  onPress={save}
                />
                <IconButton
                  icon={X}
                  size="small"
                  label={`${words.cancel}: ${name}`}
                  isDisabled={isSaving}
                  onPress={() => onCancel(row)}
                />
              </>
            ) : (
              <>
                {onEdit && (
                  <IconButton
                    icon={Pencil}
                    size="small"
                    label={`${words.edit}: ${name}`}
                    isDisabled={isLocked}
                    onPress={() => onEdit(row)}
                  />
                )}
                {onDelete && (
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={`${words.delete}: ${name}`}
                    isDisabled={isLocked}
                    onPress={() => onDelete(row)}
                  />
                )}
              </>
            )}
          </div>
        </td>
      </tr>
      {isEditing && errorMessage && (
        <tr role="row" className={styles.row({ isEditing })}>
          <td role="cell" colSpan={columns.length + 1} className={styles.errorCell}>
            <p role="alert">{errorMessage}</p>
          </td>
        </tr>
      )}
    </>
  );
}
