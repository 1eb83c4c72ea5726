import type { Payment } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { dueOf, isPartlyPaid, PaidPart, PayerContact, usePaymentNumbers } from '../parts/index.ts';

/** What an instalment is, in groups, for a panel or a page; where `saysPayer`, the contractor who pays is told as both. */
export function usePaymentFacts(payment: Payment, saysPayer = false) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date, today } = useFormats();
  const { inMovement } = usePaymentNumbers();
  const canViewPolicy = useCan('policy_app.view_policy');
  const canViewCustomers = useCan('core_app.view_customer');
  const { policy_number, contractor, payer, payment_method: method } = payment;
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
        detail:
          late > 0 ? (
            <Stack gap="none">
              <span>{due}</span>
              <Text tone="critical">{t('late', { count: late })}</Text>
            </Stack>
          ) : (
            due
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
        detail: canViewPolicy ? (
          <Link href={paths.policyRecord(payment.policy_id)}>{policy_number}</Link>
        ) : (
          policy_number
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
      {
        term: t(payment.kind === 'credit' ? 'credit.one' : 'field.number'),
        detail: inMovement(
          t('ofCount', { number: payment.number, count: payment.instalments_count }),
          payment.movement_number,
        ),
      },
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
    ],
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
