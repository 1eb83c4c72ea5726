import type { Policy } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Popover } from '@corredor/ui/Popover';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { SampleMark, WithinLine } from '../../../frames/records/index.ts';
import { PremiumLines } from '../parts/PremiumLines.tsx';
import { PolicyStatusChip } from '../parts/policyStatus.tsx';
import { PolicyYearLine } from '../yearLine/PolicyYearLine.tsx';
import { TermBefore } from './TermBefore.tsx';
import { usePolicySubject } from './usePolicySubject.ts';

interface PolicyHeaderProps {
  policy: Policy;
  primaryAction?: ReactNode;
  secondaryActions?: ReactNode;
  /** Draws the line of the year alone, where the page below has something else to say. */
  isLow?: boolean;
}

/** What a policy is at a glance: number, state, what it is about, term with today on it, the premium with how it was made, and parties. */
export function PolicyHeader({ policy, primaryAction, secondaryActions, isLow = false }: PolicyHeaderProps) {
  const { t } = useTranslation(['policies', 'common']);
  const subject = usePolicySubject(policy);
  const hasTerm = policy.start_date !== null && policy.end_date !== null;
  return (
    <Stack>
      <PageHeader
        title={policy.number ?? t('unnumbered')}
        mark={
          <Inline>
            <SampleMark of={policy} />
            <PolicyStatusChip status={policy.status} />
          </Inline>
        }
        context={
          <>
            {[
              [policy.provider?.name, policy.branch?.name].filter(Boolean).join(' · ') || t('header.incomplete'),
              subject,
            ]
              .filter(Boolean)
              .join(' · ')}
            {policy.renewed_from && ' · '}
            <TermBefore policy={policy} />
          </>
        }
        primaryAction={primaryAction}
        secondaryActions={secondaryActions}
      />
      {(!isLow || hasTerm) && (
        <Card>{isLow ? <PolicyYearLine policy={policy} hasNext /> : <PolicyFacts policy={policy} />}</Card>
      )}
    </Stack>
  );
}

/** The term, the premium and the parties of a policy. */
export function PolicyFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money } = useFormats();
  const canViewCustomer = useCan('core_app.view_customer');
  const { currency } = policy;
  const party = (customer: Policy['contractor']) =>
    customer &&
    (canViewCustomer ? <Link href={paths.customerRecord(customer.id)}>{customer.name}</Link> : customer.name);
  const issued = policy.total_grant;
  const lines = { net: policy.net_premium, charges: policy.charges, total: issued, currency };
  const isMoved = compareMoney(policy.current_total, issued) !== 0;
  return (
    <Stack>
      <PolicyYearLine policy={policy} hasNext />
      <DescriptionList
        columns={3}
        items={[
          {
            term: t(isMoved ? 'field.current_total' : 'field.total_grant'),
            detail: (
              <Inline gap="xsmall">
                <Text as="strong" weight="semibold" isNumeric>
                  {money(policy.current_total, currency)}
                </Text>
                {isMoved && <Text tone="muted">{t('header.asIssued', { amount: money(issued, currency) })}</Text>}
                <WithinLine>
                  <Popover
                    title={t('common:premium.how')}
                    size="large"
                    placement="bottom"
                    trigger={
                      <Button tone="quiet" size="small" icon={Calculator}>
                        {t('common:premium.how')}
                      </Button>
                    }
                  >
                    {isMoved && <Text tone="muted">{t('premium.asIssued')}</Text>}
                    <PremiumLines {...lines} current={policy.current_total} />
                  </Popover>
                </WithinLine>
              </Inline>
            ),
          },
          { term: t('field.contractor'), detail: party(policy.contractor) },
          { term: t('field.payer'), detail: party(policy.payer) },
        ]}
      />
    </Stack>
  );
}
