import type { Payment } from '@corredor/core/api';
import type { Money } from '@corredor/core/money';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useDueWords, usePaymentNumbers, usePaymentTitle } from '../parts/index.ts';
import * as css from './TransferDialogView.css.ts';

interface TransferLineProps {
  payment: Payment;
  /** How much of the transfer goes here. */
  part: Money;
  problem?: string;
  onChange: (part: string) => void;
}

/** One instalment of a transfer: which it is, what is open of it, and how much of the money goes there. */
export function TransferLine({ payment, part, problem, onChange }: TransferLineProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const dueOn = useDueWords();
  const titleOf = usePaymentTitle();
  const { policyOf } = usePaymentNumbers();
  const { number, currency } = payment;
  return (
    <li className={css.line}>
      <div className={css.name}>
        <Text tone="strong" weight="medium">
          {titleOf(payment)}
        </Text>
        <Text size="sm" tone="muted">
          {[payment.contractor.name, dueOn(payment.due_date)].join(' · ')}
        </Text>
      </div>
      <div className={css.open}>
        <Text size="sm" tone="muted" isNumeric>
          {t('transfer.balance', { amount: money(payment.balance, currency) })}
        </Text>
      </div>
      <MoneyField
        label={t('transfer.partOf', { policy: policyOf(payment), number })}
        isLabelHidden
        currency={currency}
        value={part}
        onChange={onChange}
        errorMessage={problem}
      />
    </li>
  );
}
