export { Checkout, type CheckoutProps } from './Checkout.tsx';
export { PlanChoice } from './PlanChoice.tsx';
