// Apart, so that the dashboard brings of the payments no more than this, and only once somebody collects.
export { PaymentMoves } from '../collection/payments/index.ts';
