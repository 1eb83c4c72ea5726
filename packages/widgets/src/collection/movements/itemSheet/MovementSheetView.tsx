import type { CallError } from '@corredor/core/errors';
import { extraName } from '@corredor/core/extras';
import { extraKeyOfColumn } from '@corredor/core/imports';
import { type ItemSheetKind, itemSheetFields, missingItemFields } from '@corredor/core/movements';
import type { SheetChoices } from '@corredor/core/sheets';
import type { ImportTable } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { Dialog } from '@corredor/ui/Dialog';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import {
  SheetColumns,
  SheetFile,
  SheetProgress,
  SheetReadingView,
  saveTemplate,
  unreadableReason,
} from '../../../frames/sheets/index.ts';
import type { itemFormOf } from '../parts/index.ts';
import { MovementSheetRows } from './MovementSheetRows.tsx';
import type { SheetRow } from './sheetItems.ts';
import { samplesOf } from './sheetSamples.ts';

interface MovementSheetViewProps {
  form: NonNullable<ReturnType<typeof itemFormOf>>;
  kind: ItemSheetKind;
  table: ImportTable | null;
  mapping: readonly (string | null)[];
  /** How many more items the movement takes. */
  room: number;
  isReading: boolean;
  /** Which share of the file is read, from 0 to 1. */
  progress?: number | undefined;
  /** The message of what hindered the last file from being read. */
  unreadable: string | undefined;
  isChecking: boolean;
  error: CallError | null;
  /** What became of the rows; null until they were checked. */
  rows: readonly SheetRow[] | null;
  /** Something was typed over since. */
  isTyped: boolean;
  textOf: (row: SheetRow, field: string) => string;
  onKind: (kind: ItemSheetKind) => void;
  onFile: (file: File) => void;
  onRead: (choices: SheetChoices) => void;
  onEndReading: () => void;
  onOtherFile: () => void;
  onMap: (column: number, field: string | null) => void;
  onMapAgain: () => void;
  onType: (row: number, field: string, text: string) => void;
  onCheck: () => void;
  onTake: () => void;
  onClose: () => void;
}

/** Items from a spreadsheet: the file, its columns, and what became of its rows. */
export function MovementSheetView(props: MovementSheetViewProps) {
  const { form, kind, table, mapping, room, isReading, progress, unreadable, isChecking, error, rows, isTyped } = props;
  const { t, i18n } = useTranslation(['itemSheet', 'movements', 'sheets', 'common']);
  const { language } = useFormats();
  const extraLabel = (name: string) => {
    const field = kind.extras?.find(({ key }) => key === extraKeyOfColumn(name));
    return field && extraName(field, language);
  };
  const fields = itemSheetFields(kind).map(({ name, isRequired }) => ({
    name,
    label: extraLabel(name) ?? t(`field.${name as 'plate'}`),
    isRequired,
  }));
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const missing = table ? missingItemFields(kind, mapping) : [];
  const good = rows?.filter(({ item }) => item).length ?? 0;
  const isTooLong = (table?.rows.length ?? 0) > room;
  const problem = unreadable === undefined ? undefined : t(`sheets:unreadable.${unreadableReason(unreadable)}`);
  const step = !table ? 'file' : rows ? 'rows' : 'columns';
  return (
    <Dialog
      isOpen
      size={step === 'rows' ? 'full' : 'large'}
      isDismissable={!isChecking}
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={t('title')}
      actions={
        <>
          {step === 'file' && (
            <Button onPress={isReading ? props.onEndReading : props.onClose}>{t('common:action.cancel')}</Button>
          )}
          {step === 'columns' && (
            <>
              {isReading ? (
                <Button onPress={props.onEndReading}>{t('common:action.cancel')}</Button>
              ) : (
                <Button isDisabled={isChecking} onPress={props.onOtherFile}>
                  {t('otherFile')}
                </Button>
              )}
              <Button
                tone="accent"
                isPending={isChecking}
                isDisabled={isReading || missing.length > 0 || isTooLong || table?.rows.length === 0}
                onPress={props.onCheck}
              >
                {t('check')}
              </Button>
            </>
          )}
          {step === 'rows' && (
            <>
              <Button isDisabled={isChecking} onPress={props.onMapAgain}>
                {t('columns')}
              </Button>
              {isTyped && (
                <Button isPending={isChecking} onPress={props.onCheck}>
                  {t('checkAgain')}
                </Button>
              )}
              <Button tone="accent" isDisabled={isChecking || isTyped || good === 0} onPress={props.onTake}>
                {t('take', { count: good })}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack>
        {error && <Banner tone="critical" isLive title={error.message} />}
        {step === 'file' && (
          <>
            {(form.actions.length > 1 || form.targets.length > 1) && (
              <Columns count={2}>
                {form.actions.length > 1 && (
                  <Select
                    label={t('movements:field.action')}
                    items={form.actions.map((id) => ({ id, label: t(`movements:action.${id}`) }))}
                    value={kind.action}
                    onChange={(action) => action && props.onKind({ ...kind, action })}
                  />
                )}
                {form.targets.length > 1 && (
                  <Select
                    label={t('rowsAre')}
                    items={form.targets.map((id) => ({ id, label: t(`movements:asOf.list.${id}`) }))}
                    value={kind.target}
                    onChange={(target) => target && props.onKind({ ...kind, target })}
                  />
                )}
              </Columns>
            )}
            <Text>{t(kind.action === 'add' ? `text.add.${kind.target}` : `text.${kind.action}`)}</Text>
            {fields.some(({ name }) => name === 'sum') && (
              <Text>{t(`sums.${kind.action === 'add' ? 'add' : 'change'}`)}</Text>
            )}
            <SheetFile
              description={t('kinds')}
              isReading={isReading}
              progress={progress}
              problem={problem}
              onFile={props.onFile}
              onTemplate={() => void saveTemplate(fields, samplesOf(i18n.language), t('templateName'))}
            />
          </>
        )}
        {step === 'columns' && table && (
          <>
            {isReading && progress !== undefined && <SheetProgress progress={progress} />}
            <Text>{t('map', { count: table.rows.length, file: table.fileName })}</Text>
            {table.reading && (
              <SheetReadingView
                reading={table.reading}
                headings={table.headings}
                problem={problem}
                onChoose={props.onRead}
              />
            )}
            {isTooLong && <Banner tone="critical" isLive title={t('tooLong', { count: room })} />}
            {missing.length > 0 && (
              <Banner tone="caution" isLive title={t('missing')}>
                {missing.map(labelOf).join(', ')}
              </Banner>
            )}
            <SheetColumns table={table} fields={fields} mapping={mapping} onMap={props.onMap} />
          </>
        )}
        {step === 'rows' && rows && (
          <MovementSheetRows kind={kind} fields={fields} rows={rows} textOf={props.textOf} onType={props.onType} />
        )}
      </Stack>
    </Dialog>
  );
}
