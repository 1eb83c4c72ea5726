/** Work in steps, so that who runs it can do something else between two of them; each step tells which share of the work is done, from 0 to 1, where that is known. */
export type Steps<Result> = Generator<number | undefined, Result, undefined>;

/** So many cells, tags or signs are gone over in a step. */
export const cellsOfStep = 2_000;
export const tagsOfStep = 8_000;
export const signsOfStep = 250_000;

/** Does all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Steps that are a part of other work: what they tell goes from one share of it to another. */
export function* partOf<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  let step = steps.next();
  while (!step.done) {
    yield step.value === undefined || from === to ? undefined : from + (to - from) * step.value;
    step = steps.next();
  }
  return step.value;
}

interface WithCells {
  cells: readonly string[];
}
/** Does something with each row, in steps. */
export function* eachRow<Row extends WithCells>(
  rows: readonly Row[],
  work: (row: Row, index: number) => void,
): Steps<void> {
  let cells = 0;
  for (const [index, row] of rows.entries()) {
    work(row, index);
    cells += row.cells.length + 1;
    if (cells < cellsOfStep) continue;
    cells = 0;
    yield (index + 1) / rows.length;
  }
}
/** What is made of each row, in steps. */
export function* mappedRows<Row extends WithCells, Made>(
  rows: readonly Row[],
  make: (row: Row, index: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  yield* eachRow(rows, (row, index) => made.push(make(row, index)));
  return made;
}
/** The rows that are wanted, in steps. */
export function* wantedRows<Row extends WithCells>(
  rows: readonly Row[],
  isWanted: (row: Row) => boolean,
): Steps<Row[]> {
  const wanted: Row[] = [];
  yield* eachRow(rows, (row) => {
    if (isWanted(row)) wanted.push(row);
  });
  return wanted;
}
