import type { Payment } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';

/** Something of it is in, and something open. */
export const isPartlyPaid = ({ is_paid, paid_amount }: Pick<Payment, 'is_paid' | 'paid_amount'>) =>
  !is_paid && compareMoney(paid_amount, '0.00') > 0;

/** What to read of an instalment in one amount: what is open, and of one that is paid all of it. */
export const dueOf = ({ is_paid, amount, balance }: Pick<Payment, 'is_paid' | 'amount' | 'balance'>) =>
  is_paid ? amount : balance;
