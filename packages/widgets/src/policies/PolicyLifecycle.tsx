import type { Policy } from '@corredor/core/api';
import { type PolicyStatus, policyWords } from '@corredor/core/policies';
import { Card } from '@corredor/ui/Card';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { StateDiagram } from '@corredor/ui/StateDiagram';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useMissing } from './missing.ts';
import { toneOf } from './policyStatus.tsx';

const places: Record<PolicyStatus, { column: number; row: number }> = {
  draft: { column: 0, row: 0 },
  active: { column: 1, row: 0 },
  expired: { column: 2, row: 0 },
  closed: { column: 1, row: 1 },
};

/** Where a policy stands, what can happen next, and what keeps it from it. */
export function PolicyLifecycle({ policy, canChange }: { policy: Policy; canChange: boolean }) {
  const { t } = useTranslation(['policies', 'common']);
  const missing = useMissing()(policy.id, policy.missing);
  const closed = canChange ? undefined : t('lifecycle.forbidden');
  const enableReason = closed ?? (missing.length > 0 ? t('lifecycle.lacks', { count: missing.length }) : undefined);
  const way = (from: PolicyStatus, to: PolicyStatus, label: string, reason?: string) => ({
    from,
    to,
    label,
    ...(reason ? { disabledReason: reason } : {}),
  });
  return (
    <Card title={t('lifecycle.title')}>
      <Stack>
        <StateDiagram
          label={t('lifecycle.diagram')}
          nodes={policyWords.status.map((id) => ({
            id,
            label: t(`common:policyStatus.${id}`),
            tone: toneOf(id),
            ...places[id],
          }))}
          edges={[
            way('draft', 'active', t('common:action.enable'), enableReason),
            way('active', 'expired', t('lifecycle.termEnds')),
            way('active', 'closed', t('common:action.closeOrRenew'), closed),
            way('expired', 'closed', t('common:action.closeOrRenew'), closed),
          ]}
          current={policy.status}
          endText={t(policy.closed_reason === 'renewed' ? 'lifecycle.endRenewed' : 'lifecycle.endClosed')}
        />
        {canChange && missing.length > 0 && (
          <Stack gap="xsmall">
            <Text weight="medium">{t('move.missing')}</Text>
            <Stack as="ul" gap="xxsmall">
              {missing.map(({ field, message, href }) => (
                <li key={field}>
                  <Link href={href}>{message}</Link>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
