// Apart, so that the dashboard brings of the payments no more than this, and after what is due.
export { DuePayments } from '../collection/payments/index.ts';
