import type { Role } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { permissionActions, permissionFor, permissionModels } from '@corredor/core/permissions';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Copy, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { useRoleSummary } from './useRoleSummary.ts';

interface RoleDetailProps extends OpenRecord<Role> {
  canCreate: boolean;
}

/** One role, read over its list. */
export function RoleDetail({ canCreate, canChange, ...panel }: RoleDetailProps) {
  const { t } = useTranslation('roles');
  return (
    <DetailPanel
      {...panel}
      titleOf={({ name }) => name}
      historyOf="group"
      contextOf={({ users_count }) => <Text tone="muted">{t('holders', { count: users_count })}</Text>}
      actionsOf={({ id }) => (
        <>
          {canCreate && (
            <LinkButton icon={Copy} href={paths.newRole({ from: id })}>
              {t('copy')}
            </LinkButton>
          )}
          {canChange && (
            <LinkButton tone="accent" icon={Pencil} href={paths.role(id)}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      )}
    >
      {(role) => <Facts role={role} />}
    </DetailPanel>
  );
}

function Facts({ role }: { role: Role }) {
  const { t } = useTranslation(['roles', 'common']);
  const summary = useRoleSummary();
  const canSeeUsers = useCan('auth_app.view_user');
  const verbsOf = (model: (typeof permissionModels)[number]) =>
    permissionActions
      .filter((action) => {
        const permission = permissionFor(model, action);
        return permission !== undefined && role.permissions.includes(permission);
      })
      .map((action) => t(`common:permissionAction.${action}`))
      .join(', ');
  return (
    <Stack gap="large">
      <Text>{summary(role.permissions)}</Text>
      <DescriptionList
        items={permissionModels.map((model) => ({
          term: t(`common:permissionModel.${model}`),
          detail: verbsOf(model) || t('common:state.none'),
        }))}
      />
      {canSeeUsers && role.users_count > 0 && <Link href={paths.users({ role: role.id })}>{t('seeUsers')}</Link>}
    </Stack>
  );
}
