import type { DeclineReason } from '@corredor/core/api';
import type { PaymentStepperView } from '@corredor/machines/payment-stepper';

/** Why a card was refused, wherever the server said it. */
export const declineReason = ({ error, checkout }: PaymentStepperView): DeclineReason =>
  error?.problem?.reason ?? checkout?.reason ?? 'generic';
