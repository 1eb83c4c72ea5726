import type { Payment } from '@corredor/core/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PaidPart.css.ts';
import { isPartlyPaid, isShort, shareOf, sizeOf } from './paidParts.ts';

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

/** An amount in a row of a list, with how much of it is in below. */
export function AmountWithPart({ payment, children }: { payment: Parts; children: ReactNode }) {
  const { t } = useTranslation('payments');
  const { bareMoney, percent } = useFormats();
  const { amount, paid_amount: paid, currency } = payment;
  return (
    <span className={css.inRow}>
      <span>{children}</span>
      <Part payment={payment}>
        {isShort(payment)
          ? t('part.of', { paid: bareMoney(paid, currency), amount: bareMoney(sizeOf(amount), currency) })
          : t(payment.kind === 'credit' ? 'part.shareUsed' : 'part.share', {
              share: percent(String(shareOf(payment))),
            })}
      </Part>
    </span>
  );
}
