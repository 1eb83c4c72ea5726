import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { allMatchingSelected, countSelected, type GridColumn, noRowsSelected } from '@corredor/ui/DataGrid';
import type { ExportChoice } from '@corredor/ui/GridToolbar';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MenuButton, type MenuGroup } from '@corredor/ui/Menu';
import { SelectionBar } from '@corredor/ui/SelectionBar';
import { useToolWords } from '@corredor/ui/words';
import { Download, ListChecks } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type LoadedBulkDialog from './BulkDialog.tsx';
import { type BulkSetup, type BulkVerb, offeredVerbs } from './bulk.ts';
import { useBulkRun } from './useBulkRun.ts';
import { useExport } from './useExport.ts';
import type { useSelectedRows } from './useSelectedRows.ts';

// A lazy component forgets that it is generic.
const BulkDialog = lazy(() => import('./BulkDialog.tsx')) as unknown as typeof LoadedBulkDialog;

interface BulkBarProps<Row> {
  bulk: BulkSetup<Row>;
  selected: ReturnType<typeof useSelectedRows<Row>>;
  total: number;
  /** There are more than `total`. */
  isAtLeast: boolean;
  columns: readonly GridColumn<Row>[];
  hiddenColumns: readonly string[];
  columnOrder?: readonly string[];
}

/** What can be done with the chosen rows of a list, from the choice to the report. */
export default function BulkBar<Row>({
  bulk,
  selected,
  total,
  isAtLeast,
  columns,
  hiddenColumns,
  columnOrder = [],
}: BulkBarProps<Row>) {
  const { t } = useTranslation('frames');
  const { selection, setSelection } = selected;
  const count = countSelected(selection, total);
  const readRows = () => selected.readRows(bulk.readPage);
  const { isExporting, start: startExport } = useExport<Row>();
  const { exportName, onChanged } = bulk;
  const { state, ...run } = useBulkRun<Row>({ readRows, onChanged, onReport: selected.settle });
  const verbs = offeredVerbs(bulk.verbs, selected.known);
  const isPartOnly = selection.kind === 'rows' && (count < total || isAtLeast);
  const isMore = isAtLeast && selection.kind === 'matching';
  const buttonsOf = (some: readonly BulkVerb<Row>[]) =>
    some.map((verb) => (
      <Button
        key={verb.id}
        size="small"
        icon={verb.icon}
        tone={verb.tone ?? 'neutral'}
        onPress={() => run.ask(verb, count, isMore)}
      >
        {verb.label}
      </Button>
    ));
  return (
    <>
      {count > 0 && (
        <SelectionBar
          count={count}
          isAtLeast={isMore}
          sums={selected.known && selected.known.length > 0 ? bulk.tells?.(selected.known) : undefined}
          all={
            isPartOnly
              ? {
                  label: t('bulk.all', { count: total, context: isAtLeast ? 'atLeast' : undefined }),
                  onPress: () => setSelection(allMatchingSelected),
                }
              : undefined
          }
          onClear={() => setSelection(noRowsSelected)}
          actions={
            <>
              {/* What is done daily comes first: on a telephone the rest is reached by swiping. What deletes is last. */}
              {buttonsOf(verbs.filter(({ tone }) => tone !== 'critical'))}
              {exportName && (
                <ExportMenu
                  isExporting={isExporting}
                  hasHiddenColumns={hiddenColumns.length > 0}
                  onExport={(choice) =>
                    void startExport({
                      name: exportName,
                      columns,
                      hiddenColumns,
                      columnOrder,
                      ...choice,
                      readPage: async () => {
                        const results = await readRows();
                        return { count: results.length, results };
                      },
                    })
                  }
                />
              )}
              {verbs.some(({ kind }) => kind !== undefined) && (
                <LinkButton size="small" icon={ListChecks} href={paths.runs()}>
                  {t('bulk.runs')}
                </LinkButton>
              )}
              {buttonsOf(verbs.filter(({ tone }) => tone === 'critical'))}
            </>
          }
        />
      )}
      {state.step !== 'idle' && (
        <Suspense fallback={null}>
          <BulkDialog
            state={state}
            nameOf={bulk.nameOf}
            tells={bulk.tells}
            onStart={run.start}
            onRetry={run.retry}
            onFinished={run.finished}
            onCancel={run.cancel}
            onClose={run.close}
          />
        </Suspense>
      )}
    </>
  );
}

interface ExportMenuProps {
  isExporting: boolean;
  hasHiddenColumns: boolean;
  onExport: (choice: ExportChoice) => void;
}

/** The same choice as of the list's export: which kind of file, and which columns where some are hidden. */
function ExportMenu({ isExporting, hasHiddenColumns, onExport }: ExportMenuProps) {
  const { t } = useTranslation('frames');
  const words = useToolWords();
  if (isExporting)
    return (
      <Button size="small" icon={Download} isPending>
        {t('bulk.export')}
      </Button>
    );
  const group = (id: string, title: string | undefined, hasAllColumns: boolean): MenuGroup => ({
    id,
    title,
    items: [
      { id: `${id}-xlsx`, label: words.exportExcel, onAction: () => onExport({ format: 'xlsx', hasAllColumns }) },
      { id: `${id}-csv`, label: words.exportCsv, onAction: () => onExport({ format: 'csv', hasAllColumns }) },
    ],
  });
  const groups = hasHiddenColumns
    ? [group('shown', words.exportShown, false), group('all', words.exportAll, true)]
    : [group('all', undefined, true)];
  return <MenuButton size="small" label={t('bulk.export')} icon={Download} groups={groups} />;
}
