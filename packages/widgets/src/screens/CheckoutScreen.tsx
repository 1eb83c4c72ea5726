import type { Brand } from '../base/brand/index.ts';
import { InvoiceButton } from '../subscription/billing/index.ts';
import { Checkout, type CheckoutProps } from '../subscription/checkout/index.ts';

type CheckoutScreenProps = { brand: Brand } & Pick<CheckoutProps, 'plan' | 'period'>;

/** `/app/payments/stepper` */
export function CheckoutScreen(props: CheckoutScreenProps) {
  return <Checkout {...props} invoiceAction={(id) => <InvoiceButton invoiceId={id} isNamed />} />;
}
