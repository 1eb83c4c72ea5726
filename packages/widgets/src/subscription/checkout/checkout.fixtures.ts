import type { Checkout, Gateway, InvoiceForm, Quote } from '@corredor/core/api';
import type { PaymentStepperView } from '@corredor/machines/payment-stepper';

const professional: Quote['plan'] = {
  id: 3,
  name: 'Professional',
  currency: 'USD',
  monthly_price: '49.00',
  annual_price: '490.00',
  vat_percent: '15',
  policies_amount: 2000,
  customers_amount: 4000,
  vehicles_amount: 2000,
  generals_amount: 2000,
  users_amount: 10,
  groups_amount: 10,
  emails_amount: 5000,
  manages_policies: true,
  manages_payments: true,
  manages_insureds: true,
  manages_claims: true,
  manages_commissions: true,
  manages_portal: true,
};

/** A month of Professional, bought by who had nothing before. */
export const aQuote = (over: Partial<Quote> = {}): Quote => ({
  plan: professional,
  renewal_frequency: 'monthly',
  kind: 'new',
  from: '2026-11-21',
  to: '2026-12-20',
  subtotal: '49.00',
  credit: '0.00',
  credit_days: 0,
  vat_percent: '15',
  tax: '7.35',
  total: '56.35',
  currency: 'USD',
  waits_for_review: false,
  pauses_work: false,
  rejection: null,
  runs_until: null,
  blockers: [],
  ...over,
});

/** A year of it, which waits for its review. */
export const anAnnualQuote = (over: Partial<Quote> = {}): Quote =>
  aQuote({
    renewal_frequency: 'annual',
    to: '2027-11-20',
    subtotal: '490.00',
    tax: '73.50',
    total: '563.50',
    waits_for_review: true,
    pauses_work: true,
    ...over,
  });

/** The same plan for who moves up from a month of Basic, half of it unused. */
export const aChange = (over: Partial<Quote> = {}): Quote =>
  aQuote({ kind: 'change', credit: '9.50', tax: '5.93', total: '45.43', runs_until: '2026-12-05', ...over });

/** What the form begins with. */
export const anInvoiceForm = (over: Partial<InvoiceForm> = {}): InvoiceForm => ({
  full_name: 'Andes Seguros',
  fiscal_id: '1790012344001',
  email: 'pagos@andes.example',
  phone: '+593987654321',
  country_id: '218',
  address: 'Av. Amazonas N34-120, Quito',
  ...over,
});

export const sandbox: Gateway = { provider: 'sandbox', is_test: true, publishable_key: null };

/** What the server says of an order. */
export const aCheckout = (over: Partial<Checkout> = {}): Checkout => ({
  key: '3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812',
  payment_id: 4,
  state: 'paid',
  reason: null,
  rejection: null,
  client_secret: null,
  invoice_id: 2,
  ...over,
});

/** The checkout at one of its steps. */
export const aView = (over: Partial<PaymentStepperView> = {}): PaymentStepperView => {
  const order = { planId: 3, frequency: 'monthly' as const, from: '2026-11-21', total: '56.35' };
  return {
    step: 'invoicing',
    isBusy: false,
    order,
    sent: order,
    invoice: null,
    card: null,
    checkout: null,
    error: null,
    hasCardProblem: false,
    canSendAgain: true,
    ...over,
  };
};
