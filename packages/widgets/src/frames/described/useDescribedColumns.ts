import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useColumnKit } from '../lists/index.ts';
import { type ColumnName, described, type Fields, valueIn } from './describe.ts';
import { useDescribedText } from './useDescribedText.ts';

/** The columns that a list has by description, by the names of their fields. */
export function useDescribedColumns<All extends Fields, Row extends object>(
  fields: All,
  headerOf: (name: ColumnName<All>) => string,
): Record<ColumnName<All>, GridColumn<Row>> {
  const kit = useColumnKit<Row>();
  const write = useDescribedText();
  return useMemo(() => {
    const columns = described(fields)
      .filter(([, { column }]) => column === 'shown' || column === 'hidden')
      .map(([name, field]) => {
        const header = headerOf(name as ColumnName<All>);
        const read = (row: Row) => write(field, valueIn(row, name));
        const plain = (row: Row) => {
          const value = valueIn(row, name);
          return typeof value === 'string' ? value : null;
        };
        if (field.kind === 'amount') return [name, kit.money(name, header, plain, { card: 'hidden' })];
        if (field.kind === 'day') return [name, kit.date(name, header, plain, { card: 'hidden' })];
        const meaning = field.kind === 'number' ? 'count' : field.kind === 'text' && field.isCode ? 'code' : 'text';
        // A sheet adds up numbers, not texts.
        const sheet: GridColumn<Row>['sheet'] =
          field.kind === 'number' ? { type: 'number', value: (row) => numberIn(row, name) } : undefined;
        return [name, kit.text(name, header, read, { meaning, card: 'hidden', sheet })];
      });
    return Object.fromEntries(columns);
  }, [kit, write, fields, headerOf]);
}

function numberIn(row: object, name: string) {
  const value = valueIn(row, name);
  return typeof value === 'number' ? value : null;
}

/** The names of the columns that a list begins without. */
export const hiddenColumns = (fields: Fields): string[] =>
  described(fields)
    .filter(([, { column }]) => column === 'hidden')
    .map(([name]) => name);
