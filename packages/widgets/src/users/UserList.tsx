import type { User } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deactivateUser, deleteUser, getUser, listUsers } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListUsersQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../app/index.ts';
import {
  type BulkVerb,
  checkedQuery,
  toListState,
  toRecordState,
  useBulk,
  useConfirmDelete,
  useExport,
  useGrid,
  useListParams,
  useRequestKey,
} from '../crud/index.ts';
import { pageOf, queryOf, refreshAfter } from '../data/index.ts';
import { UserDetail } from './UserDetail.tsx';
import { userFilters } from './UserFilters.tsx';
import { UserListView } from './UserListView.tsx';
import { userName } from './userName.ts';
import { useUserMoves } from './useUserMoves.tsx';

const usuallyHidden = ['can_use_mobile_app', 'language'];

interface UserListProps {
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The people of the brokerage: listed, read, let in and out, and deleted. */
export function UserList({ banner }: UserListProps) {
  const { t } = useTranslation(['users', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(userFilters, { ordering: 'name' });
  const query = checkedQuery(vListUsersQuery, controls);
  const users = useQuery(pageOf(client, listUsers, { query }));
  const detail = useQuery({
    ...queryOf(client, getUser, { path: { userId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('users', usuallyHidden);
  const { isExporting, start } = useExport<User>();
  const { movesOf, dialog } = useUserMoves();
  const { record } = useSession();
  const canChange = useCan('auth_app.change_user');
  const canDelete = useCan('auth_app.delete_user');
  const removal = useConfirmDelete<User>({
    label: t('delete'),
    // Files, imports and changes of the past have no list of their own.
    holdersHref: ({ id }, model) => (model === 'policy_seller' ? paths.policies({ seller: id }) : undefined),
    nameOf: userName,
    remove: (user) => call(client, deleteUser, { path: { userId: user.id }, header: ifMatch(user.version) }),
    successMessage: t('common:success.user.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteUser),
  });
  const keyOf = useRequestKey();
  const deactivation: BulkVerb<User> = {
    id: 'deactivate',
    label: t('deactivate.action'),
    icon: UserX,
    question: (count) => t('deactivate.question', { count }),
    run: (user) =>
      call(client, deactivateUser, {
        path: { userId: user.id },
        header: { ...ifMatch(user.version), ...keyOf([user.id, user.version]) },
        body: { heir_id: null },
      }),
    refuses: (user) =>
      user.id === record.userId
        ? t('deactivate.self')
        : user.is_last_administrator
          ? t('lastAdministrator')
          : user.is_active
            ? null
            : t('deactivate.already'),
  };
  const readPage = (page: number, page_size: number) =>
    call(client, listUsers, { query: { ...query, page, page_size } });
  const bulk = useBulk<User>({
    nameOf: userName,
    readPage,
    exportName: t('export'),
    verbs: canChange ? [deactivation] : [],
    remove: canDelete
      ? (row) => call(client, deleteUser, { path: { userId: row.id }, header: ifMatch(row.version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteUser),
  });
  return (
    <UserListView
      list={toListState(users)}
      {...{ bulk, controls, grid, isExporting, canChange, movesOf, banner }}
      canCreate={useCan('auth_app.add_user')}
      onDelete={canDelete ? removal.ask : undefined}
      onRetry={() => void users.refetch()}
      onExport={(columns, hasAllColumns) =>
        start({
          hasAllColumns,
          name: t('export'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        })
      }
    >
      {removal.dialog}
      {dialog}
      {controls.detail !== null && (
        <UserDetail
          state={toRecordState(detail)}
          canChange={canChange}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </UserListView>
  );
}
