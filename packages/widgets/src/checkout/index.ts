export { Checkout, type CheckoutProps } from './Checkout.tsx';
export { PlanChoice } from './PlanChoice.tsx';
export { useFreshPurchase } from './useFreshPurchase.ts';
