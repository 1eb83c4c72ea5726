import type { CollectedBy, Payment, PaymentPatch } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { getPayment, updatePayment } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vPayment, vPaymentPatch } from '@corredor/core/schemas';
import { Button } from '@corredor/ui/Button';
import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { TextField } from '@corredor/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { bindField, FormPage, textOrNull, useRecordForm } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentMoves } from './PaymentMoves.tsx';
import { PaymentStatusChip } from './paymentStatus.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

type Values = { invoice_number: string; collected_by: CollectedBy };
const valuesOf = (payment: Payment): Values => ({
  invoice_number: payment.invoice_number ?? '',
  collected_by: payment.collected_by,
});
const inputOf = ({ invoice_number, collected_by }: Values): PaymentPatch => ({
  invoice_number: textOrNull(invoice_number),
  collected_by,
});

/** Changes what is known of one instalment, once it is there. */
export function PaymentForm({ id }: { id: number }) {
  return (
    <RecordLoader id={id} get={(client, paymentId) => queryOf(client, getPayment, { path: { paymentId } })}>
      {(payment) => <LoadedPaymentForm payment={payment} />}
    </RecordLoader>
  );
}

function LoadedPaymentForm({ payment }: { payment: Payment }) {
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
    values: { of: valuesOf, empty: valuesOf(payment), toInput: inputOf },
    operations: {
      update: (client, { id, version }, body) =>
        call(client, updatePayment, { path: { paymentId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updatePayment),
    },
    words: {
      success: t('common:success.payment.updated'),
      labelOf: (name) => (name === 'invoice_number' || name === 'collected_by' ? t(`field.${name}`) : undefined),
      compare: (mine, theirs) => {
        const other = valuesOf(theirs);
        return [
          {
            name: 'invoice_number',
            label: t('field.invoice_number'),
            mine: mine.invoice_number,
            theirs: other.invoice_number,
          },
          {
            name: 'collected_by',
            label: t('field.collected_by'),
            mine: t(`common:collectedBy.${mine.collected_by}`),
            theirs: t(`common:collectedBy.${other.collected_by}`),
          },
        ];
      },
    },
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
        <FormGroup title={t('form.facts')}>
          <PaymentFacts payment={payment} />
        </FormGroup>
        <FormGroup title={t('form.change')}>
          <Controller
            control={form.control}
            name="invoice_number"
            render={(field) => <TextField {...bindField(field)} label={t('field.invoice_number')} maxLength={60} />}
          />
          <Controller
            control={form.control}
            name="collected_by"
            render={(field) => (
              <RadioGroup
                {...bindField(field)}
                label={t('field.collected_by')}
                items={(['insurer', 'broker'] as const).map((id) => ({
                  id,
                  label: t(`common:collectedBy.${id}`),
                  description: t(`form.${id}Help`),
                }))}
              />
            )}
          />
        </FormGroup>
      </FormPage>
      {isReminding && <ReminderDialog payment={payment} onClose={() => setReminding(false)} />}
      {isMoving && <PaymentMoves payment={payment} onClose={() => setMoving(false)} />}
    </>
  );
}
