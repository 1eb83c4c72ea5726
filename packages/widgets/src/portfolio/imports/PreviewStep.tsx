import type { ImportKind } from '@corredor/core/imports';
import { type ImportWizardView, isToFix, type WizardRow } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { CellGrid, type CellGridRow } from '@corredor/ui/CellGrid';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Inline } from '@corredor/ui/Inline';
import { Pagination } from '@corredor/ui/Pagination';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowState } from './RowState.tsx';
import { useImportWords } from './useImportWords.ts';

interface PreviewStepProps {
  kind: ImportKind;
  view: ImportWizardView;
  onFix: (row: number, field: string, value: string) => void;
  onSkip: (row: number, isSkipped: boolean) => void;
  onSkipBad: () => void;
}
const pageSize = 25;

/** The rows as they will go in; what is wrong is marked, typed over or left out. */
export function PreviewStep({ kind, view, onFix, onSkip, onSkipBad }: PreviewStepProps) {
  const { t } = useTranslation('imports');
  const { labelOf } = useImportWords(kind, view.extras);
  const { rows, counts, repeated } = view;
  // The rows that were wrong when the filter was chosen stay in sight while they are typed over.
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null);
  const [wantedPage, setPage] = useState(1);
  const listed = shown ? rows.filter(({ number }) => shown.has(number)) : rows;
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(listed.length / pageSize)));
  const columns = [...new Set(view.mapping.flatMap((field) => field ?? []))].map((id) => ({ id, header: labelOf(id) }));
  const toGridRow = (row: WizardRow): CellGridRow => ({
    number: row.number,
    isLocked: row.state === 'imported' || row.isSkipped,
    isMuted: row.isSkipped,
    cells: Object.fromEntries(
      columns.map(({ id }) => {
        const error = row.errors[id]?.join(' ') || undefined;
        const warning = row.warnings[id]?.join(' ') || undefined;
        return [id, { value: row.values[id] ?? '', error, warning }];
      }),
    ),
    state: (
      <Stack gap="xxsmall">
        <RowState
          row={row}
          repeats={repeated.get(row.number)}
          hidden={columns.map(({ id }) => id)}
          labelOf={labelOf}
          headings={view.table?.headings ?? []}
        />
        {row.state !== 'imported' && (
          <Checkbox isSelected={row.isSkipped} onChange={(isSkipped) => onSkip(row.number, isSkipped)}>
            {t('grid.skip')}
          </Checkbox>
        )}
      </Stack>
    ),
  });
  const wrong = rows.filter(isToFix).map(({ number }) => number);
  const summary = (['good', 'identical', 'different', 'bad', 'unchecked', 'skipped'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => t(`grid.count.${state}`, { count: counts[state] }))
    .join(', ');
  const isAllThere = counts.identical > 0 && counts.identical === rows.length;
  return (
    <Stack>
      {isAllThere && (
        <Banner tone="info" title={t('grid.allThere')} isLive>
          {t('grid.allThereHelp')}
        </Banner>
      )}
      <Inline>
        <ToggleGroup
          label={t('grid.filter')}
          value={shown ? 'wrong' : 'all'}
          onChange={(value) => {
            setShown(value === 'wrong' ? new Set(wrong) : null);
            setPage(1);
          }}
          items={[
            { id: 'all', label: t('grid.all', { count: rows.length }) },
            { id: 'wrong', label: t('grid.wrong', { count: counts.bad + counts.different }) },
          ]}
        />
        <Text tone="muted">{summary}</Text>
        {counts.bad > 0 && (
          <Button size="small" onPress={onSkipBad}>
            {t('grid.skipBad')}
          </Button>
        )}
      </Inline>
      {listed.length === 0 ? (
        <Text tone="muted">{t('grid.noneWrong')}</Text>
      ) : (
        <CellGrid
          label={t('grid.label')}
          numberLabel={t('grid.row')}
          stateLabel={t('grid.state')}
          columns={columns}
          rows={listed.slice((page - 1) * pageSize, page * pageSize).map(toGridRow)}
          onChange={onFix}
        />
      )}
      {listed.length > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={listed.length} onPageChange={setPage} />
      )}
    </Stack>
  );
}
