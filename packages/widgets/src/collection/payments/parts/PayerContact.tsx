import type { Payment } from '@corredor/core/api';
import { getCustomer, getPaymentReminder } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { PhoneLinks } from '../../../frames/records/index.ts';

type Instalment = Pick<Payment, 'id' | 'payer' | 'is_paid' | 'last_notified_at'>;

/** Who pays an instalment, with the telephone to call and to write to; the words of a reminder stand ready in the chat. */
export function PayerContact({ payment, columns = 1 }: { payment: Instalment; columns?: 1 | 3 }) {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormats();
  const canViewCustomers = useCan('core_app.view_customer');
  const { payer } = payment;
  const { phone, email, message } = usePayer(payment);
  return (
    <DescriptionList
      columns={columns}
      items={[
        {
          term: t('field.payer'),
          detail: canViewCustomers ? <Link href={paths.customerRecord(payer.id)}>{payer.name}</Link> : payer.name,
        },
        { term: t('payer.phone'), detail: phone && <PhoneLinks phone={phone} message={message} /> },
        { term: t('remind.email'), detail: email && <Link href={`mailto:${email}`}>{email}</Link> },
        ...(payment.is_paid
          ? []
          : [
              {
                term: t('field.last_notified_at'),
                detail: payment.last_notified_at ? dateTime(payment.last_notified_at) : t('remind.never'),
              },
            ]),
      ]}
    />
  );
}

/** How to reach a payer: as the reminder would, for who may send it, else as the customer's record says. */
function usePayer({ id, payer, is_paid }: Instalment) {
  const client = useClient();
  const canRemind = useCan('policy_app.change_payment') && !is_paid;
  const canViewCustomers = useCan('core_app.view_customer');
  const reminder = useQuery({
    ...queryOf(client, getPaymentReminder, { path: { paymentId: id } }),
    enabled: canRemind,
  }).data;
  const customer = useQuery({
    ...queryOf(client, getCustomer, { path: { customerId: payer.id } }),
    enabled: !canRemind && canViewCustomers,
  }).data;
  const found = reminder ?? customer;
  return { phone: found?.phone, email: found?.email, message: reminder?.message };
}
