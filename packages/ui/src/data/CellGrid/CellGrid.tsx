import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import * as styles from './CellGrid.css.ts';

/** What one cell says, and what is wrong with it in words. */
export type CellGridValue = { value: string; error?: string; warning?: string };
/** One row of the file. */
export type CellGridRow = {
  /** The row's number in the file, shown at its head. */
  number: number;
  /** How the row stands: a chip, a checkbox, words. */
  state: ReactNode;
  /** What stands in each column, by its id; a missing one is empty. */
  cells: Readonly<Record<string, CellGridValue>>;
  /** Shown, and not to be changed any more. */
  isLocked?: boolean;
  /** Left out: crossed out, and still to be changed. */
  isMuted?: boolean;
};
type CellGridProps = {
  /** Names the table for screen readers. */
  label: string;
  /** Heads the numbers of the rows, and stands in the names of their fields. */
  numberLabel: string;
  /** Heads the column that says how rows stand. */
  stateLabel: string;
  /** The columns of the file, in its order; `id` is the key in `cells`. */
  columns: readonly { id: string; header: string }[];
  /** The rows to look at; keep it to a few hundred, as each cell is a field. */
  rows: readonly CellGridRow[];
  /** A cell was left with another text than it had. */
  onChange: (number: number, column: string, value: string) => void;
};

/** Rows of a file, each cell a field: what is wrong stands below the cell and is typed over in place. */
export function CellGrid({ label, numberLabel, stateLabel, columns, rows, onChange }: CellGridProps) {
  return (
    <div className={styles.frame}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {numberLabel}
            </th>
            <th scope="col" className={styles.headCell}>
              {stateLabel}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={styles.headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row" className={styles.rowHead}>
                {row.number}
              </th>
              <td className={styles.stateCell}>{row.state}</td>
              {columns.map(({ id, header }) => (
                <td key={id} className={styles.cell}>
                  <Cell
                    name={`${header}, ${numberLabel} ${row.number}`}
                    row={row}
                    cell={row.cells[id] ?? { value: '' }}
                    onChange={(value) => onChange(row.number, id, value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { name: string; row: CellGridRow; cell: CellGridValue; onChange: (value: string) => void };

function Cell({ name, row, cell: { value, error, warning }, onChange }: CellProps) {
  const id = useId();
  const words = error ?? warning;
  // A field of one line would drop the breaks of a text as soon as it is left.
  const hasLines = value.includes('\n');
  const Field = hasLines ? 'textarea' : 'input';
  return (
    <>
      <Field
        // What is typed is handed over when the cell is left; another value from outside starts it anew.
        key={value}
        className={row.isMuted ? `${styles.input} ${styles.skipped}` : styles.input}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={words ? id : undefined}
        defaultValue={value}
        disabled={row.isLocked}
        onBlur={({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          target.value !== value && onChange(target.value)
        }
        onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
          if (key === 'Enter' && !hasLines) currentTarget.blur();
        }}
        autoComplete="off"
        spellCheck={false}
      />
      {words && (
        <p id={id} className={error ? styles.error : styles.warning}>
          {words}
        </p>
      )}
    </>
  );
}
