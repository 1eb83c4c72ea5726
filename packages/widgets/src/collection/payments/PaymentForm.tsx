import type { Payment } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { getPayment, updatePayment } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vPayment, vPaymentPatch } from '@corredor/core/schemas';
import { Button } from '@corredor/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PaymentMoves } from './PaymentMoves.tsx';
import { PaymentStatusChip } from './paymentStatus.tsx';
import { toPaymentInput, toPaymentValues } from './paymentValues.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { usePaymentWords } from './usePaymentWords.ts';

/** Changes the instalment of this number, as it is now on the server. */
export function PaymentEditor({ id }: { id: number }) {
  return (
    <RecordLoader id={id} get={(client, paymentId) => queryOf(client, getPayment, { path: { paymentId } })}>
      {(payment) => <PaymentForm payment={payment} />}
    </RecordLoader>
  );
}

/** Changes what is known of one instalment. */
function PaymentForm({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  const [isMoving, setMoving] = useState(false);
  const [isReminding, setReminding] = useState(false);
  const editing = useRecordForm({
    kind: 'payment',
    record: payment,
    nameOf: ({ policy_number }) => policy_number,
    schemas: { record: vPayment, input: vPaymentPatch },
    values: { of: toPaymentValues, empty: toPaymentValues(payment), toInput: toPaymentInput },
    operations: {
      update: (client, { id, version }, body) =>
        call(client, updatePayment, { path: { paymentId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updatePayment),
    },
    words: { ...usePaymentWords(), success: t('common:success.payment.updated') },
    onSaved: (saved) => {
      queries.setQueryData(queryOf(client, getPayment, { path: { paymentId: saved.id } }).queryKey, saved);
      go(paths.payments());
    },
  });
  const { form, base = payment, isDirty } = editing;
  return (
    <>
      <FormPage
        title={t('title', { policy: base.policy_number, number: base.number, count: base.instalments_count })}
        context={base.contractor.name}
        mark={<PaymentStatusChip status={payment.status} />}
        parent={{ label: t('common:menu.payments'), href: paths.payments() }}
        editing={editing}
        submitLabel={t('common:action.save')}
        secondaryActions={
          !isDirty && (
            <>
              {payment.allowed_actions.includes('notify') && (
                <Button onPress={() => setReminding(true)}>{t('common:action.notify')}</Button>
              )}
              <Button onPress={() => setMoving(true)}>
                {t(payment.is_paid ? 'common:action.unpay' : 'common:action.pay')}
              </Button>
            </>
          )
        }
      >
        <PaymentFields control={form.control} payment={payment} />
      </FormPage>
      {isReminding && <ReminderDialog payment={payment} onClose={() => setReminding(false)} />}
      {isMoving && <PaymentMoves payment={payment} onClose={() => setMoving(false)} />}
    </>
  );
}
