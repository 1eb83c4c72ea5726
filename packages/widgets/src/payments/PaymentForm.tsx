import type { CollectedBy, Payment, PaymentPatch } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { getPayment, updatePayment } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vPayment, vPaymentPatch } from '@corredor/core/schemas';
import { Button } from '@corredor/ui/Button';
import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { TextField } from '@corredor/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { is } from 'valibot';
import { useClient } from '../app/index.ts';
import {
  bindField,
  FormPage,
  RecordFrame,
  textOrNull,
  toRecordState,
  useSaveForm,
  useSchemaResolver,
} from '../crud/index.ts';
import { queryOf, refreshAfter } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
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
  const query = useQuery(queryOf(useClient(), getPayment, { path: { paymentId: id } }));
  return (
    <RecordFrame state={toRecordState(query)} onRetry={() => void query.refetch()}>
      {(payment) => <LoadedPaymentForm payment={payment} />}
    </RecordFrame>
  );
}

function LoadedPaymentForm({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  // What is typed stays on the version that was read, so that somebody else's change is noticed.
  const [base, setBase] = useState(payment);
  const [isMoving, setMoving] = useState(false);
  const [isReminding, setReminding] = useState(false);
  const resolver = useSchemaResolver<Values>(vPaymentPatch, inputOf);
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(base) });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty || payment.version <= base.version) return;
    setBase(payment);
    form.reset(valuesOf(payment));
  }, [isDirty, payment, base.version, form]);
  const saving = useSaveForm({
    form,
    draft: { kind: 'payment', record: base, label: base.policy_number },
    save: (values, version) =>
      call(client, updatePayment, {
        path: { paymentId: base.id },
        header: ifMatch(version ?? base.version),
        body: inputOf(values),
      }),
    successMessage: t('common:success.payment.updated'),
    onSaved: (saved) => {
      queries.setQueryData(queryOf(client, getPayment, { path: { paymentId: saved.id } }).queryKey, saved);
      void refreshAfter(queries, updatePayment);
      go(paths.payments());
    },
  });
  const rows = (theirs: Record<string, unknown>) => {
    if (!is(vPayment, theirs)) return [];
    const [mine, other] = [form.getValues(), valuesOf(theirs)];
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
  };
  return (
    <>
      <FormPage
        title={t('title', { policy: base.policy_number, number: base.number, count: base.instalments_count })}
        context={base.contractor.name}
        mark={<PaymentStatusChip status={payment.status} />}
        parent={{ label: t('common:menu.payments'), href: paths.payments() }}
        saving={saving}
        isDirty={isDirty}
        submitLabel={t('common:action.save')}
        labelOf={(name) => (name === 'invoice_number' || name === 'collected_by' ? t(`field.${name}`) : undefined)}
        conflictFields={rows}
        onTakeTheirs={(theirs) => {
          if (!is(vPayment, theirs)) return;
          setBase(theirs);
          form.reset(valuesOf(theirs));
        }}
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
