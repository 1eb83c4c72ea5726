import { call, ifMatch } from '@corredor/core/client';
import { deleteRole, getRole, listRoles } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListRolesQuery } from '@corredor/core/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { RoleDetail } from './RoleDetail.tsx';
import { RoleListView } from './RoleListView.tsx';

interface RoleListProps {
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The roles of the brokerage: listed, read, duplicated and deleted. */
export function RoleList({ banner }: RoleListProps) {
  const { t } = useTranslation(['roles', 'common']);
  const list = useRecordList({
    name: 'roles',
    address: { schema: vListRolesQuery, filters: [], ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listRoles, { query }),
      read: (client, query) => call(client, listRoles, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deleteRole, { path: { roleId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteRole),
    },
    permissions: {
      create: 'auth.add_group',
      change: 'auth.change_group',
      remove: 'auth.delete_group',
    },
    nameOf: ({ name }) => name,
    exportName: t('export'),
    hiddenColumns: ['updated_at'],
    removal: {
      label: t('delete'),
      kind: 'deleteRole',
      success: t('common:success.role.deleted'),
      holdersHref: ({ id }) => paths.users({ role: id }),
    },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getRole, { path: { roleId: id } }));
  return (
    <RoleListView list={list} banner={banner}>
      {detail && <RoleDetail {...detail} canCreate={list.may.create} />}
    </RoleListView>
  );
}
