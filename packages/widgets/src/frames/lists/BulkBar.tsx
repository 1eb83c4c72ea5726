import { Button } from '@corredor/ui/Button';
import { allMatchingSelected, countSelected, type GridColumn, noRowsSelected } from '@corredor/ui/DataGrid';
import { SelectionBar } from '@corredor/ui/SelectionBar';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type LoadedBulkDialog from './BulkDialog.tsx';
import type { BulkSetup } from './bulk.ts';
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
  const isPartOnly = selection.kind === 'rows' && (count < total || isAtLeast);
  const isMore = isAtLeast && selection.kind === 'matching';
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
              {exportName && (
                <Button
                  size="small"
                  icon={Download}
                  isPending={isExporting}
                  onPress={() =>
                    void startExport({
                      name: exportName,
                      columns,
                      hiddenColumns,
                      columnOrder,
                      offersAll: true,
                      readPage: async () => {
                        const results = await readRows();
                        return { count: results.length, results };
                      },
                    })
                  }
                >
                  {t('bulk.export')}
                </Button>
              )}
              {bulk.verbs.map((verb) => (
                <Button
                  key={verb.id}
                  size="small"
                  icon={verb.icon}
                  tone={verb.tone ?? 'neutral'}
                  onPress={() => run.ask(verb, count, isMore)}
                >
                  {verb.label}
                </Button>
              ))}
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
            onCancel={run.cancel}
            onClose={run.close}
          />
        </Suspense>
      )}
    </>
  );
}
