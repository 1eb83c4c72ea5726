import type { ImportKind } from '@corredor/core/imports';
import type { ImportWizardView } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Download, Pencil, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNoteWords } from '../../frames/sheets/index.ts';
import { ImportTotals } from './ImportTotals.tsx';
import { KeptRecords } from './KeptRecords.tsx';
import { reportedFields, saveReport } from './sheets.ts';
import { useImportWords } from './useImportWords.ts';

interface ReportStepProps {
  kind: ImportKind;
  view: ImportWizardView;
  onFixRest: () => void;
  onUndo: () => void;
}

/** What became of the file, with what can still be done about it. */
export function ReportStep({ kind, view, onFixRest, onUndo }: ReportStepProps) {
  const { t } = useTranslation('imports');
  const { fields, labelOf, outcomeOf } = useImportWords(kind, view.extras);
  const noteOf = useNoteWords();
  const { rows, counts, kept, step } = view;
  const linked = rows.filter((row) => row.state === 'imported' && row.outcome === 'linked').length;
  const rest = rows.length - counts.imported - counts.identical;
  const isUndone = step === 'undone';
  const became = (
    [
      ['created', counts.imported - linked],
      ['linked', linked],
      ['identical', counts.identical],
      ['different', counts.different],
      ['bad', counts.bad],
      ['leftOut', rest - counts.bad - counts.different],
    ] as const
  ).filter(([what, count]) => count > 0 || what === 'created');
  const tone = isUndone ? (kept.length > 0 ? 'caution' : 'info') : rest > 0 ? 'caution' : 'positive';
  const title = isUndone
    ? kept.length > 0
      ? 'report.partlyUndone'
      : 'report.undone'
    : rest > 0
      ? 'report.partial'
      : 'report.whole';
  return (
    <Stack>
      <Banner tone={tone} title={t(title)} isLive>
        {t(isUndone ? 'report.undoneHelp' : rest > 0 ? 'report.partialHelp' : 'report.wholeHelp')}
      </Banner>
      <Stack as="ul" gap="xxsmall">
        {became.map(([what, count]) => (
          <li key={what}>
            <Text as="span">{t(`report.${what}`, { count })}</Text>
          </li>
        ))}
      </Stack>
      {!isUndone && view.several && <Text tone="muted">{t('several.done', { count: view.several.rows })}</Text>}
      {!isUndone && <ImportTotals import={view.import} />}
      {kept.length > 0 && <KeptRecords kind={kind} kept={kept} />}
      <Inline>
        {rest > 0 && !isUndone && (
          <Button icon={Pencil} onPress={onFixRest}>
            {t('report.fixRest')}
          </Button>
        )}
        <Button
          icon={Download}
          onPress={() =>
            void saveReport(rows, reportedFields(fields, view.mapping), {
              name: t('report.fileName'),
              row: t('grid.row'),
              outcome: t('grid.state'),
              problems: t('report.problems'),
              outcomeOf,
              labelOf,
              notesOf: ({ notes = [] }) => notes.map((note) => noteOf(note, view.table?.headings ?? [])),
            })
          }
        >
          {t('report.download')}
        </Button>
        {counts.imported > 0 && !isUndone && (
          <Button icon={Undo2} tone="critical" onPress={onUndo}>
            {t('report.undo')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
