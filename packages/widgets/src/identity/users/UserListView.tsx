import type { User } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { RowAction } from '@corredor/ui/DataGrid';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type UserFilter, useUserFilters } from './UserFilters.tsx';
import { useUserColumns } from './useUserColumns.tsx';

interface UserListViewProps {
  list: RecordList<User, UserFilter>;
  /** Out, in again, another invitation. */
  movesOf: (user: User) => RowAction[];
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of users in every state. */
export function UserListView({ list, ...slots }: UserListViewProps) {
  const { t } = useTranslation('users');
  const { controls } = list;
  return (
    <RecordListFrame
      {...slots}
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'people', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useUserColumns(controls.detailHref)}
      filters={useUserFilters(controls)}
      create={{ label: t('new'), icon: UserPlus, href: paths.newUser() }}
      edit={{ hrefOf: paths.user }}
    />
  );
}
