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
import { dataWords, useFormats } from '../../../base/app/index.ts';
import { useLeaving } from '../../../frames/leaving/index.ts';
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
  progress?: number;
  /** The message of what hindered the last file from being read. */
  unreadable: string | undefined;
  isChecking: boolean;
  error: CallError | null;
  /** What became of the rows; null until they were checked. */
  rows: readonly SheetRow[] | null;
  /** Something was typed over since. */
  isTyped: boolean;
  /** Something was typed over that closing would lose. */
  isDirty: boolean;
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

type Step = 'file' | 'columns' | 'rows';
interface SheetField {
  name: string;
  label: string;
  isRequired?: boolean;
}
interface StepProps extends MovementSheetViewProps {
  step: Step;
  fields: readonly SheetField[];
  /** What of the fields no column says. */
  missing: readonly string[];
  isTooLong: boolean;
  /** What hindered the last file from being read, in words. */
  problem: string | undefined;
}

/** What a column can say, by the names of its kind. */
function useSheetFields(kind: ItemSheetKind): SheetField[] {
  const { t } = useTranslation('itemSheet');
  const { language } = useFormats();
  const extraLabel = (name: string) => {
    const field = kind.extras?.find(({ key }) => key === extraKeyOfColumn(name));
    return field && extraName(field, language);
  };
  return itemSheetFields(kind).map(({ name, isRequired }) => ({
    name,
    label: extraLabel(name) ?? dataWords(t)(`field.${name}`),
    isRequired,
  }));
}

/** Items from a spreadsheet: the file, its columns, and what became of its rows. */
export function MovementSheetView(props: MovementSheetViewProps) {
  const { kind, table, mapping, room, unreadable, isChecking, error, rows } = props;
  const { t } = useTranslation(['itemSheet', 'sheets']);
  const { close, question } = useLeaving({ isDirty: props.isDirty && !isChecking, onClose: props.onClose });
  const step: Step = !table ? 'file' : rows ? 'rows' : 'columns';
  const parts: StepProps = {
    ...props,
    step,
    fields: useSheetFields(kind),
    missing: table ? missingItemFields(kind, mapping) : [],
    isTooLong: (table?.rows.length ?? 0) > room,
    problem: unreadable === undefined ? undefined : t(`sheets:unreadable.${unreadableReason(unreadable)}`),
  };
  return (
    <>
      <Dialog
        isOpen
        size={step === 'rows' ? 'full' : 'large'}
        isDismissable={!isChecking}
        onOpenChange={(isOpen) => isOpen || close()}
        title={t('title')}
        actions={<Actions {...parts} />}
      >
        <Stack>
          {error && <Banner tone="critical" isLive title={error.message} />}
          {step === 'file' && <FileStep {...parts} />}
          {step === 'columns' && table && <ColumnsStep {...parts} table={table} />}
          {rows && (
            <MovementSheetRows
              kind={kind}
              fields={parts.fields}
              rows={rows}
              textOf={props.textOf}
              onType={props.onType}
            />
          )}
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

function Actions({ step, table, missing, isTooLong, isReading, isChecking, isTyped, rows, ...props }: StepProps) {
  const { t } = useTranslation(['itemSheet', 'common']);
  if (step === 'file')
    return <Button onPress={isReading ? props.onEndReading : props.onClose}>{t('common:action.cancel')}</Button>;
  if (step === 'columns')
    return (
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
    );
  const good = rows?.filter(({ item }) => item).length ?? 0;
  return (
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
  );
}

/** What the rows are, and the file with them. */
function FileStep({ form, kind, fields, isReading, progress, problem, onKind, onFile }: StepProps) {
  const { t, i18n } = useTranslation(['itemSheet', 'movements']);
  const { actions, targets } = form;
  return (
    <>
      {(actions.length > 1 || targets.length > 1) && (
        <Columns count={2}>
          {actions.length > 1 && (
            <Select
              label={t('movements:field.action')}
              items={actions.map((id) => ({ id, label: t(`movements:action.${id}`) }))}
              value={kind.action}
              onChange={(action) => action && onKind({ ...kind, action })}
            />
          )}
          {targets.length > 1 && (
            <Select
              label={t('rowsAre')}
              items={targets.map((id) => ({ id, label: t(`movements:asOf.list.${id}`) }))}
              value={kind.target}
              onChange={(target) => target && onKind({ ...kind, target })}
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
        onFile={onFile}
        onTemplate={() => void saveTemplate(fields, samplesOf(i18n.language), t('templateName'))}
      />
    </>
  );
}

/** Which column says what. */
function ColumnsStep({ table, fields, missing, isTooLong, problem, ...props }: StepProps & { table: ImportTable }) {
  const { isReading, progress, room, mapping, onRead, onMap } = props;
  const { t } = useTranslation('itemSheet');
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <>
      {isReading && progress !== undefined && <SheetProgress progress={progress} />}
      <Text>{t('map', { count: table.rows.length, file: table.fileName })}</Text>
      {table.reading && (
        <SheetReadingView reading={table.reading} headings={table.headings} problem={problem} onChoose={onRead} />
      )}
      {isTooLong && <Banner tone="critical" isLive title={t('tooLong', { count: room })} />}
      {missing.length > 0 && (
        <Banner tone="caution" isLive title={t('missing')}>
          {missing.map(labelOf).join(', ')}
        </Banner>
      )}
      <SheetColumns table={table} fields={fields} mapping={mapping} onMap={onMap} />
    </>
  );
}
