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
import { Fragment, type ReactNode } from 'react';
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
        context={<HeadLine policy={policy} />}
        primaryAction={primaryAction}
        secondaryActions={secondaryActions}
      />
      {(!isLow || hasTerm) && (
        <Card>{isLow ? <PolicyYearLine policy={policy} hasNext /> : <PolicyFacts policy={policy} />}</Card>
      )}
    </Stack>
  );
}

/** Whose policy it is, with whom, of what branch, what it is about and what it renews, in one line that breaks behind its dots. */
function HeadLine({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const subject = usePolicySubject(policy);
  const { contractor, provider, branch } = policy;
  const parts = [
    { id: 'contractor', of: contractor && <Party customer={contractor} /> },
    { id: 'provider', of: provider && (provider.short_name ?? provider.name) },
    { id: 'branch', of: branch?.name ?? (provider ? null : t('header.incomplete')) },
    { id: 'subject', of: subject },
    { id: 'before', of: policy.renewed_from && <TermBefore policy={policy} /> },
  ].filter(({ of }) => Boolean(of));
  return parts.map(({ id, of }, index) => (
    <Fragment key={id}>
      {of}
      {index < parts.length - 1 && '\u00a0· '}
    </Fragment>
  ));
}

/** A customer of a policy, as the way to them for who may see customers. */
function Party({ customer }: { customer: NonNullable<Policy['contractor']> }) {
  const canView = useCan('core_app.view_customer');
  return canView ? <Link href={paths.customerRecord(customer.id)}>{customer.name}</Link> : customer.name;
}

/** The term, the premium and the parties of a policy; who signs and pays is told once. */
export function PolicyFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money } = useFormats();
  const { currency, contractor, payer } = policy;
  const isOne = contractor !== null && contractor.id === payer?.id;
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
          {
            term: t(isOne ? 'header.contractorPays' : 'field.contractor'),
            detail: contractor && <Party customer={contractor} />,
          },
          ...(isOne ? [] : [{ term: t('field.payer'), detail: payer && <Party customer={payer} /> }]),
        ]}
      />
    </Stack>
  );
}
