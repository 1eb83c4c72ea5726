import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';

/** Every fact of an instalment, to read. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date, dateTime } = useFormats();
  const canViewPolicy = useCan('policy_app.view_policy');
  const number = payment.policy_number;
  const method = payment.payment_method;
  return (
    <DescriptionList
      items={[
        {
          term: t('field.policy_number'),
          detail: canViewPolicy ? <Link href={paths.policyDetail(payment.policy_id)}>{number}</Link> : number,
        },
        { term: t('field.number'), detail: t('ofCount', { number: payment.number, count: payment.instalments_count }) },
        { term: t('field.contractor'), detail: payment.contractor.name },
        { term: t('field.payer'), detail: payment.payer.name },
        { term: t('field.provider'), detail: payment.provider.name },
        { term: t('field.branch'), detail: payment.branch.name },
        { term: t('field.due_date'), detail: date(payment.due_date) },
        { term: t('field.amount'), detail: money(payment.amount, payment.currency) },
        { term: t('field.payment_date'), detail: date(payment.payment_date) },
        { term: t('field.method'), detail: method && t(`common:paymentMethod.${method}`) },
        { term: t('field.invoice_number'), detail: payment.invoice_number },
        { term: t('field.collected_by'), detail: t(`common:collectedBy.${payment.collected_by}`) },
        { term: t('field.last_notified_at'), detail: dateTime(payment.last_notified_at) },
      ]}
    />
  );
}
