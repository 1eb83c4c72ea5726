import type { User } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn, RowAction } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { UserPlus } from 'lucide-react';
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
import { type UserFilter, UserFilters, useActiveUserFilters } from './UserFilters.tsx';
import { useUserColumns } from './useUserColumns.tsx';

interface UserListViewProps {
  list: ListState<User>;
  /** What can be done with many rows; with it, rows can be chosen. */
  bulk?: BulkSetup<User>;
  controls: ListControls<UserFilter>;
  grid?: ReturnType<typeof useGrid>;
  canCreate: boolean;
  canChange: boolean;
  /** Out, in again, another invitation. */
  movesOf: (user: User) => RowAction[];
  /** Absent where the reader may not delete. */
  onDelete?: ((user: User) => void) | undefined;
  onExport: (columns: readonly GridColumn<User>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  onRetry: () => void;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of users in every state. */
export function UserListView({ canCreate, canChange, movesOf, onDelete, grid, onExport, ...page }: UserListViewProps) {
  const { t } = useTranslation('users');
  const { controls } = page;
  const rowActions = useRowActions();
  const columns = useUserColumns(controls.detailHref);
  const create = canCreate && (
    <LinkButton tone="accent" icon={UserPlus} href={paths.newUser()}>
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
      rowActions={(user) => [
        ...rowActions({
          onDetail: () => controls.setDetail(user.id),
          editHref: canChange ? paths.user(user.id) : undefined,
        }),
        ...movesOf(user),
        ...rowActions({ onDelete: onDelete && (() => onDelete(user)) }),
      ]}
      filters={<UserFilters controls={controls} />}
      activeFilters={useActiveUserFilters(controls)}
      empty={{ drawing: 'people', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}
