import type { DeclineReason } from '@corredor/core/api';
import { aDraft, aMe } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { beginWriting } from '../base/app/index.ts';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import {
  aChange,
  aCheckout,
  anAnnualQuote,
  anInvoiceForm,
  aQuote,
} from '../subscription/checkout/checkout.fixtures.ts';
import { somePlans } from '../subscription/plans/plans.fixtures.ts';
import { answering, answers, failing, onDay, resolving, slow, unreachable, withToasts } from '../testing/index.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const onGo = fn();
const sent = fn();
const plans = answering('listPlans', {
  count: 4,
  next: null,
  previous: null,
  results: somePlans({ vat_percent: '15' }),
});
const usual = [plans, answering('getQuote', aQuote()), answering('getInvoiceForm', anInvoiceForm())];
const having = (...more: Parameters<typeof answers>) => answers(...usual, ...more);
const declined = (reason: DeclineReason) =>
  failing('createCheckout', 'card_declined', { detail: 'The card was declined.', reason });

const meta = {
  title: 'Screens/Plans and checkout/CheckoutScreen',
  component: CheckoutScreen,
  decorators: [withToasts],
  parameters: {
    layout: 'fullscreen',
    start: '/app/payments/stepper?plan=Professional&period=monthly',
    onGo,
    ...having(),
  },
  args: { brand: aBrand(), plan: 'Professional', period: 'monthly' },
  beforeEach: () => {
    sessionStorage.clear();
    sent.mockClear();
    onGo.mockClear();
    return onDay('2026-11-21')();
  },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };
type Play = { userEvent: User };

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const toPayment = async ({ userEvent }: Play, next = 'Continue to payment') => {
  await userEvent.click(await button(next));
  await screen.findByRole('heading', { name: /^(Payment|Pago)$/ });
};
const fillCard = async ({ userEvent }: Play, card: RegExp) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Card name/ }), 'Mateo Vera');
  await userEvent.click(await button(card));
};
/** From the first step to the press that charges the card. */
const pay = async (play: Play, card = /^4242 4242/, verb: RegExp = /^Pay /) => {
  await toPayment(play);
  await fillCard(play, card);
  await play.userEvent.click(await button(verb));
};

/** Prefilled with whom the last invoice was made out to; the plan, its term and the sums stand beside it. */
export const Invoice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Full name/ })).toHaveValue('Andes Seguros');
    await expect(canvas.getByRole('region', { name: 'Plan information' })).toHaveTextContent('$56.35');
  },
};
/** Whoever is on the free plan may simply stay there. */
export const StaysOnFree: Story = {
  parameters: { session: { current_subscription: { id: 1, name: 'Free', subscription_type: 'free', is_free: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Stay on the free plan' })).toHaveAttribute(
      'href',
      '/app/dashboard',
    );
  },
};
/** What is being written here cannot be kept as a draft either: whoever logs out is asked first. */
export const LoggingOutWouldLose: Story = {
  beforeEach: () =>
    beginWriting({ keep: async () => 'failed', isTyped: () => true, isRefused: () => true, draftKeys: () => [] }).end,
  parameters: having(slow('logout')),
  play: async ({ canvas, userEvent }) => {
    // The page is drawn anew once its form has come.
    await canvas.findByRole('textbox', { name: /^Full name/ });
    await userEvent.click(await button('Log out'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    await waitFor(async () => expect(await button('Log out')).toHaveAttribute('data-pending', 'true'));
  },
};
export const InvoiceInSpanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) =>
    void (await expect(await canvas.findByRole('button', { name: 'Continuar al pago' })).toBeVisible()),
};
/** A reload loses nothing that was typed: it is offered again. */
export const InvoiceAfterReload: Story = {
  parameters: having(
    answering('getInvoiceForm', anInvoiceForm({ address: '' })),
    answering('listDrafts', {
      count: 1,
      next: null,
      previous: null,
      results: [aDraft({ key: 'invoice.new', record_version: null, values: { address: 'Calle Larga 7-42, Cuenca' } })],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(/^Continue: /));
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('Calle Larga 7-42, Cuenca');
  },
};
/** What is missing is said under its field; nothing goes on before. */
export const InvoiceIncomplete: Story = {
  parameters: having(answering('getInvoiceForm', anInvoiceForm({ fiscal_id: '', address: '' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Continue to payment'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Address/ })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: /^Fiscal ID/ })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Address: Enter the address' })).toBeVisible();
  },
};
/** A tax number that cannot be one is told why. */
export const InvoiceWrongTaxNumber: Story = {
  parameters: having(answering('getInvoiceForm', anInvoiceForm({ fiscal_id: '123' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Continue to payment'));
    const message = 'Fiscal ID: This number has the wrong length';
    await expect(await canvas.findByRole('button', { name: message })).toBeVisible();
  },
};
export const Payment: Story = { play: async (play) => toPayment(play) };
export const PaymentInSpanish: Story = {
  globals: { locale: 'es' },
  play: async (play) => toPayment(play, 'Continuar al pago'),
};
/** A real card is refused in the browser, before anything is sent; the refusal goes with the card. */
export const RealCard: Story = {
  parameters: having(
    resolving('createCheckout', () => {
      sent();
      return HttpResponse.error();
    }),
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await toPayment(play);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Card number/ }), '4539148803436467');
    await userEvent.click(await button(/^Pay /));
    const number = canvas.getByRole('textbox', { name: /^Card number/ });
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Never enter a real card here/));
    await expect(canvas.getByRole('textbox', { name: /^CVC/ })).toBeInvalid();
    await expect(canvas.getByText(/The card could not be used/)).toBeVisible();
    await userEvent.click(await button(/^4242 4242/));
    await waitFor(() => expect(canvas.queryByText(/The card could not be used/)).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** Back and forth, nothing typed is lost: neither the invoice nor the card. */
export const BackKeepsAll: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Address/ }), ', piso 4');
    await toPayment(play);
    await fillCard(play, /^4242 4242/);
    await userEvent.click(await button('Back'));
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('Av. Amazonas N34-120, Quito, piso 4');
    await toPayment(play);
    await expect(canvas.getByRole('textbox', { name: /^Card number/ })).toHaveValue('4242 4242 4242 4242');
  },
};
/** Paid at once: the order carries a token, a brand and four digits, never a card. */
export const Paid: Story = {
  parameters: having(
    resolving('createCheckout', async ({ request }) => {
      sent(await request.json(), request.headers.get('Idempotency-Key'));
      return HttpResponse.json(aCheckout(), { status: 201 });
    }),
  ),
  play: async (play) => {
    await pay(play);
    await expect(await screen.findByRole('heading', { name: 'Thanks for your order' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download invoice' })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    const [body] = sent.mock.calls[0] ?? [];
    await expect(body).toEqual({
      plan_id: 3,
      renewal_frequency: 'monthly',
      expected_from: '2026-11-21',
      expected_total: '56.35',
      invoice: anInvoiceForm(),
      card: {
        provider: 'sandbox',
        token: 'tok_sandbox_visa_4242',
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2029,
      },
    });
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/4242|tok_/);
  },
};
/** A year waits for its review; the page changes by itself once it is approved. */
export const WaitsForReview: Story = {
  args: { period: 'annual' },
  parameters: having(
    answering('getQuote', anAnnualQuote()),
    answering('createCheckout', aCheckout({ state: 'pending', invoice_id: null })),
    answering('getCheckout', aCheckout({ state: 'pending', invoice_id: null })),
  ),
  play: async (play) => {
    await pay(play, /^5555/, /^Authorise /);
    await expect(await screen.findByRole('heading', { name: 'Thanks for your order' })).toBeVisible();
    await expect(screen.getByText('Your payment is being reviewed')).toBeVisible();
  },
};
/** On Free nothing that is paid for runs: before the card is authorised it is said that work pauses. */
export const PausesWork: Story = {
  args: { period: 'annual' },
  parameters: having(answering('getQuote', anAnnualQuote())),
  play: async (play) => {
    await toPayment(play);
    await expect(await screen.findByText('Work pauses until the payment is approved')).toBeVisible();
  },
};
/** Who has a plan that is paid for goes on with it. */
export const RunsOn: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { period: 'annual' },
  parameters: having(answering('getQuote', anAnnualQuote({ pauses_work: false, runs_until: '2026-12-05' }))),
  play: async (play) => {
    await toPayment(play, 'Continuar al pago');
    await expect(await screen.findByText(/Está pagado hasta el 5 dic 2026/)).toBeVisible();
  },
};
/** What the review said stands at the address of the same plan until another payment is made. */
export const NotApprovedBefore: Story = {
  args: { period: 'annual' },
  parameters: having(answering('getQuote', anAnnualQuote({ rejection: { reason: 'The name differs.' } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your last payment for this plan was not approved')).toBeVisible();
    await expect(canvas.getByText(/did not approve it: The name differs\. Nothing was charged/)).toBeVisible();
    await expect(canvas.queryByText(/bank declined/)).toBeNull();
  },
};
export const ApprovedMeanwhile: Story = {
  args: { period: 'annual' },
  parameters: having(
    answering('getQuote', anAnnualQuote()),
    answering('createCheckout', aCheckout({ state: 'pending', invoice_id: null })),
  ),
  play: async (play) => {
    await pay(play, /^5555/, /^Authorise /);
    await screen.findByRole('heading', { name: 'Thanks for your order' });
    window.dispatchEvent(new Event('focus'));
    await expect(await screen.findByText('Your plan is active')).toBeVisible();
  },
};
/** The reason, and what to do about it; another card is another order. */
export const Declined: Story = {
  parameters: having(declined('insufficient_funds')),
  play: async (play) => {
    await pay(play, /^4000 0000 0000 9995/);
    await expect(await screen.findByText('The card does not have enough funds')).toBeVisible();
    await play.userEvent.click(await button('Try another card'));
    await expect(await button(/^Pay /)).toBeVisible();
  },
};
export const DeclinedInSpanish: Story = {
  globals: { locale: 'es' },
  parameters: having(declined('expired_card')),
  play: async (play) => {
    const { userEvent } = play;
    await toPayment(play, 'Continuar al pago');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre en la tarjeta/ }), 'Mateo Vera');
    await userEvent.click(await button(/^4000 0000 0000 0069/));
    await userEvent.click(await button(/^Pagar /));
    await expect(await screen.findByText('La tarjeta está vencida')).toBeVisible();
  },
};
/** The answer is lost: nothing is offered again, and what became of the payment is asked. */
export const AnswerLost: Story = {
  parameters: having(unreachable('createCheckout'), slow('getCheckout')),
  play: async (play) => {
    await pay(play);
    await expect(await screen.findByText('Please do not pay again')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  },
};
/** It had arrived after all. */
export const LostButPaid: Story = {
  parameters: having(unreachable('createCheckout')),
  play: async (play) => {
    await pay(play);
    await expect(await screen.findByRole('heading', { name: 'Thanks for your order' })).toBeVisible();
  },
};
/** The server never took it: the same order goes again under the same key. */
export const NeverArrived: Story = {
  parameters: having(
    resolving('createCheckout', async ({ request }) => {
      sent(request.headers.get('Idempotency-Key'));
      return sent.mock.calls.length === 1 ? HttpResponse.error() : HttpResponse.json(aCheckout(), { status: 201 });
    }),
    failing('getCheckout', 'not_found'),
  ),
  play: async (play) => {
    await pay(play);
    await play.userEvent.click(await button('Send it again'));
    await expect(await screen.findByRole('heading', { name: 'Thanks for your order' })).toBeVisible();
    await expect(new Set(sent.mock.calls.map(([key]) => key)).size).toBe(1);
  },
};
/** After a reload the order is asked about before anything is offered. */
export const AfterReload: Story = {
  parameters: having(slow('getCheckout')),
  beforeEach: () => {
    const order = { planId: 3, frequency: 'monthly', from: '2026-11-21', total: '56.35' };
    const intent = { key: '3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812', order, isSettled: false };
    sessionStorage.setItem(`corredor.checkout.${aMe().userId}`, JSON.stringify(intent));
  },
  play: async () => void (await expect(await screen.findByText('Please do not pay again')).toBeVisible()),
};
/** The bank asks for itself, then the order is paid. */
export const AtTheBank: Story = {
  parameters: having(
    answering('createCheckout', aCheckout({ state: 'requires_action', client_secret: 'secret', invoice_id: null })),
  ),
  play: async (play) => {
    await pay(play, /^4000 0025/);
    await expect(await screen.findByRole('alertdialog', { name: 'Test bank' })).toBeVisible();
    await play.userEvent.click(await button('Confirm'));
    await expect(await screen.findByRole('heading', { name: 'Thanks for your order' })).toBeVisible();
  },
};
export const BankLeft: Story = {
  parameters: having(
    answering('createCheckout', aCheckout({ state: 'requires_action', client_secret: 'secret', invoice_id: null })),
  ),
  play: async (play) => {
    await pay(play, /^4000 0025/);
    await play.userEvent.click(await button('Leave it'));
    await expect(await button('Continue at the bank')).toBeVisible();
  },
};
/** A field of the invoice that only the server can judge leads back to it, and says what is wrong in its place. */
export const InvoiceRefused: Story = {
  parameters: having(
    failing('createCheckout', 'invalid', { errors: { 'invoice.phone': ['No country has this number.'] } }),
  ),
  play: async (play) => {
    await pay(play);
    await expect(await screen.findByText('No country has this number.')).toBeVisible();
    await expect(await button('Continue to payment')).toBeVisible();
  },
};
/** The card's own fields refuse what they cannot read, before anything is sent. */
export const CardIncomplete: Story = {
  play: async (play) => {
    await toPayment(play);
    await play.userEvent.click(await button(/^Pay /));
    await expect(await screen.findByText(/^The card could not be used/)).toBeVisible();
  },
};
/** Somebody invited colleagues meanwhile. */
export const TooSmall: Story = {
  parameters: having(
    failing('createCheckout', 'plan_too_small', {
      detail: 'The plan is too small.',
      blockers: [{ limit: 'users', used: 12, allowed: 10 }],
    }),
  ),
  play: async (play) => {
    await pay(play);
    await expect(await screen.findByText('12 users in use, 10 allowed')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to users' })).toHaveAttribute('href', '/app/admin/users');
  },
};
export const PriceChanged: Story = {
  parameters: having(failing('createCheckout', 'price_changed', { detail: 'The price has changed.' })),
  play: async (play) => {
    await pay(play);
    await play.userEvent.click(await button('Continue with $56.35'));
    await expect(await button(/^Pay /)).toBeVisible();
  },
};
export const Charging: Story = {
  parameters: having(slow('createCheckout')),
  play: async (play) => {
    await pay(play);
    await waitFor(async () => expect(await button(/Pay /)).toHaveAttribute('data-pending', 'true'));
  },
};
/** A credit of the term that runs is taken off, and the rest lengthens the new one. */
export const WithCredit: Story = { parameters: having(answering('getQuote', aChange({ credit_days: 12 }))) };
export const NothingToPay: Story = {
  parameters: having(answering('getQuote', aChange({ credit: '49.00', tax: '0.00', total: '0.00' }))),
  play: async (play) => {
    await toPayment(play);
    await expect(await button('Confirm the order')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Card number/ })).toBeNull();
  },
};
export const Loading: Story = { parameters: having(slow('getQuote')) };
export const Failed: Story = { parameters: having(failing('getQuote', 'internal')) };
export const NoPlan: Story = {
  args: { plan: 'Platinum' },
  play: async () => void (await expect(await screen.findByText('Choose a plan first')).toBeVisible()),
};
/** Who may not change the brokerage cannot buy. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async () => void (await expect(await screen.findByText('You cannot buy plans')).toBeVisible()),
};
export const Cruel: Story = {
  globals: { locale: 'es' },
  parameters: having(
    answering(
      'getQuote',
      anAnnualQuote({
        subtotal: '9999990.00',
        credit: '123456.78',
        credit_days: 364,
        tax: '1481479.98',
        total: '11358013.20',
      }),
    ),
    answering(
      'getInvoiceForm',
      anInvoiceForm({
        full_name: 'Corporación Interandina de Asesores Productores de Seguros y Reaseguros Compañía Limitada e Hijos',
        address:
          'Avenida de los Shyris N35-174 y Suecia, Edificio Renazzo Plaza, piso 12, oficina 1204, junto al Parque La Carolina',
      }),
    ),
  ),
};
