import type { ImportKind } from '@corredor/core/imports';
import type { SheetChoices } from '@corredor/core/sheets';
import type { ImportWizardView } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { SheetColumns, SheetProgress, SheetReadingView } from '../../frames/sheets/index.ts';
import { useImportWords } from './useImportWords.ts';

interface MapStepProps {
  kind: ImportKind;
  view: ImportWizardView;
  /** Why the file could not be read as somebody chose. */
  problem?: string;
  onRead: (choices: SheetChoices) => void;
  onMap: (column: number, field: string | null) => void;
  onActivation: (activates: boolean) => void;
}

/** Says which column of the file stands for what. */
export function MapStep({ kind, view, problem, onRead, onMap, onActivation }: MapStepProps) {
  const { t } = useTranslation('imports');
  const { fields, labelOf } = useImportWords(kind, view.extras);
  const { table, mapping, missing } = view;
  if (!table) return null;
  return (
    <Stack>
      <Text>{t('map.text', { count: table.rows.length, file: table.fileName })}</Text>
      {view.readShare !== null && <SheetProgress progress={view.readShare} />}
      {table.reading && (
        <SheetReadingView reading={table.reading} headings={table.headings} problem={problem} onChoose={onRead} />
      )}
      {table.rows.length === 0 && <Banner tone="caution" title={t('map.noRows')} isLive />}
      {missing.length > 0 && (
        <Banner tone="caution" title={t('map.missing')} isLive>
          {missing.map(labelOf).join(', ')}
        </Banner>
      )}
      <SheetColumns table={table} fields={fields} mapping={mapping} onMap={onMap} />
      {kind === 'policies' && (
        <Checkbox isSelected={view.activates} onChange={onActivation} description={t('map.activateHelp')}>
          {t('map.activate')}
        </Checkbox>
      )}
    </Stack>
  );
}
