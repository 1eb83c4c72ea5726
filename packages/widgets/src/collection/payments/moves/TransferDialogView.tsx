import type { Payment, ReceiptBatchInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { transferLimit } from '@corredor/core/instalments';
import { compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { policyWords } from '@corredor/core/policies';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { DateField } from '@corredor/ui/DateField';
import { MoneyField } from '@corredor/ui/MoneyField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog } from '../../../frames/asking/index.ts';
import { usePaymentSum } from '../parts/index.ts';
import { CollectorField } from './CollectorField.tsx';
import { Problem } from './PayDialogView.tsx';
import * as css from './TransferDialogView.css.ts';
import { TransferLine } from './TransferLine.tsx';
import { type TransferForm, useTransferForm } from './useTransferForm.ts';

interface TransferDialogViewProps {
  /** Where the money may go; null while they are read. What cannot be paid stays out. */
  rows: readonly Payment[] | null;
  /** How many are open in all, where there are more than `rows`. */
  openCount?: number;
  /** The instalments were chosen, so that all of them are meant; else the reader says how much came in. */
  isChosen?: boolean;
  /** Whose instalments they are, where they are of one policy: what was typed when the session ended is kept for it. */
  policyId?: number;
  isSaving: boolean;
  error: CallError | null;
  onSend: (input: ReceiptBatchInput, paid: readonly Payment[]) => void;
  onClose: () => void;
}
const nothing = '0.00';

/** What came in at once for several instalments: how much, how and when, and which part goes where, to the cent. */
export function TransferDialogView({ onClose, ...props }: TransferDialogViewProps) {
  const { rows, isChosen = false, error } = props;
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const transfer = useTransferForm(props);
  const { form, taken, open, currency } = transfer;
  const told = [
    t('chosen.instalments', { count: taken.length }),
    t('transfer.open', { amount: money(open, currency) }),
  ].join(' · ');
  return (
    <AskDialog
      size="large"
      title={t('transfer.title')}
      description={rows ? told : undefined}
      verb={t('common:action.pay')}
      form={form}
      isDisabled={taken.length === 0}
      onClose={onClose}
    >
      {error && <Problem error={error} isKept={false} />}
      {error?.status === 412 && error.problem?.current !== undefined && (
        <Text tone="muted">{t('transfer.nothingStored')}</Text>
      )}
      <Chosen {...transfer} isChosen={isChosen} openCount={props.openCount} />
      <Fields {...transfer} />
      {rows === null && <Skeleton shape="rows" height="8rem" />}
      {rows !== null && taken.length === 0 && <Text tone="muted">{t('transfer.none')}</Text>}
      {taken.length > 0 && <Lines {...transfer} />}
    </AskDialog>
  );
}

/** Of whom the chosen instalments are, and which of them no money goes to. */
function Chosen(props: TransferForm & Pick<TransferDialogViewProps, 'isChosen' | 'openCount'>) {
  const { taken, payable, paid, left, isChosen, openCount = 0 } = props;
  const { t } = useTranslation('payments');
  const { payersOf } = usePaymentSum();
  return (
    <>
      {taken.length > 0 && isChosen && <Text>{t('chosen.payers', { names: payersOf(taken) })}</Text>}
      {paid > 0 && <Text tone="muted">{t('pay.leftPaid', { count: paid })}</Text>}
      {left > 0 && <Text tone="muted">{t('pay.left', { count: left })}</Text>}
      {payable.length > taken.length && (
        <Banner
          tone="caution"
          title={t('transfer.limit', { limit: transferLimit, count: Math.max(openCount, payable.length) })}
        />
      )}
    </>
  );
}

function Fields({ form, currency, received, collector }: TransferForm) {
  const { t } = useTranslation(['payments', 'common']);
  return (
    <div className={css.fields}>
      <MoneyField
        label={t('field.receivedAmount')}
        isRequired
        autoFocus
        currency={currency}
        {...form.field('amount')}
        onChange={(amount) => form.set({ amount, parts: null })}
      />
      <DateField
        label={t('field.payment_date')}
        isRequired
        maxValue={received.maxValue}
        {...form.field('received_on')}
      />
      <RadioGroup
        label={t('field.method')}
        isRequired
        orientation="horizontal"
        items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
        {...form.field('method')}
      />
      <TextField label={t('field.reference')} maxLength={60} {...form.field('reference')} />
      <CollectorField
        label={t('field.took')}
        description={collector ? undefined : t('transfer.mixedCollectors')}
        value={collector}
        onChange={(collected_by) => form.set({ collected_by })}
      />
    </div>
  );
}

/** Which part goes where, and what of the amount has no place yet. */
function Lines({ form, taken, shares, currency, faultOf }: TransferForm) {
  const { t } = useTranslation('payments');
  const { parts, partOf, lines, rest } = shares;
  return (
    <Stack gap="small">
      <Text tone="muted">{t('transfer.order')}</Text>
      <ul className={css.lines} aria-label={t('transfer.lines')}>
        {taken.map((payment) => (
          <TransferLine
            key={payment.id}
            payment={payment}
            part={partOf(payment)}
            problem={faultOf(payment)}
            onChange={(part) => form.set({ parts: new Map([...parts, [payment.id, part || nothing]]) })}
          />
        ))}
      </ul>
      <div data-fault={rest !== nothing || undefined} className={css.foot} aria-live="polite">
        {(lines.length > 0 || rest !== nothing) && <Rest rest={rest} currency={currency} />}
        {form.values.parts !== null && (
          <Button size="small" onPress={() => form.set({ parts: null })}>
            {t('transfer.again')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** What of the amount has no place yet, or what the parts are too much; it must be nothing. */
function Rest({ rest, currency }: { rest: Money; currency: string }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const isTooMuch = compareMoney(rest, nothing) < 0;
  const words = isTooMuch
    ? t('transfer.tooMuch', { amount: money(subtractMoney(nothing, rest), currency) })
    : t('transfer.rest', { amount: money(rest, currency) });
  return (
    <Text tone={rest === nothing ? 'positive' : 'critical'} weight="medium">
      {rest === nothing ? t('transfer.even') : words}
    </Text>
  );
}
