import type { PayInstalmentInput, Payment } from '@corredor/core/api';
import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog } from '../../../frames/leaving/index.ts';
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

/** Marks many instalments as paid: how and when. */
export function BulkPayDialogView({ count, isAtLeast = false, rows = null, onPay, onClose }: BulkPayDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { today } = useFormats();
  const { sumOf, payersOf } = usePaymentSum();
  const open = rows?.filter(({ allowed_actions }) => allowed_actions.includes('pay'));
  const left = rows && open ? rows.length - open.length : 0;
  const [method, setMethod] = useState<PayInstalmentInput['payment_method'] | null>(null);
  const [day, setDay] = useState<string | null>(today());
  const [named, setCollector] = useState<Collector | null>(null);
  const collector = named ?? commonCollector(open ?? []);
  const [hasTried, setTried] = useState(false);
  const received = useReceiptDay(day, method, { hasTried });
  const save = () => {
    setTried(true);
    if (method === null || day === null || received.isWrong) return;
    onPay({ payment_method: method, payment_date: day, ...(collector && { collected_by: collector }) });
  };
  const isTyped = method !== null || named !== null || day !== today();
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
      isDirty={isTyped}
      onSubmit={save}
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
        value={method}
        onChange={setMethod}
        errorMessage={hasTried && method === null ? t('common:validation.selectPaymentMethod') : undefined}
      />
      <DateField
        label={t('field.payment_date')}
        isRequired
        maxValue={received.maxValue}
        value={day}
        onChange={setDay}
        errorMessage={received.errorMessage}
      />
      <CollectorField
        label={t('field.took')}
        description={collector ? undefined : t('transfer.mixedCollectors')}
        value={collector}
        onChange={setCollector}
      />
    </AskDialog>
  );
}
