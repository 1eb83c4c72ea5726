import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../forms/index.ts';
import { useColumnKit } from '../lists/index.ts';
import { type ColumnName, type DescribedField, described, type Fields, valueIn } from './describe.ts';

/** Writes a described value as the reader does; nothing where there is none. */
function useDescribedText() {
  const { t } = useTranslation('common');
  const { money, date, number } = useFormats();
  return useMemo(
    () =>
      (field: DescribedField, value: unknown): string => {
        if (value === undefined || value === null || value === '') return '';
        if (field.kind === 'yesNo') return t(value === true ? 'state.yes' : 'state.no');
        if (field.kind === 'number') return field.isGrouped === false ? String(value) : number(Number(value));
        const text = String(value);
        if (field.kind === 'amount') return money(text);
        return field.kind === 'day' ? date(text) : text;
      },
    [t, money, date, number],
  );
}

/** The facts of a record that its description tells of, in a part of its page. */
export function useDescribedFacts(fields: Fields, record: object, labelOf: (name: string) => string | undefined) {
  const write = useDescribedText();
  return (part: 'glance' | 'more') =>
    described(fields)
      .filter(([, field]) => field.fact === part)
      .map(([name, field]) => ({ term: labelOf(name) ?? name, detail: write(field, valueIn(record, name)) }));
}

/** The described fields of two versions of a record, for a comparison. */
export function useDescribedComparison(fields: Fields, labelOf: (name: string) => string | undefined) {
  const write = useDescribedText();
  return (mine: object, theirs: object): ConflictField[] =>
    described(fields).map(([name, field]) => ({
      name,
      label: labelOf(name) ?? name,
      mine: write(field, valueIn(mine, name)),
      theirs: write(field, valueIn(theirs, name)),
    }));
}

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
        const plain = (row: Row) => (valueIn(row, name) ?? null) as string | null;
        if (field.kind === 'amount') return [name, kit.money(name, header, plain, { card: 'hidden' })];
        if (field.kind === 'day') return [name, kit.date(name, header, plain, { card: 'hidden' })];
        const meaning = field.kind === 'number' ? 'count' : field.kind === 'text' && field.isCode ? 'code' : 'text';
        return [name, kit.text(name, header, read, { meaning, card: 'hidden' })];
      });
    return Object.fromEntries(columns);
  }, [kit, write, fields, headerOf]);
}

/** The names of the columns that a list begins without. */
export const hiddenColumns = (fields: Fields): string[] =>
  described(fields)
    .filter(([, { column }]) => column === 'hidden')
    .map(([name]) => name);
