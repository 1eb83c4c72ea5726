import type { SheetChoices, SheetReading } from '@corredor/core/sheets';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useTranslation } from 'react-i18next';

interface SheetChoicesFormProps {
  reading: SheetReading;
  onChoose: (choices: SheetChoices) => void;
}

/** All that can be chosen of how a file is read, each with what the file shows under it. */
export function SheetChoicesForm({ reading, onChoose }: SheetChoicesFormProps) {
  const { t } = useTranslation('sheets');
  const { source, headRow, headRows, lastRow, sheetEnd } = reading;
  return (
    <Stack gap="small">
      <Columns count={2}>
        {source === 'sheet' && reading.sheetChoices.length > 1 && (
          <Select
            label={t('choice.sheet')}
            items={reading.sheetChoices.map(({ name, isHidden, rows }, id) => ({
              id,
              label: t(isHidden ? 'choice.hiddenSheet' : 'choice.sheetOf', { name, count: rows }),
            }))}
            value={reading.sheet}
            onChange={(sheet) => sheet !== null && onChoose({ sheet })}
          />
        )}
        {reading.separator !== null && (
          <Select
            label={t('choice.separator')}
            items={reading.separatorChoices.map(({ separator, columns }) => ({
              id: separator,
              label: t('choice.separatorOf', { name: t(`separator.${separatorKeys[separator]}`), count: columns }),
            }))}
            value={reading.separator}
            onChange={(separator) => separator !== null && onChoose({ separator })}
          />
        )}
        {reading.encoding !== null && reading.encodingChoices.length > 1 && (
          <Select
            label={t('choice.encoding')}
            description={t('choice.encodingHelp')}
            items={reading.encodingChoices.map(({ encoding, sample }) => ({
              id: encoding,
              label: `${t(`encoding.${encoding}`)}: ${sample.slice(0, 60)}`,
            }))}
            value={reading.encoding}
            onChange={(encoding) => encoding !== null && onChoose({ encoding })}
          />
        )}
        <Select
          label={t('choice.headRow')}
          items={reading.headChoices.map(({ number, text }) => ({
            id: number,
            label: t('choice.headRowOf', { row: number, text: text.slice(0, 60) }),
          }))}
          value={headRow}
          onChange={(row) => row !== null && onChoose({ headRow: row, headRows: 1 })}
        />
        <NumberField
          label={t('choice.lastRow')}
          description={t('choice.lastRowHelp', { row: sheetEnd })}
          value={lastRow}
          minValue={headRow + headRows}
          maxValue={sheetEnd}
          isGrouped={false}
          onChange={(row) =>
            onChoose({ lastRow: row === null ? undefined : Math.min(Math.max(row, headRow + headRows), sheetEnd) })
          }
        />
      </Columns>
      <Checkbox
        isSelected={headRows === 2}
        onChange={(isTwo) => onChoose({ headRow, headRows: isTwo ? 2 : 1 })}
        description={t('choice.twoRowsHelp')}
      >
        {t('choice.twoRows')}
      </Checkbox>
      {(reading.leftOut.length > 0 || reading.keepsAll) && (
        <Checkbox isSelected={reading.keepsAll} onChange={(keepsAll) => onChoose({ keepsAll })}>
          {t('choice.keepsAll')}
        </Checkbox>
      )}
      {reading.blanks && (
        <Checkbox isSelected={reading.fillsDown} onChange={(fillsDown) => onChoose({ fillsDown })}>
          {t('choice.fillsDown')}
        </Checkbox>
      )}
      {reading.rounded && (
        <ToggleGroup
          label={t('choice.places')}
          value={reading.places}
          onChange={(places) => onChoose({ places })}
          items={(['shown', 'stored'] as const).map((id) => ({ id, label: t(`choice.${id}`) }))}
        />
      )}
    </Stack>
  );
}
export const separatorKeys = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;
