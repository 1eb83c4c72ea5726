import type { Payment } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { getPayment, updatePayment } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vPayment, vPaymentPatch } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../../frames/forms/index.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { toPaymentInput, toPaymentValues } from './paymentValues.ts';
import { usePaymentWords } from './usePaymentWords.ts';

/** Changes what is known of one instalment, in its page. */
export function PaymentForm({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'common']);
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: 'payment',
    record: payment,
    nameOf: ({ policy_number }) => policy_number,
    schemas: { record: vPayment, input: vPaymentPatch },
    values: { of: toPaymentValues, empty: toPaymentValues(payment), toInput: toPaymentInput },
    operations: {
      get: (client, paymentId) => queryOf(client, getPayment, { path: { paymentId } }),
      update: (client, { id, version }, body) =>
        call(client, updatePayment, { path: { paymentId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updatePayment),
    },
    words: { ...usePaymentWords(), success: t('common:success.payment.updated') },
    onSaved: ({ id }) => go(paths.paymentRecord(id)),
  });
  return (
    <FormPage
      parent={{ label: t('common:menu.payments'), href: paths.paymentRecord(payment.id) }}
      editing={editing}
      submitLabel={t('common:action.save')}
    >
      <PaymentFields control={editing.form.control} />
    </FormPage>
  );
}
