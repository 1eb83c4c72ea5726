import type { PlanFeature, PlanLimit } from '@corredor/core/billing';
import type { MessageKey } from '@corredor/core/i18n';
import { paths } from '@corredor/core/paths';
import { type Permission, permissionParts } from '@corredor/core/permissions';
import { Box } from '@corredor/ui/Box';
import { Heading } from '@corredor/ui/Heading';
import { Icon } from '@corredor/ui/Icon';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface UnauthorizedViewProps {
  /** What was missing. */
  permission?: Permission;
  /** Names of those who can grant it. */
  grantedBy?: readonly string[];
  /** Why: a permission is missing, or the plan does not go that far. */
  reason?: RefusalReason;
  /** The limit of the plan that was reached. */
  limit?: PlanLimit;
  /** What the plan does not include. */
  feature?: PlanFeature;
}
/** The codes of a 403 answer. */
export type RefusalReason = 'permission_denied' | 'plan_required' | 'plan_limit_reached';

/** Says what is not allowed, who can change that, and where to go instead. */
export function UnauthorizedView({
  permission,
  grantedBy = [],
  reason = 'permission_denied',
  limit,
  feature,
}: UnauthorizedViewProps) {
  const { t } = useTranslation(['access', 'common', 'planUse']);
  const refusal = () => {
    if (reason === 'plan_limit_reached' && limit) return t(`planUse:refusal.limit.${limit}`);
    if (reason === 'plan_required' && feature) return t(`planUse:refusal.feature.${feature}`);
    return reason === 'permission_denied' ? null : t(`unauthorized.${reason}`);
  };
  const refused = refusal();
  const missing =
    permission &&
    permissionKeys(permission)
      .map((key) => t(`common:${key}`))
      .join(' · ');
  return (
    <Box width="text" padding="large" isCentered>
      <Stack gap="large" align="center">
        <Text as="span" tone="muted">
          <Icon of={LockKeyhole} size={32} />
        </Text>
        <Stack gap="xsmall" align="center">
          <Heading level={1} size="xl" align="center">
            {t('common:error.forbidden')}
          </Heading>
          {refused && <Text align="center">{refused}</Text>}
          {missing && <Text align="center">{t('unauthorized.missing', { permission: missing })}</Text>}
          {grantedBy.length > 0 && (
            <Text align="center">
              {reason === 'permission_denied' ? t('unauthorized.grantedBy') : t('planUse:canUpgrade')}{' '}
              <strong>{grantedBy.join(', ')}</strong>
            </Text>
          )}
          <Text align="center" tone="muted">
            {t(reason === 'permission_denied' ? 'unauthorized.ask' : 'unauthorized.upgrade')}
          </Text>
        </Stack>
        <Inline gap="small" justify="center">
          <LinkButton href={paths.dashboard()} tone="accent">
            {t('common:action.goHome')}
          </LinkButton>
          <LinkButton href={paths.plans()}>{t('common:action.upgradePlan')}</LinkButton>
        </Inline>
      </Stack>
    </Box>
  );
}

/** The model and the action of a permission, as messages of the catalogue. */
function permissionKeys(permission: Permission) {
  const { action, model } = permissionParts(permission);
  // The catalogue names the model of every permission; a test of it says so.
  return [`permissionModel.${model}` as MessageKey, `permissionAction.${action}` as const];
}
