import type { CheckoutInput } from '@corredor/core/api';
import type { Call } from './testApi.ts';

/** Whom the tests invoice to. */
export const invoice: CheckoutInput['invoice'] = {
  full_name: 'Uno Seguros S.A.',
  fiscal_id: '1790012345001',
  email: 'pagos@uno.example',
  phone: '+593991234567',
  country_id: '218',
  address: 'Av. Amazonas N34-120',
};
export const plans = { free: 1, basic: 2, professional: 3, pymes: 4 };
/** A card of the sandbox by the end of its token. */
export const card = (name = 'visa_4242') => ({
  provider: 'sandbox' as const,
  token: `tok_sandbox_${name}`,
  brand: name.split('_')[0] ?? 'visa',
  last4: name.slice(-4),
  exp_month: 12,
  exp_year: 2030,
});
export type Wanted = { plan: keyof typeof plans; every?: 'monthly' | 'annual'; token?: string | null };

/** What the server asks for a plan now. */
export const askQuote = async (call: Call, { plan, every = 'monthly' }: Wanted) =>
  (await call('getQuote', { query: { plan_id: plans[plan], renewal_frequency: every } })).body;

/** The body of a purchase as the browser sends it: what the buyer has seen, and a token. */
export async function orderFor(call: Call, wanted: Wanted): Promise<CheckoutInput> {
  const quote = await askQuote(call, wanted);
  const total = String(quote.total);
  const from = String(quote.from);
  return {
    plan_id: plans[wanted.plan],
    renewal_frequency: wanted.every ?? 'monthly',
    expected_total: total,
    expected_from: from,
    invoice,
    card: wanted.token === null || total === '0.00' ? null : card(wanted.token),
  };
}
/** Buys as one does. */
export const buy = async (call: Call, wanted: Wanted, key?: string) =>
  call('createCheckout', { body: await orderFor(call, wanted), key });
