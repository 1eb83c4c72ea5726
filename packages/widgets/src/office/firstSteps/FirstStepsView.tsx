import type { DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Icon } from '@corredor/ui/Icon';
import { LinkButton } from '@corredor/ui/LinkButton';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { Circle, CircleCheck, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from './FirstSteps.css.ts';

type Step = NonNullable<DashboardSummary['first_steps']>['steps'][number];

interface FirstStepsViewProps {
  steps: readonly Step[];
  isPutAway: boolean;
  onPutAway: (isAway: boolean) => void;
  /** While the wish is being kept. */
  isMoving?: boolean;
  /** Where steps lead that are not the same for everybody. */
  hrefs: { name: string; branches: string };
  /** Loads the sample book; nothing is offered without it. */
  onLoadSample?: () => void;
  isLoading?: boolean;
}

/** The first hour as a list: what is done, what comes next, and where each is done. Put away it is one line. */
export function FirstStepsView({ steps, isPutAway, onPutAway, isMoving, hrefs, ...sample }: FirstStepsViewProps) {
  const { t } = useTranslation('firstSteps');
  const counted = steps.filter(({ needs_plan }) => !needs_plan);
  const done = counted.filter(({ is_done }) => is_done).length;
  const later = steps.length - counted.length;
  const progress = [
    t('progress', { done, all: counted.length }),
    ...(later > 0 ? [t('withPlan', { count: later })] : []),
  ].join(' · ');
  const next = counted.find(({ is_done }) => !is_done)?.id;
  if (isPutAway)
    return (
      <div className={css.away}>
        <Text tone="muted">{`${t('title')}: ${progress}`}</Text>
        <Button size="small" tone="quiet" isPending={isMoving} onPress={() => onPutAway(false)}>
          {t('show')}
        </Button>
      </div>
    );
  const hrefOf: Record<Step['id'], string> = {
    ...hrefs,
    profile: paths.profile(),
    insurers: paths.newProvider(),
    customers: paths.customers({ import: 'customers' }),
    policy: paths.newPolicy(),
    colleague: paths.newUser(),
  };
  return (
    <Card
      title={t('title')}
      description={progress}
      actions={
        <Button size="small" tone="quiet" isPending={isMoving} onPress={() => onPutAway(true)}>
          {t('putAway')}
        </Button>
      }
      footer={
        sample.onLoadSample && (
          <div className={css.offer}>
            <Text tone="muted">{t('sample.offer')}</Text>
            <Button icon={FlaskConical} isPending={sample.isLoading} onPress={sample.onLoadSample}>
              {t('sample.load')}
            </Button>
          </div>
        )
      }
    >
      <Stack>
        <ProgressBar
          label={t('title')}
          isLabelHidden
          value={done}
          maxValue={Math.max(1, counted.length)}
          valueText={progress}
          tone="positive"
        />
        <ol className={css.steps}>
          {steps.map(({ id, is_done, needs_plan }) => (
            <li key={id} className={css.step}>
              <span className={is_done ? css.ticked : css.open}>
                <Icon of={is_done ? CircleCheck : Circle} size={20} />
              </span>
              <div className={css.words}>
                <Text weight="medium" tone={is_done ? 'muted' : 'strong'}>
                  {t(`step.${id}.title`)}
                  {is_done && <VisuallyHidden>{` (${t('done')})`}</VisuallyHidden>}
                </Text>
                {!is_done && (
                  <Text tone="muted" size="sm">
                    {needs_plan ? t('step.colleague.needsPlan') : t(`step.${id}.text`)}
                  </Text>
                )}
              </div>
              {!is_done && (
                <div className={css.links}>
                  {id === 'policy' && (
                    <LinkButton size="small" href={paths.policies({ import: 'policies' })}>
                      {t('step.policy.import')}
                      <VisuallyHidden>{`(${t('step.policy.title')})`}</VisuallyHidden>
                    </LinkButton>
                  )}
                  <LinkButton
                    size="small"
                    tone={id === next ? 'accent' : 'neutral'}
                    href={needs_plan ? paths.plans() : hrefOf[id]}
                  >
                    {needs_plan ? t('step.colleague.plans') : t(`step.${id}.action`)}
                    <VisuallyHidden>{`(${t(`step.${id}.title`)})`}</VisuallyHidden>
                  </LinkButton>
                </div>
              )}
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
