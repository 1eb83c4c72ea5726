import type { Role } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Copy, Plus } from 'lucide-react';
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
import { useRoleColumns } from './useRoleColumns.tsx';

interface RoleListViewProps {
  list: ListState<Role>;
  /** What can be done with many rows; with it, rows can be chosen. */
  bulk?: BulkSetup<Role>;
  controls: ListControls<never>;
  grid?: ReturnType<typeof useGrid>;
  canCreate: boolean;
  canChange: boolean;
  /** Absent where the reader may not delete. */
  onDelete?: ((role: Role) => void) | undefined;
  onExport: (columns: readonly GridColumn<Role>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  onRetry: () => void;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of roles in every state. */
export function RoleListView({ canCreate, canChange, onDelete, grid, onExport, ...page }: RoleListViewProps) {
  const { t } = useTranslation('roles');
  const { controls } = page;
  const rowActions = useRowActions();
  const columns = useRoleColumns(controls.detailHref);
  const create = canCreate && (
    <LinkButton tone="accent" icon={Plus} href={paths.newRole()}>
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
      rowActions={(role) => [
        ...rowActions({
          onDetail: () => controls.setDetail(role.id),
          editHref: canChange ? paths.role(role.id) : undefined,
        }),
        ...(canCreate ? [{ id: 'copy', label: t('copy'), icon: Copy, href: paths.newRole({ from: role.id }) }] : []),
        ...rowActions({ onDelete: onDelete && (() => onDelete(role)) }),
      ]}
      empty={{ drawing: 'shield', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}
