import type { Payment } from '@corredor/core/api';
import { compareMoney, type Money } from '@corredor/core/money';

/** Something of it is in, and something open. */
export const isPartlyPaid = ({ is_paid, paid_amount }: Pick<Payment, 'is_paid' | 'paid_amount'>) =>
  !is_paid && compareMoney(paid_amount, '0.00') > 0;

/** An amount without its sign: of a credit what is owed. */
export const sizeOf = (amount: Money): Money => amount.replace('-', '');

/** What to read of an instalment in one amount: what is open, and of one that is paid all of it. */
export const dueOf = ({ is_paid, amount, balance }: Pick<Payment, 'is_paid' | 'amount' | 'balance'>) =>
  is_paid ? amount : balance;

/** How much of it is in, in whole percents; what is not paid is never all of it. */
export const shareOf = ({ amount, paid_amount }: Pick<Payment, 'amount' | 'paid_amount'>) =>
  Math.min(99, Math.max(1, Math.floor((Number(paid_amount) / Math.abs(Number(amount))) * 100)));
