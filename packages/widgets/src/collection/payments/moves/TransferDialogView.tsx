import type { Payment, PaymentMethod, ReceiptBatchInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { inTransferOrder, spreadTransfer, transferLimit } from '@corredor/core/instalments';
import { addMoney, compareMoney, type Money, subtractMoney } from '@corredor/core/money';
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
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog } from '../../../frames/leaving/index.ts';
import { usePaymentSum } from '../parts/index.ts';
import { type Collector, CollectorField, commonCollector } from './CollectorField.tsx';
import { Problem } from './PayDialogView.tsx';
import * as css from './TransferDialogView.css.ts';
import { TransferLine } from './TransferLine.tsx';
import { useReceiptDay } from './useReceiptDay.ts';

interface TransferDialogViewProps {
  /** Where the money may go; null while they are read. What cannot be paid stays out. */
  rows: readonly Payment[] | null;
  /** The instalments were chosen, so that all of them are meant; else the reader says how much came in. */
  isChosen?: boolean;
  isSaving: boolean;
  error: CallError | null;
  onSend: (input: ReceiptBatchInput, paid: readonly Payment[]) => void;
  onClose: () => void;
}
const nothing = '0.00';

/** What came in at once for several instalments: how much, how and when, and which part goes where, to the cent. */
export function TransferDialogView({
  rows,
  isChosen = false,
  isSaving,
  error,
  onSend,
  onClose,
}: TransferDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, today } = useFormats();
  const { payersOf } = usePaymentSum();
  const payable = inTransferOrder((rows ?? []).filter(({ allowed_actions }) => allowed_actions.includes('pay')));
  const taken = payable.slice(0, transferLimit);
  const open = addMoney(nothing, ...taken.map(({ balance }) => balance));
  const paid = (rows ?? []).filter(({ is_paid }) => is_paid).length;
  const left = (rows?.length ?? 0) - payable.length - paid;
  const currency = taken[0]?.currency ?? 'USD';

  const [typed, setTyped] = useState<string | null>(null);
  const proposed = isChosen && taken.length > 0 ? open : '';
  const amount = typed ?? proposed;
  /** Parts as somebody shared them out by hand; null while the oldest are filled first. */
  const [own, setOwn] = useState<ReadonlyMap<number, Money> | null>(null);
  const [method, setMethod] = useState<PaymentMethod>('transfer');
  const [day, setDay] = useState<string | null>(today());
  const [reference, setReference] = useState('');
  const [named, setCollector] = useState<Collector | null>(null);
  const [hasTried, setTried] = useState(false);
  const foot = useRef<HTMLDivElement>(null);

  const parts = own ?? spreadTransfer(taken, amount || nothing).parts;
  const partOf = (payment: Payment) => parts.get(payment.id) || nothing;
  const lines = taken.filter((payment) => partOf(payment) !== nothing);
  const collector = named ?? commonCollector(lines.length > 0 ? lines : taken);
  const rest = subtractMoney(amount || nothing, addMoney(nothing, ...taken.map(partOf)));
  const isOver = taken.some((payment) => compareMoney(partOf(payment), payment.balance) > 0);
  const received = useReceiptDay(day, method, { hasTried });
  const send = () => {
    setTried(true);
    if (rest !== nothing) foot.current?.scrollIntoView({ block: 'nearest' });
    if (lines.length === 0 || rest !== nothing || isOver || day === null || received.isWrong) return;
    const input: ReceiptBatchInput = {
      received_on: day,
      method,
      reference: reference.trim() || null,
      ...(collector && { collected_by: collector }),
      lines: lines.map((payment) => ({
        payment_id: payment.id,
        version: payment.version,
        amount: partOf(payment),
      })),
    };
    onSend(input, lines);
  };
  const problemOf = (payment: Payment) => {
    if (compareMoney(partOf(payment), payment.balance) > 0)
      return t('pay.over', { balance: money(payment.balance, currency) });
    const place = lines.indexOf(payment);
    return error?.fields[`lines.${place}.amount`] ?? error?.fields[`lines.${place}.payment_id`];
  };
  const changed = error?.status === 412 ? error.problem?.current : undefined;
  const isTyped =
    amount !== proposed ||
    own !== null ||
    named !== null ||
    method !== 'transfer' ||
    day !== today() ||
    reference !== '';
  return (
    <AskDialog
      size="large"
      title={t('transfer.title')}
      description={
        rows
          ? [
              t('chosen.instalments', { count: taken.length }),
              t('transfer.open', { amount: money(open, currency) }),
            ].join(' · ')
          : undefined
      }
      verb={t('common:action.pay')}
      isDirty={isTyped}
      isBusy={isSaving}
      isDisabled={taken.length === 0}
      onSubmit={send}
      onClose={onClose}
    >
      {error && <Problem error={error} isKept={false} />}
      {changed !== undefined && <Text tone="muted">{t('transfer.nothingStored')}</Text>}
      {taken.length > 0 && isChosen && <Text>{t('chosen.payers', { names: payersOf(taken) })}</Text>}
      {paid > 0 && <Text tone="muted">{t('pay.leftPaid', { count: paid })}</Text>}
      {left > 0 && <Text tone="muted">{t('pay.left', { count: left })}</Text>}
      {payable.length > taken.length && (
        <Banner tone="caution" title={t('transfer.limit', { limit: transferLimit, count: payable.length })} />
      )}
      <div className={css.fields}>
        <MoneyField
          label={t('field.receivedAmount')}
          isRequired
          autoFocus
          currency={currency}
          value={amount}
          onChange={(next) => {
            setTyped(next);
            setOwn(null);
          }}
          errorMessage={hasTried && lines.length === 0 ? t('pay.noAmount') : undefined}
        />
        <DateField
          label={t('field.payment_date')}
          isRequired
          maxValue={received.maxValue}
          value={day}
          onChange={setDay}
          errorMessage={received.errorMessage ?? (hasTried ? error?.fields.received_on : undefined)}
        />
        <RadioGroup
          label={t('field.method')}
          isRequired
          orientation="horizontal"
          items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
          value={method}
          onChange={setMethod}
          errorMessage={error?.fields.method}
        />
        <TextField
          label={t('field.reference')}
          maxLength={60}
          value={reference}
          onChange={setReference}
          errorMessage={error?.fields.reference}
        />
        <CollectorField
          label={t('field.took')}
          description={collector ? undefined : t('transfer.mixedCollectors')}
          value={collector}
          onChange={setCollector}
        />
      </div>
      {rows === null && <Skeleton shape="block" height="8rem" />}
      {rows !== null && taken.length === 0 && <Text tone="muted">{t('transfer.none')}</Text>}
      {taken.length > 0 && (
        <Stack gap="small">
          <Text tone="muted">{t('transfer.order')}</Text>
          <ul className={css.lines} aria-label={t('transfer.lines')}>
            {taken.map((payment) => (
              <TransferLine
                key={payment.id}
                payment={payment}
                part={partOf(payment)}
                problem={problemOf(payment)}
                onChange={(part) => setOwn(new Map([...parts, [payment.id, part || nothing]]))}
              />
            ))}
          </ul>
          <div ref={foot} className={css.foot} aria-live="polite">
            {(lines.length > 0 || rest !== nothing) && <Rest rest={rest} currency={currency} />}
            {own !== null && (
              <Button size="small" onPress={() => setOwn(null)}>
                {t('transfer.again')}
              </Button>
            )}
          </div>
        </Stack>
      )}
    </AskDialog>
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
