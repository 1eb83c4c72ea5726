import type { PlanUse } from '@corredor/core/api';
import { planUse } from '@corredor/core/billing';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Box } from '@corredor/ui/Box';
import { LinkButton } from '@corredor/ui/LinkButton';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

interface PlanUseNoticeViewProps {
  use: PlanUse;
  /** Above the form of a new record: told only where it could not be saved. */
  isOnForm?: boolean;
  canUpgrade: boolean;
  /** Names of those who can, for people who cannot. */
  upgraders: readonly string[];
}

/** Says that a limit of the plan is near or reached; nothing while the plan leaves enough. */
export function PlanUseNoticeView({ use, isOnForm = false, canUpgrade, upgraders }: PlanUseNoticeViewProps) {
  const { t } = useTranslation(['planUse', 'common']);
  const { number } = useFormats();
  const usage = planUse(use.used, use.allowed);
  if (usage.state === 'unlimited' || usage.state === 'free') return null;
  const isFull = usage.state === 'full';
  if (isOnForm && !isFull) return null;
  const values = {
    used: number(usage.used),
    most: number(usage.allowed),
    plan: t(`common:planName.${use.plan}`),
  };
  const title = t(`title.${use.limit}`, values);
  return (
    <Banner
      tone={isFull ? 'caution' : 'info'}
      title={title}
      action={
        canUpgrade && (
          <LinkButton href={paths.plans()} size="small">
            {t('upgrade')}
          </LinkButton>
        )
      }
    >
      <Stack gap="xsmall">
        <Text size="sm">
          {isFull ? t(isOnForm ? 'fullForm' : 'full') : t('left', { count: usage.allowed - usage.used })}
        </Text>
        <Box width="narrow">
          <ProgressBar
            label={title}
            isLabelHidden
            value={Math.min(usage.share, 1) * 100}
            valueText={`${values.used} / ${values.most}`}
            tone={isFull ? 'critical' : 'caution'}
          />
        </Box>
        {!canUpgrade && (
          <Text size="sm">{upgraders.length > 0 ? t('who', { names: upgraders.join(', ') }) : t('ask')}</Text>
        )}
      </Stack>
    </Banner>
  );
}
