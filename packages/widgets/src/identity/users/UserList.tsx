import type { User } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deactivateUser, deleteUser, getUser, listUsers } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListUsersQuery } from '@corredor/core/schemas';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import { pageOf, queryOf, refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { type BulkVerb, useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { UserDetail } from './UserDetail.tsx';
import { userFilters } from './UserFilters.tsx';
import { UserListView } from './UserListView.tsx';
import { userName } from './userName.ts';
import { useUserMoves } from './useUserMoves.tsx';

interface UserListProps {
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The people of the brokerage: listed, read, let in and out, and deleted. */
export function UserList({ banner }: UserListProps) {
  const { t } = useTranslation(['users', 'common']);
  const deactivation = useBulkDeactivation();
  const { movesOf, dialog } = useUserMoves();
  const list = useRecordList({
    name: 'users',
    address: { schema: vListUsersQuery, filters: userFilters, ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listUsers, { query }),
      read: (client, query) => call(client, listUsers, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deleteUser, { path: { userId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteUser),
    },
    permissions: {
      create: 'auth_app.add_user',
      change: 'auth_app.change_user',
      remove: 'auth_app.delete_user',
    },
    nameOf: userName,
    exportName: t('export'),
    hiddenColumns: ['can_use_mobile_app', 'language'],
    removal: {
      label: t('delete'),
      kind: 'deleteUser',
      success: t('common:success.user.deleted'),
      // Files, imports and changes of the past have no list of their own.
      holdersHref: ({ id }, model) => (model === 'policy_seller' ? paths.policies({ seller: id }) : undefined),
    },
    bulkVerbs: useCan('auth_app.change_user') ? [deactivation] : [],
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getUser, { path: { userId: id } }));
  return (
    <UserListView list={list} movesOf={movesOf} banner={banner}>
      {dialog}
      {detail && <UserDetail {...detail} />}
    </UserListView>
  );
}

/** Shuts many users out; oneself and the last administrator stay. */
function useBulkDeactivation(): BulkVerb<User> {
  const { t } = useTranslation('users');
  const client = useClient();
  const { record } = useSession();
  const keyOf = useRequestKey();
  return {
    id: 'deactivate',
    kind: 'deactivateUser',
    label: t('deactivate.action'),
    icon: UserX,
    question: (count) => t('deactivate.question', { count }),
    run: (user, run) =>
      call(client, deactivateUser, {
        path: { userId: user.id },
        header: { ...ifMatch(user.version), ...keyOf([user.id, user.version]), ...run },
        body: { heir_id: null },
      }),
    refuses: (user) => {
      if (user.id === record.userId) return t('deactivate.self');
      if (user.is_last_administrator) return t('lastAdministrator');
      return user.is_active ? null : t('deactivate.already');
    },
  };
}
