import type { Payment } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { dueOf, isPartlyPaid, PaidPart, PayerContact } from '../parts/index.ts';
import { usePolicyEnd } from './usePolicyEnd.ts';

/** What an instalment is besides its title, in groups, for a panel or a page, as far as it is known; where `saysPayer`, the contractor who pays is told as both. */
export function usePaymentFacts(payment: Payment, saysPayer = false) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date, today } = useFormats();
  const canViewPolicy = useCan('policy_app.view_policy');
  const canViewCustomers = useCan('core_app.view_customer');
  const { policy_number, contractor, payer, payment_method: method } = payment;
  const end = usePolicyEnd(payment);
  const late = payment.status === 'delayed' ? daysBetween(payment.due_date, today()) : 0;
  const due = date(payment.due_date);
  return {
    glance: [
      {
        term: t(isPartlyPaid(payment) ? 'field.balance' : 'field.amount'),
        detail: (
          <Stack gap="none">
            <Text as="span" size="xl" weight="semibold" tone="strong">
              {money(dueOf(payment), payment.currency)}
            </Text>
            <PaidPart payment={payment} />
          </Stack>
        ),
      },
      {
        term: t(payment.kind === 'credit' ? 'credit.sinceField' : 'field.due_date'),
        detail: (
          <Stack gap="none">
            <span>{due}</span>
            {late > 0 && <Text tone="critical">{t('late', { count: late })}</Text>}
            {end?.after && <Text tone="caution">{end.after}</Text>}
          </Stack>
        ),
      },
      ...(['at_risk_from', 'contract_ends_on'] as const).flatMap((name) => {
        const day = payment[name];
        if (day === null) return [];
        const detail = day <= today() ? <Text tone="critical">{date(day)}</Text> : date(day);
        return [{ term: t(`field.${name}`), detail }];
      }),
      {
        term: t('field.policy_number'),
        detail: (
          <Inline gap="xsmall">
            {canViewPolicy ? (
              <Link href={paths.policyRecord(payment.policy_id)}>{policy_number}</Link>
            ) : (
              <span>{policy_number}</span>
            )}
            {end?.words && <Chip tone={end.isGone ? 'critical' : 'neutral'}>{end.words}</Chip>}
          </Inline>
        ),
      },
      {
        term: t(saysPayer && contractor.id === payer.id ? 'payer.isContractor' : 'field.contractor'),
        detail: canViewCustomers ? (
          <Link href={paths.customerRecord(contractor.id)}>{contractor.name}</Link>
        ) : (
          contractor.name
        ),
      },
    ],
    more: [
      { term: t('field.provider'), detail: payment.provider.name },
      { term: t('field.branch'), detail: payment.branch.name },
    ],
    collection: [
      {
        term: t('field.payment_date'),
        detail: payment.paid_before_import ? t('receipts.beforeImport') : date(payment.payment_date),
      },
      { term: t('field.method'), detail: method && t(`common:paymentMethod.${method}`) },
      { term: t('field.invoice_number'), detail: payment.invoice_number },
      { term: t('field.collected_by'), detail: t(`common:collectedBy.${payment.collected_by}`) },
    ].filter(({ detail }) => Boolean(detail)),
  };
}

/** Every fact of an instalment, to read; what is more than a fact stands between who pays and the rest. */
export function PaymentFacts({ payment, children }: { payment: Payment; children: ReactNode }) {
  const { glance, more, collection } = usePaymentFacts(payment, true);
  return (
    <Stack gap="large">
      <DescriptionList items={glance} />
      <PayerContact payment={payment} columns={2} hasName={payment.payer.id !== payment.contractor.id} />
      {children}
      <DescriptionList items={[...more, ...collection]} />
    </Stack>
  );
}
