export { paymentStepperMachine } from './paymentStepper.machine.ts';
export { type PaymentStep, type PaymentStepperView, paymentStepperView } from './paymentStepper.selectors.ts';
export {
  type CardToken,
  type CheckoutAnswer,
  type CheckoutIntent,
  type CheckoutRequest,
  type InvoiceDetails,
  type PlanOrder,
  paymentLimits,
} from './paymentStepper.types.ts';
