import type { User } from '@corredor/core/api';
import { Avatar } from '@corredor/ui/Avatar';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { breakAtSign, useColumnKit } from '../../frames/lists/index.ts';
import { userName } from './userName.ts';
import { UserStatusChip } from './userStatus.tsx';

/** The columns of the list of users. */
export function useUserColumns(detailHref: (id: number) => string): GridColumn<User>[] {
  const { t } = useTranslation(['users', 'common']);
  const kit = useColumnKit<User>();
  return useMemo(() => {
    const lastSeen = kit.moment('last_seen_at', t('column.lastSeen'), ({ last_seen_at }) => last_seen_at);
    return [
      kit.record(t('column.name'), userName, ({ id }) => detailHref(id), {
        id: 'name',
        minWidth: 160,
        cell: (user) => (
          <Inline gap="xsmall" isWrapping={false}>
            <Avatar name={userName(user)} src={user.image} size="small" />
            <Link tone="strong" href={detailHref(user.id)}>
              {userName(user)}
            </Link>
          </Inline>
        ),
      }),
      kit.text('email', t('column.email'), ({ email }) => email, {
        sortKey: 'email',
        meaning: 'address',
        cell: ({ email }) => breakAtSign(email),
        priority: 2,
        card: 'subtitle',
      }),
      kit.text('role', t('column.role'), ({ role }) => role.name, { sortKey: 'role', priority: 3, card: 'fact' }),
      kit.text('status', t('column.status'), ({ status }) => t(`status.${status}`), {
        meaning: 'state',
        width: 140,
        card: 'status',
        cell: ({ status }) => <UserStatusChip status={status} />,
      }),
      kit.text(
        'can_use_mobile_app',
        t('column.mobile'),
        ({ can_use_mobile_app }) => t(can_use_mobile_app ? 'common:state.yes' : 'common:state.no'),
        { meaning: 'count', card: 'hidden' },
      ),
      kit.text('language', t('column.language'), ({ language }) => t(`common:language.${language}`), {
        card: 'hidden',
      }),
      { ...lastSeen, priority: 4, card: 'line', text: (user) => lastSeen.text?.(user) || t('never') },
    ];
  }, [t, kit, detailHref]);
}
