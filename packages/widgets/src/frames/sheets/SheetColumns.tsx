import type { ImportTable } from '@corredor/machines/import-wizard';
import { Columns } from '@corredor/ui/Columns';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';

interface SheetColumnsProps {
  table: ImportTable;
  fields: readonly { name: string; label: string; isRequired?: boolean }[];
  mapping: readonly (string | null)[];
  onMap: (column: number, field: string | null) => void;
}

/** Says which column of a file stands for what. */
export function SheetColumns({ table, fields, mapping, onMap }: SheetColumnsProps) {
  const { t } = useTranslation('sheets');
  const sampleOf = (column: number) => table.rows.find(({ cells }) => cells[column])?.cells[column] ?? '';
  return (
    <Columns count={3}>
      {table.headings.map((heading, column) => (
        <Select
          key={column}
          label={heading || t('column.unnamed', { number: column + 1 })}
          description={
            sampleOf(column) ? t('column.sample', { value: sampleOf(column).slice(0, 40) }) : t('column.noSample')
          }
          emptyLabel={t('column.leaveOut')}
          items={fields.map(({ name, label, isRequired }) => ({
            id: name,
            label: isRequired ? `${label} *` : label,
          }))}
          value={mapping[column] ?? null}
          onChange={(field) => onMap(column, field)}
        />
      ))}
    </Columns>
  );
}
