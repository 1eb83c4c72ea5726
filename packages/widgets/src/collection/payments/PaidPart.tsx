import type { Payment } from '@corredor/core/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PaidPart.css.ts';
import { isPartlyPaid } from './paidParts.ts';

type Parts = Pick<Payment, 'amount' | 'paid_amount' | 'is_paid' | 'currency'>;

/** How much of an instalment is in, as a thin bar and in words; draws nothing where nothing is in, or all of it. Short where the amount stands above. */
export function PaidPart({ payment, isShort = false }: { payment: Parts; isShort?: boolean }) {
  const { t } = useTranslation('payments');
  const { bareMoney } = useFormats();
  if (!isPartlyPaid(payment)) return null;
  const { amount, paid_amount: paid, currency } = payment;
  return (
    <span className={css.part}>
      <span className={css.words}>
        {t(isShort ? 'part.of' : 'part.paid', { paid: bareMoney(paid, currency), amount: bareMoney(amount, currency) })}
      </span>
      <span className={css.track} aria-hidden>
        <span className={css.fill} style={{ inlineSize: `${(Number(paid) / Number(amount)) * 100}%` }} />
      </span>
    </span>
  );
}

/** An amount in a row of a list, with how much of it is in below. */
export function AmountWithPart({ payment, children }: { payment: Parts; children: ReactNode }) {
  return (
    <span className={css.inRow}>
      <span>{children}</span>
      <PaidPart payment={payment} isShort />
    </span>
  );
}
