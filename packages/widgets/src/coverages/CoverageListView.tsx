import type { Coverage } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BulkSetup,
  type ListControls,
  ListPage,
  type ListState,
  type useGrid,
  useRowActions,
} from '../crud/index.ts';
import { type CoverageFilter, CoverageFilters, useActiveCoverageFilters } from './CoverageFilters.tsx';
import { useCoverageColumns } from './useCoverageColumns.tsx';

interface CoverageListViewProps {
  list: ListState<Coverage>;
  controls: ListControls<CoverageFilter>;
  grid?: ReturnType<typeof useGrid>;
  canCreate: boolean;
  canChange: boolean;
  /** Absent where the reader may not delete. */
  onDelete?: ((coverage: Coverage) => void) | undefined;
  onExport: (columns: readonly GridColumn<Coverage>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  bulk?: BulkSetup<Coverage>;
  onRetry: () => void;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of coverages in every state. */
export function CoverageListView({ canCreate, canChange, onDelete, grid, onExport, ...page }: CoverageListViewProps) {
  const { t } = useTranslation('coverages');
  const { controls } = page;
  const rowActions = useRowActions();
  const columns = useCoverageColumns(controls.detailHref);
  const create = canCreate && (
    <LinkButton tone="accent" icon={Plus} href={paths.newCoverage()}>
      {t('new')}
    </LinkButton>
  );
  return (
    <ListPage
      {...page}
      {...grid}
      columns={columns}
      onExport={(hasAllColumns) => onExport(columns, hasAllColumns)}
      title={t('title')}
      context={t('context')}
      searchLabel={t('search')}
      primaryAction={create}
      rowId={({ id }) => id}
      rowActions={(coverage) =>
        rowActions({
          onDetail: () => controls.setDetail(coverage.id),
          editHref: canChange ? paths.coverage(coverage.id) : undefined,
          onDelete: onDelete && (() => onDelete(coverage)),
        })
      }
      filters={<CoverageFilters controls={controls} />}
      activeFilters={useActiveCoverageFilters(controls)}
      empty={{ drawing: 'shield', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}
