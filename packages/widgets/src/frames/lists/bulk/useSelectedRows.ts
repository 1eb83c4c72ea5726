import { type GridSelection, isRowSelected, noRowsSelected, type RowId } from '@corredor/ui/DataGrid';
import { useState } from 'react';
import { type BulkOutcome, type BulkSetup, isAllRead } from './bulk.ts';

interface SelectedRows<Row> {
  selection: GridSelection;
  setSelection: (selection: GridSelection) => void;
  /** What was done with is chosen no longer; what was refused or waits stays chosen. */
  settle: (outcomes: readonly BulkOutcome<Row>[]) => void;
  /** The chosen rows that were seen; null where all that match are chosen, seen or not. */
  known: Row[] | null;
  /** The chosen rows themselves; those on pages that were never seen are read. */
  readRows: (readPage: BulkSetup<Row>['readPage']) => Promise<Row[]>;
}
const pageSize = 200;

/** Which rows are chosen, over several pages; another filter chooses anew. */
export function useSelectedRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => number,
  filter: string,
): SelectedRows<Row> {
  const [selection, setSelection] = useState(noRowsSelected);
  const [seen, setSeen] = useState<ReadonlyMap<number, Row>>(new Map());
  const [chosenIn, setChosenIn] = useState(filter);
  if (chosenIn !== filter) {
    setChosenIn(filter);
    setSelection(noRowsSelected);
  }
  const newest = new Map([...seen, ...rows.map((row) => [rowId(row), row] as const)]);
  const known = selection.kind === 'rows' ? [...selection.ids].flatMap((id) => newest.get(Number(id)) ?? []) : null;
  return {
    selection,
    known,
    setSelection: (next) => {
      setSelection(next);
      setSeen(new Map([...seen, ...rows.map((row) => [rowId(row), row] as const)]));
    },
    settle: (outcomes) => {
      const isDone = new Set<RowId>(outcomes.flatMap(({ status, row }) => (status === 'done' ? [rowId(row)] : [])));
      const left = outcomes.flatMap(({ status, row }) => (status === 'done' ? [] : [row]));
      setSelection((before) => ({
        kind: 'rows',
        ids: new Set(
          before.kind === 'rows' ? [...before.ids].filter((id) => !isDone.has(id)) : left.map((row) => rowId(row)),
        ),
      }));
      setSeen((before) => new Map([...before, ...left.map((row) => [rowId(row), row] as const)]));
    },
    readRows: async (readPage) => {
      if (known) return known;
      const all: Row[] = [];
      for (let page = 1; ; page += 1) {
        const read = await readPage(page, pageSize);
        all.push(...read.results);
        if (isAllRead(read, all.length, pageSize)) return all.filter((row) => isRowSelected(selection, rowId(row)));
      }
    },
  };
}
