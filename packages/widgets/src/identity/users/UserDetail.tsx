import type { User } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { userName } from './userName.ts';
import { UserStatusChip } from './userStatus.tsx';

/** One user, read over the list. */
export function UserDetail({ canChange, ...panel }: OpenRecord<User>) {
  const { t } = useTranslation('users');
  return (
    <DetailPanel
      {...panel}
      titleOf={userName}
      historyOf="user"
      contextOf={({ status }) => <UserStatusChip status={status} />}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.user(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(user) => <Facts user={user} />}
    </DetailPanel>
  );
}

function Facts({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common']);
  const { dateTime } = useFormats();
  return (
    <Stack gap="large">
      <Inline>
        <Avatar name={userName(user)} src={user.image} size="huge" />
        {user.is_last_administrator && <Text tone="muted">{t('lastAdministrator')}</Text>}
      </Inline>
      <DescriptionList
        items={[
          { term: t('field.email'), detail: <Link href={`mailto:${user.email}`}>{user.email}</Link> },
          { term: t('field.role_id'), detail: user.role.name },
          { term: t('field.language'), detail: t(`common:language.${user.language}`) },
          {
            term: t('field.can_use_mobile_app'),
            detail: t(user.can_use_mobile_app ? 'common:state.yes' : 'common:state.no'),
          },
          { term: t('column.lastSeen'), detail: user.last_seen_at ? dateTime(user.last_seen_at) : t('never') },
          { term: t('column.since'), detail: dateTime(user.created_at) },
        ]}
      />
    </Stack>
  );
}
