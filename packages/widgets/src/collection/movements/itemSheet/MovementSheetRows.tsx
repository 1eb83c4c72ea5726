import type { ItemSheetKind } from '@corredor/core/movements';
import { Banner } from '@corredor/ui/Banner';
import { CellGrid } from '@corredor/ui/CellGrid';
import { Chip } from '@corredor/ui/Chip';
import { Pagination } from '@corredor/ui/Pagination';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { otherPremiums, type RowFault, type SheetRow } from './sheetItems.ts';

/** So many wrong rows are shown at once: each cell is a field. */
const pageSize = 25;

interface MovementSheetRowsProps {
  kind: ItemSheetKind;
  fields: readonly { name: string; label: string }[];
  rows: readonly SheetRow[];
  textOf: (row: SheetRow, field: string) => string;
  onType: (row: number, field: string, text: string) => void;
}

/** What became of the rows of a sheet; the wrong ones are named by row and column, and typed over in place. */
export function MovementSheetRows({ kind, fields, rows, textOf, onType }: MovementSheetRowsProps) {
  const { t } = useTranslation('itemSheet');
  const [wanted, setPage] = useState(1);
  const wrong = rows.filter(({ item }) => !item);
  const page = Math.min(wanted, Math.max(1, Math.ceil(wrong.length / pageSize)));
  const { money, number } = useFormats();
  const others = otherPremiums(rows);
  const faultText = (fault: RowFault) => (fault === 'unknown' ? t(`unknown.${kind.target}`) : t(`fault.${fault}`));
  return (
    <Stack>
      {wrong.length === 0 ? (
        <Banner tone="positive" isLive title={t('allGood', { count: rows.length })} />
      ) : (
        <Banner tone="caution" isLive title={t('someWrong', { count: wrong.length })}>
          {t('good', { count: rows.length - wrong.length })}
        </Banner>
      )}
      {others && (
        <Banner tone="caution" isLive title={t(`otherPremiums.${kind.action}`, { count: others.rows })}>
          {t('otherPremiums.text', {
            row: number(others.example.number),
            label: others.example.label,
            said: money(others.example.said),
            computed: money(others.example.computed),
          })}
        </Banner>
      )}
      {wrong.length > 0 && (
        <>
          <Text tone="muted">{t('fix')}</Text>
          <CellGrid
            label={t('wrongRows')}
            numberLabel={t('row')}
            stateLabel={t('state')}
            columns={fields.map(({ name, label }) => ({ id: name, header: label }))}
            rows={wrong.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
              number: row.number,
              state: <Chip tone="critical">{t('wrong')}</Chip>,
              cells: Object.fromEntries(
                fields.map(({ name }) => {
                  const fault = row.faults[name];
                  return [name, { value: textOf(row, name), error: fault && faultText(fault) }];
                }),
              ),
            }))}
            onChange={onType}
          />
          {wrong.length > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={wrong.length} onPageChange={setPage} />
          )}
        </>
      )}
    </Stack>
  );
}
