import type { Branch } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import type { GridColumn } from '@corredor/ui/DataGrid';
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
import { type BranchFilter, BranchFilters, useActiveBranchFilters } from './BranchFilters.tsx';
import { useBranchColumns } from './useBranchColumns.tsx';

interface BranchListViewProps {
  list: ListState<Branch>;
  controls: ListControls<BranchFilter>;
  grid?: ReturnType<typeof useGrid>;
  /** What the reader may do; absent where the permission is missing. */
  onCreate?: (() => void) | undefined;
  onEdit?: ((branch: Branch) => void) | undefined;
  onDelete?: ((branch: Branch) => void) | undefined;
  onExport: (columns: readonly GridColumn<Branch>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  bulk?: BulkSetup<Branch>;
  onRetry: () => void;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of branches in every state. */
export function BranchListView({ onCreate, onEdit, onDelete, grid, onExport, ...page }: BranchListViewProps) {
  const { t } = useTranslation('branches');
  const { controls } = page;
  const rowActions = useRowActions();
  const columns = useBranchColumns(controls.detailHref);
  const create = onCreate && (
    <Button tone="accent" icon={Plus} onPress={onCreate}>
      {t('new')}
    </Button>
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
      rowActions={(branch) =>
        rowActions({
          onDetail: () => controls.setDetail(branch.id),
          onEdit: onEdit && (() => onEdit(branch)),
          onDelete: onDelete && (() => onDelete(branch)),
        })
      }
      filters={<BranchFilters controls={controls} />}
      activeFilters={useActiveBranchFilters(controls)}
      empty={{ drawing: 'shield', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}
