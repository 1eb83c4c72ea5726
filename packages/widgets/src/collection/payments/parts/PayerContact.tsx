import type { Payment } from '@corredor/core/api';
import { getCustomer, getPaymentReminder } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { EmailLink, PhoneLinks } from '../../../frames/records/index.ts';

type Instalment = Pick<Payment, 'id' | 'payer' | 'is_paid' | 'last_notified_at'>;

interface PayerContactProps {
  payment: Instalment;
  columns?: 1 | 2;
  /** False where the place has said who pays already. */
  hasName?: boolean;
}

/** Who pays an instalment, with the telephone to call and to write to; the words of a reminder stand ready in the chat. */
export function PayerContact({ payment, columns = 1, hasName = true }: PayerContactProps) {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormats();
  const canViewCustomers = useCan('core_app.view_customer');
  const { payer } = payment;
  const { phone, email, message } = usePayer(payment);
  return (
    <DescriptionList
      columns={columns}
      items={[
        ...(hasName
          ? [
              {
                term: t('field.payer'),
                detail: canViewCustomers ? <Link href={paths.customerRecord(payer.id)}>{payer.name}</Link> : payer.name,
              },
            ]
          : []),
        { term: t('payer.phone'), detail: phone && <PhoneLinks phone={phone} message={message} /> },
        { term: t('remind.email'), detail: email && <EmailLink email={email} /> },
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

/** The same in three lines, beside what is collected. */
export function PayerLine({ payment }: { payment: Instalment }) {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormats();
  const canViewCustomers = useCan('core_app.view_customer');
  const { payer, last_notified_at: reminded } = payment;
  const { phone, email, message } = usePayer(payment);
  return (
    <Stack gap="xxsmall">
      <Inline gap="xsmall">
        <Text tone="muted">{t('field.payer')}</Text>
        {canViewCustomers ? <Link href={paths.customerRecord(payer.id)}>{payer.name}</Link> : <Text>{payer.name}</Text>}
      </Inline>
      {(phone || email) && (
        <Inline gap="medium">
          {phone && <PhoneLinks phone={phone} message={message} />}
          {email && <EmailLink email={email} />}
        </Inline>
      )}
      {!payment.is_paid && (
        <Text size="sm" tone="muted">
          {t('payer.lastReminder', { when: reminded ? dateTime(reminded) : t('remind.never') })}
        </Text>
      )}
    </Stack>
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
