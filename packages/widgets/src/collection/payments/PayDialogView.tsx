import type { PayInstalmentInput, Payment, PaymentMethod } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { policyWords } from '@corredor/core/policies';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { Dialog } from '@corredor/ui/Dialog';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { isAboutPlan, PlanHelp } from '../../frames/records/index.ts';

interface PayDialogViewProps {
  payment: Payment;
  /** How this payer paid last: taken as the answer until another is given. */
  lastMethod?: PaymentMethod | null;
  isSaving: boolean;
  error: CallError | null;
  onPay: (input: PayInstalmentInput) => void;
  onClose: () => void;
}

/** Marks an instalment as paid: how, when, and on which invoice. */
export function PayDialogView({ payment, lastMethod = null, isSaving, error, onPay, onClose }: PayDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date, today } = useFormats();
  const [chosen, setMethod] = useState(payment.payment_method);
  const method = chosen ?? lastMethod;
  const [day, setDay] = useState<string | null>(today());
  const [invoice, setInvoice] = useState(payment.invoice_number ?? '');
  const [hasTried, setTried] = useState(false);
  const id = useId();
  const dayProblem = () => {
    if (day === null) return t('common:validation.required');
    return day > today() ? t('common:validation.notFutureDate') : error?.fields.payment_date;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setTried(true);
    if (method === null || day === null || day > today()) return;
    onPay({ payment_method: method, payment_date: day, invoice_number: invoice.trim() || null });
  };
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={!isSaving}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('pay.title')}
      description={t('pay.what', {
        number: payment.number,
        count: payment.instalments_count,
        policy: payment.policy_number,
        amount: money(payment.amount, payment.currency),
        date: date(payment.due_date),
      })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {t('common:action.cancel')}
          </Button>
          <Button tone="accent" type="submit" form={id} isPending={isSaving}>
            {t('common:action.pay')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save}>
        <Stack>
          {error && <Problem error={error} />}
          <RadioGroup
            // Where it comes to be known late, the focus goes to it.
            key={lastMethod}
            label={t('field.method')}
            isRequired
            orientation="horizontal"
            autoFocus
            items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
            value={method}
            onChange={setMethod}
            description={chosen === null && lastMethod ? t('pay.asLast', { name: payment.payer.name }) : undefined}
            errorMessage={hasTried && method === null ? t('common:validation.selectPaymentMethod') : undefined}
          />
          <DateField
            label={t('field.payment_date')}
            isRequired
            maxValue={today()}
            value={day}
            onChange={setDay}
            errorMessage={hasTried ? dayProblem() : undefined}
          />
          <TextField
            label={t('field.invoice_number')}
            maxLength={60}
            value={invoice}
            onChange={setInvoice}
            errorMessage={error?.fields.invoice_number}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Why a payment could not be written; what somebody else changed is shown anew when the dialog is opened again. */
export function Problem({ error, isKept = true }: { error: CallError; isKept?: boolean }) {
  const { t } = useTranslation(['payments', 'common']);
  const title = error.status === 412 ? t('changed') : error.message;
  return (
    <Banner tone="critical" isLive title={title}>
      {isAboutPlan(error.code) && <PlanHelp failure={error} isKept={isKept} />}
    </Banner>
  );
}
