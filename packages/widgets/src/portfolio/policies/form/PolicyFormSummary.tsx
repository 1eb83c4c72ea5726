import type { Policy, PolicyMissing } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { MissingList } from '../moves/MissingList.tsx';
import { planShape } from '../parts/planShape.ts';
import { MissingPopover } from './MissingPopover.tsx';
import { usePremiumPreview } from './usePremiumPreview.ts';

interface PolicyFormSummaryProps {
  /** The policy that is changed; none while it is made. */
  policy?: Policy;
  /** What enabling still asks for; left out where it is told beside. */
  missing?: readonly PolicyMissing[];
}

/** What the form comes to while it is filled in: the premium, the instalments, and what enabling still asks for. */
export function PolicyFormSummary({ policy, missing }: PolicyFormSummaryProps) {
  const { t } = useTranslation(['policies', 'common']);
  const formats = useFormats();
  const { premium, instalments, lostLine } = usePremiumPreview(policy);
  const currency = policy?.currency ?? formats.currency;
  const amount = (value: string | undefined) => value && formats.money(value, currency);
  const plan = instalments?.plan;
  const first = plan?.[0];
  return (
    <Card title={t('summary.title')}>
      <Stack>
        {premium || first ? (
          <DescriptionList
            columns={1}
            layout="beside"
            items={[
              { term: t('common:premium.net'), detail: amount(premium?.net) },
              {
                term: t('common:premium.total'),
                detail: premium && (
                  <Text as="strong" weight="semibold" isNumeric>
                    {amount(premium.total)}
                  </Text>
                ),
              },
              {
                term: t('summary.instalments'),
                detail:
                  plan &&
                  first &&
                  (planShape(plan) === 'equal'
                    ? t('summary.plan', { count: plan.length, amount: formats.money(first.amount, currency) })
                    : t('agreed.number', { count: plan.length })),
              },
              { term: t('summary.first'), detail: first && formats.date(first.due_date) },
            ]}
          />
        ) : (
          <Text tone="muted">{t('form.previewWaits')}</Text>
        )}
        {lostLine && (
          <Banner tone="caution" title={t('summary.lost', { line: lostLine })} isLive>
            {t('summary.lostHelp')}
          </Banner>
        )}
        {missing && <MissingList missing={missing} />}
      </Stack>
    </Card>
  );
}

/** The same in one line, among the form's buttons: the premium, how many instalments, and how much is missing, with the way to each. */
export function PolicyFormSums({ policy, missing }: PolicyFormSummaryProps) {
  const { t } = useTranslation('policies');
  const { money, currency } = useFormats();
  const { premium, instalments } = usePremiumPreview(policy);
  const plan = instalments?.plan;
  const sums = [
    premium && t('summary.total', { amount: money(premium.total, policy?.currency ?? currency) }),
    plan && t('summary.count', { count: plan.length }),
  ].filter(Boolean);
  return (
    <Inline gap="xsmall">
      {sums.length > 0 && <span>{sums.join(' · ')}</span>}
      {missing && missing.length > 0 && <MissingPopover missing={missing} policyId={policy?.id} />}
    </Inline>
  );
}
