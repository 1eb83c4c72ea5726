import type { PayInstalmentInput, Payment } from '@corredor/core/api';
import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog, useDialogForm } from '../../../frames/asking/index.ts';
import { type Collector, CollectorField, commonCollector, useReceiptDay } from '../moves/index.ts';
import { usePaymentSum } from '../parts/index.ts';

interface BulkPayDialogViewProps {
  count: number;
  isAtLeast?: boolean;
  /** The chosen instalments; null while they are read. */
  rows?: readonly Payment[] | null;
  onPay: (input: PayInstalmentInput) => void;
  onClose: () => void;
}

interface BulkPayValues {
  payment_method: PayInstalmentInput['payment_method'] | null;
  payment_date: string | null;
  /** Null as long as nobody says another than what the instalments say. */
  collected_by: Collector | null;
}

/** Marks many instalments as paid: how and when. */
export function BulkPayDialogView({ count, isAtLeast = false, rows = null, onPay, onClose }: BulkPayDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { today } = useFormats();
  const { sumOf, payersOf } = usePaymentSum();
  const receivedOf = useReceiptDay();
  const open = rows?.filter(({ allowed_actions }) => allowed_actions.includes('pay'));
  const left = rows && open ? rows.length - open.length : 0;
  const dayIn = ({ payment_date, payment_method }: BulkPayValues) => receivedOf(payment_date, payment_method);
  const collectorIn = ({ collected_by }: BulkPayValues) => collected_by ?? commonCollector(open ?? []);
  const form = useDialogForm<BulkPayValues, PayInstalmentInput>({
    place: null,
    begun: { payment_method: null, payment_date: today(), collected_by: null },
    faultsAtOnce: (values) => ({ payment_date: dayIn(values).faultAtOnce }),
    faults: (values) => ({
      payment_method: values.payment_method === null && t('common:validation.selectPaymentMethod'),
      payment_date: dayIn(values).fault,
    }),
    toInput: (values) => {
      const { payment_method, payment_date } = values;
      const collected_by = collectorIn(values);
      if (payment_method === null || payment_date === null) return null;
      return { payment_method, payment_date, collected_by: collected_by || undefined };
    },
    onSubmit: onPay,
  });
  const collector = collectorIn(form.values);
  return (
    <AskDialog
      size="small"
      title={t('pay.title')}
      description={
        open
          ? [t('chosen.instalments', { count: open.length }), ...(open.length > 0 ? [sumOf(open)] : [])].join(' · ')
          : t('pay.many', { count, context: isAtLeast ? 'atLeast' : undefined })
      }
      verb={t('common:action.pay')}
      form={form}
      onClose={onClose}
    >
      {open && open.length > 0 && <Text>{t('chosen.payers', { names: payersOf(open) })}</Text>}
      {left > 0 && <Text tone="muted">{t('pay.left', { count: left })}</Text>}
      <RadioGroup
        label={t('field.method')}
        isRequired
        orientation="horizontal"
        autoFocus
        items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
        {...form.field('payment_method')}
      />
      <DateField
        label={t('field.payment_date')}
        isRequired
        maxValue={dayIn(form.values).maxValue}
        {...form.field('payment_date')}
      />
      <CollectorField
        label={t('field.took')}
        description={collector ? undefined : t('transfer.mixedCollectors')}
        value={collector}
        onChange={(collected_by) => form.set({ collected_by })}
      />
    </AskDialog>
  );
}
