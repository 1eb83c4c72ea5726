import { type KeyboardEvent, useState } from 'react';
import * as css from './CheckMatrix.css.ts';
import type { CheckMatrixProps } from './checkMatrix.types.ts';
import { extentOf } from './extents.ts';
import { MatrixCheck } from './MatrixCheck.tsx';

const moves: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The matrix as a grid: one stop for Tab, arrows from box to box, Home and End within a row. */
export function MatrixTable<Row extends string, Column extends string>(props: CheckMatrixProps<Row, Column>) {
  const { label, rows, columns, cell, onToggle, allLabel } = props;
  const [current, setCurrent] = useState('0:1');
  const lines: readonly (Row | undefined)[] = [undefined, ...rows.map(({ id }) => id)];
  const places: readonly (Column | undefined)[] = [undefined, ...columns.map(({ id }) => id)];

  const box = (line: number, place: number, name: string, words?: string) => {
    const row = lines[line];
    const column = places[place];
    const one = row !== undefined && column !== undefined ? cell(row, column) : undefined;
    if (one === null) return null;
    const where = { row, column };
    const at = `${line}:${place}`;
    return (
      <MatrixCheck
        name={name}
        {...extentOf(props, where)}
        onChange={(isSelected) => onToggle(where, isSelected)}
        place={at}
        tabIndex={at === current ? 0 : -1}
      >
        {words}
      </MatrixCheck>
    );
  };
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = targetOf(event, [lines.length, places.length]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of controls moved through by arrows is a grid.
      role="grid"
      aria-label={label}
      className={css.table}
      onKeyDown={move}
      onFocus={({ target }) => setCurrent(target.dataset.place ?? current)}
    >
      <thead>
        <tr>
          <td />
          <th scope="col" className={css.all}>
            {box(0, 0, allLabel, allLabel)}
          </th>
          {columns.map((column, index) => (
            <th key={column.id} scope="col">
              {box(0, index + 1, `${column.label}: ${allLabel}`, column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={row.id}>
            <th scope="row" className={css.row}>
              {row.label}
            </th>
            <td className={css.all}>{box(line + 1, 0, `${row.label}: ${allLabel}`)}</td>
            {columns.map((column, index) => (
              <td key={column.id}>
                {box(line + 1, index + 1, `${column.label}: ${row.label}`) ?? (
                  <span aria-hidden="true" className={css.none}>
                    –
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The next box in the direction of a key; places without one, or that cannot be turned, are passed over. */
function targetOf({ key, target, currentTarget }: KeyboardEvent<HTMLTableElement>, [height, width]: [number, number]) {
  const at = target instanceof HTMLInputElement ? target.dataset.place : undefined;
  const [line = 0, place = 0] = (at ?? '').split(':').map(Number);
  const boxAt = (one: number, other: number) =>
    currentTarget.querySelector<HTMLInputElement>(`input[data-place="${one}:${other}"]:not(:disabled)`);
  if (!at) return null;
  if (key === 'Home' || key === 'End') {
    const inRow = Array.from({ length: width }, (_, index) => boxAt(line, index)).filter((box) => box !== null);
    return inRow.at(key === 'Home' ? 0 : -1) ?? null;
  }
  const [down, right] = moves[key] ?? [0, 0];
  if (down === 0 && right === 0) return null;
  for (let [y, x] = [line + down, place + right]; y >= 0 && y < height && x >= 0 && x < width; y += down, x += right) {
    const box = boxAt(y, x);
    if (box) return box;
  }
  return null;
}
