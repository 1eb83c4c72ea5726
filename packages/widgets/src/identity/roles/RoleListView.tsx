import type { Role } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { useRoleColumns } from './useRoleColumns.tsx';

interface RoleListViewProps {
  list: RecordList<Role, never>;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** The detail. */
  children?: ReactNode;
}

/** The list of roles in every state. */
export function RoleListView({ list, ...slots }: RoleListViewProps) {
  const { t } = useTranslation('roles');
  const copyOf = ({ id }: Role) => ({
    id: 'copy',
    label: t('copy'),
    icon: Copy,
    href: paths.newRole({ from: id }),
  });
  return (
    <RecordListFrame
      {...slots}
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'shield', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useRoleColumns(list.controls.detailHref)}
      create={{ label: t('new'), href: paths.newRole() }}
      edit={{ hrefOf: paths.role }}
      movesOf={(role) => (list.may.create ? [copyOf(role)] : [])}
    />
  );
}
