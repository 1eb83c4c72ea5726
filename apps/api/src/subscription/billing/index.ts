export { billingOperations } from './billing.operations.ts';
export { billingStore } from './billing.store.ts';
export { checkoutOperations } from './checkout.operations.ts';
export { type Extension, extendSubscription } from './extend.ts';
export { approvePayment, type Decision, rejectPayment } from './operator.ts';
export type { BillingWorld } from './place.ts';
export { planUseOperations } from './planUse.operations.ts';
export { reconcileCheckouts } from './reconcile.ts';
export { stripeOperations } from './stripe.operations.ts';
