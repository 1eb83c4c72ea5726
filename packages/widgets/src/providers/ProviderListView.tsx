import type { Provider } from '@corredor/core/api';
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
import { type ProviderFilter, ProviderFilters, useActiveProviderFilters } from './ProviderFilters.tsx';
import { useProviderColumns } from './useProviderColumns.tsx';

interface ProviderListViewProps {
  list: ListState<Provider>;
  controls: ListControls<ProviderFilter>;
  grid?: ReturnType<typeof useGrid>;
  canCreate: boolean;
  canChange: boolean;
  /** Absent where the reader may not delete. */
  onDelete?: ((provider: Provider) => void) | undefined;
  onExport: (columns: readonly GridColumn<Provider>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  bulk?: BulkSetup<Provider>;
  onRetry: () => void;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of insurance companies in every state. */
export function ProviderListView({ canCreate, canChange, onDelete, grid, onExport, ...page }: ProviderListViewProps) {
  const { t } = useTranslation('providers');
  const { controls } = page;
  const rowActions = useRowActions();
  const columns = useProviderColumns(controls.detailHref);
  const create = canCreate && (
    <LinkButton tone="accent" icon={Plus} href={paths.newProvider()}>
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
      rowActions={(provider) =>
        rowActions({
          onDetail: () => controls.setDetail(provider.id),
          editHref: canChange ? paths.provider(provider.id) : undefined,
          onDelete: onDelete && (() => onDelete(provider)),
        })
      }
      filters={<ProviderFilters controls={controls} />}
      activeFilters={useActiveProviderFilters(controls)}
      empty={{ drawing: 'shield', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}
