import type { Payment } from '@corredor/core/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import * as css from './PaidPart.css.ts';
import { isPartlyPaid, shareOf, sizeOf } from './paidParts.ts';

type Parts = Pick<Payment, 'kind' | 'amount' | 'paid_amount' | 'is_paid' | 'currency'>;

/** How much of an instalment is in, as a thin bar and in words; draws nothing where nothing is in, or all of it. */
export function PaidPart({ payment }: { payment: Parts }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  if (!isPartlyPaid(payment)) return null;
  const { kind, amount, paid_amount: paid, currency } = payment;
  return (
    <Part payment={payment}>
      {t(kind === 'credit' ? 'part.used' : 'part.paid', {
        paid: money(paid, currency),
        amount: money(sizeOf(amount), currency),
      })}
    </Part>
  );
}

function Part({ payment, children }: { payment: Parts; children: ReactNode }) {
  return (
    <span className={css.part}>
      <span className={css.words}>{children}</span>
      <span className={css.track} aria-hidden>
        <span className={css.fill} style={{ inlineSize: `${shareOf(payment)}%` }} />
      </span>
    </span>
  );
}

/** What is open of an instalment in a row of a list, with how much it is in all below. */
export function OpenOfWhole({ payment }: { payment: Parts & Pick<Payment, 'balance'> }) {
  const { t } = useTranslation('payments');
  const { money, bareMoney } = useFormats();
  const { amount, balance, currency } = payment;
  return (
    <span className={css.inRow}>
      <span>{money(balance, currency)}</span>
      <Part payment={payment}>{t('part.whole', { amount: bareMoney(sizeOf(amount), currency) })}</Part>
    </span>
  );
}
