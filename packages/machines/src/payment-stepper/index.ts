export { paymentStepperMachine } from './paymentStepper.machine.ts';
export { type PaymentStep, type PaymentStepperView, paymentStepperView } from './paymentStepper.selectors.ts';
export {
  type CheckoutIntent,
  type CheckoutRequest,
  type PlanOrder,
  paymentLimits,
} from './paymentStepper.types.ts';
