import type { User } from '@corredor/core/api';
import { Avatar } from '@corredor/ui/Avatar';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { userName } from './userName.ts';
import { UserStatusChip } from './userStatus.tsx';

/** The columns of the list of users. */
export function useUserColumns(detailHref: (id: number) => string): GridColumn<User>[] {
  const { t } = useTranslation(['users', 'common']);
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        isPrimary: true,
        hideable: false,
        minWidth: 220,
        card: 'title',
        text: userName,
        cell: (user) => (
          <Inline gap="xsmall">
            <Avatar name={userName(user)} src={user.image} size="small" />
            <Link tone="strong" href={detailHref(user.id)}>
              {userName(user)}
            </Link>
          </Inline>
        ),
      },
      {
        id: 'email',
        header: t('column.email'),
        sortKey: 'email',
        minWidth: 240,
        card: 'subtitle',
        text: ({ email }) => email,
        cell: ({ email }) => email,
      },
      {
        id: 'role',
        header: t('column.role'),
        sortKey: 'role',
        minWidth: 150,
        card: 'line',
        text: ({ role }) => role.name,
        cell: ({ role }) => role.name,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 140,
        card: 'status',
        text: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => <UserStatusChip status={status} />,
      },
      {
        id: 'can_use_mobile_app',
        header: t('column.mobile'),
        width: 130,
        card: 'hidden',
        text: ({ can_use_mobile_app }) => t(can_use_mobile_app ? 'common:state.yes' : 'common:state.no'),
        cell: ({ can_use_mobile_app }) => t(can_use_mobile_app ? 'common:state.yes' : 'common:state.no'),
      },
      {
        id: 'language',
        header: t('column.language'),
        width: 120,
        card: 'hidden',
        text: ({ language }) => t(`common:language.${language}`),
        cell: ({ language }) => t(`common:language.${language}`),
      },
      {
        id: 'last_seen_at',
        header: t('column.lastSeen'),
        sortKey: 'last_seen_at',
        width: 190,
        card: 'line',
        text: ({ last_seen_at }) => (last_seen_at ? dateTime(last_seen_at) : t('never')),
        sheet: { type: 'moment', value: ({ last_seen_at }) => last_seen_at },
        cell: ({ last_seen_at }) => (last_seen_at ? dateTime(last_seen_at) : t('never')),
      },
    ],
    [t, dateTime, detailHref],
  );
}
