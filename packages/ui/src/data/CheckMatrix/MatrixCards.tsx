import * as css from './CheckMatrix.css.ts';
import type { CheckMatrixProps } from './checkMatrix.types.ts';
import { extentOf } from './extents.ts';
import { MatrixCheck } from './MatrixCheck.tsx';

/** The matrix where it is narrow: a card for each row, and one before them for whole columns. */
export function MatrixCards<Row extends string, Column extends string>(props: CheckMatrixProps<Row, Column>) {
  const { label, rows, columns, cell, onToggle, allLabel } = props;
  return (
    <section aria-label={label} className={css.cards}>
      <fieldset className={css.everything}>
        <legend className={css.legend}>
          <MatrixCheck name={allLabel} {...extentOf(props, {})} onChange={(isSelected) => onToggle({}, isSelected)}>
            {allLabel}
          </MatrixCheck>
        </legend>
        <div className={css.choices}>
          {columns.map((column) => (
            <MatrixCheck
              key={column.id}
              name={`${column.label}: ${allLabel}`}
              {...extentOf(props, { column: column.id })}
              onChange={(isSelected) => onToggle({ column: column.id }, isSelected)}
            >
              {column.label}
            </MatrixCheck>
          ))}
        </div>
      </fieldset>
      {rows.map((row) => (
        <fieldset key={row.id} className={css.card}>
          <legend className={css.legend}>
            <MatrixCheck
              name={`${row.label}: ${allLabel}`}
              {...extentOf(props, { row: row.id })}
              onChange={(isSelected) => onToggle({ row: row.id }, isSelected)}
            >
              {row.label}
            </MatrixCheck>
          </legend>
          <div className={css.choices}>
            {columns.map(
              (column) =>
                cell(row.id, column.id) && (
                  <MatrixCheck
                    key={column.id}
                    name={`${column.label}: ${row.label}`}
                    {...extentOf(props, { row: row.id, column: column.id })}
                    onChange={(isSelected) => onToggle({ row: row.id, column: column.id }, isSelected)}
                  >
                    {column.label}
                  </MatrixCheck>
                ),
            )}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
