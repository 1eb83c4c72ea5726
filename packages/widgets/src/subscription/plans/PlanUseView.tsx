import type { Subscription } from '@corredor/core/api';
import { Card } from '@corredor/ui/Card';
import { Chip } from '@corredor/ui/Chip';
import { Columns } from '@corredor/ui/Columns';
import { ErrorState } from '@corredor/ui/ErrorState';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';

interface PlanUseViewProps {
  subscription: RecordState<Subscription>;
  onRetry: () => void;
}
const limits = ['policies', 'customers', 'vehicles', 'generals', 'users', 'groups', 'emails'] as const;
const tones = { active: 'positive', expired: 'critical', pending: 'caution' } as const;

/** The plan in use, until when, and how much of each limit is used. */
export function PlanUseView({ subscription, onRetry }: PlanUseViewProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { date } = useFormats();
  if (subscription.status === 'loading') return <Skeleton shape="rows" height="18rem" />;
  if (subscription.status === 'failed')
    return (
      <ErrorState
        title={t('use.failed')}
        text={subscription.message}
        onRetry={subscription.isForbidden ? undefined : onRetry}
      />
    );
  const { plan, subscription_type, ends_on, state, usage } = subscription.record;
  const term = ends_on ? t(`use.${state}Until`, { date: date(ends_on) }) : t('use.noEnd');
  return (
    <Card
      title={t('use.title', { plan: t(`common:planName.${plan.name}`) })}
      description={`${t(`common:subscriptionType.${subscription_type}`)} · ${term}`}
      actions={<Chip tone={tones[state]}>{t(`use.${state}`)}</Chip>}
    >
      <Stack>
        <Columns count={2} gap="large">
          {limits.map((name) => (
            <Meter key={name} label={t(`use.limit.${name}`)} used={usage[name]} most={plan[`${name}_amount`]} />
          ))}
        </Columns>
        <Text size="sm" tone="muted">
          {t('use.note')}
        </Text>
      </Stack>
    </Card>
  );
}

/** From this share on, a limit is worth a look. */
const near = 0.8;

function Meter({ label, used, most }: { label: string; used: number; most: number | null }) {
  const { t } = useTranslation('plans');
  const { number } = useFormats();
  const share = most === null ? 0 : most === 0 ? 1 : used / most;
  return (
    <ProgressBar
      label={label}
      value={Math.min(share, 1) * 100}
      valueText={
        most === null
          ? t('use.unlimited', { used: number(used) })
          : t('use.of', { used: number(used), most: number(most) })
      }
      tone={share >= 1 ? 'critical' : share >= near ? 'caution' : 'accent'}
    />
  );
}
