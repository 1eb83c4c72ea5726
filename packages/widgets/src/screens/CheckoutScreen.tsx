import { InvoiceButton } from '../billing/index.ts';
import type { Brand } from '../brand/index.ts';
import { Checkout, type CheckoutProps } from '../checkout/index.ts';

type CheckoutScreenProps = { brand: Brand } & Pick<CheckoutProps, 'plan' | 'period'>;

/** `/app/payments/stepper` */
export function CheckoutScreen(props: CheckoutScreenProps) {
  return <Checkout {...props} invoiceAction={(id) => <InvoiceButton invoiceId={id} isNamed />} />;
}
