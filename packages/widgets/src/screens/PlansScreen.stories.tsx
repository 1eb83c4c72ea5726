import { aMe } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { aSubscription } from '../subscription/billing/billing.fixtures.ts';
import { aChange, aCheckout, aQuote } from '../subscription/checkout/checkout.fixtures.ts';
import { somePlans } from '../subscription/plans/plans.fixtures.ts';
import { answering, answers, resolving, slow, unreachable, withToasts } from '../testing/index.ts';
import { PlansScreen } from './PlansScreen.tsx';

const purchaseOf = `corredor.checkout.${aMe().userId}`;
const onGo = fn();
const sent = fn();
const results = somePlans({ vat_percent: '15' });
const plans = answering('listPlans', { count: 4, next: null, previous: null, results });
const meta = {
  title: 'Screens/Plans and checkout/PlansScreen',
  component: PlansScreen,
  decorators: [withToasts],
  beforeEach: () => void [onGo.mockClear(), sent.mockClear(), sessionStorage.clear()],
  parameters: { layout: 'fullscreen', onGo, start: '/app/payments/plan', ...answers(plans) },
  args: { brand: aBrand() },
} satisfies Meta<typeof PlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 1000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plan actual')).toBeVisible();
  },
};
/** The plan in use is marked and renewed; another is changed to after the change is confirmed. */
export const ChangesPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = within(await canvas.findByRole('region', { name: 'Professional' }));
    await expect(current.getByText('Current plan')).toBeVisible();
    await expect(current.getByRole('link', { name: 'Renew plan' })).toHaveAttribute(
      'href',
      '/app/payments/stepper?plan=Professional&period=monthly',
    );
    await expect(canvas.getByText('VAT of 15% is added to these prices.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/app/dashboard');
    const other = within(canvas.getByRole('region', { name: 'PYMEs' }));
    await userEvent.click(other.getByRole('button', { name: 'Change to PYMEs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to the PYMEs plan?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Change to PYMEs' }));
    await expect(onGo).toHaveBeenCalledWith('/app/payments/stepper?plan=PYMEs&period=monthly');
  },
};
/** By month or by year; the links follow. */
export const Annual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Annual' }));
    await expect(await canvas.findByRole('link', { name: 'Renew plan' })).toHaveAttribute(
      'href',
      '/app/payments/stepper?plan=Professional&period=annual',
    );
  },
};
/** A plan that costs nothing is changed to at once. */
export const ChangesToFree: Story = {
  parameters: answers(
    plans,
    answering(
      'getQuote',
      aChange({ plan: somePlans()[0] ?? aQuote().plan, to: null, total: '0.00', subtotal: '0.00' }),
    ),
    resolving('createCheckout', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aCheckout({ invoice_id: null, payment_id: null }), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Free' }));
    await userEvent.click(region.getByRole('button', { name: 'Change to Free' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change to Free now' }));
    await expect(await screen.findByText('Plan changed')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ plan_id: 1, card: null }));
  },
};
/** Who may not change the brokerage reads who can. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask your administrator/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change to/ })).toBeNull();
  },
};
export const Expired: Story = { parameters: { session: { valid_subscription: false } } };
export const PendingApproval: Story = { parameters: { session: { subscription_payed: false } } };
/** Renewing begins anew: the thanks for the last purchase do not stand in its place. */
/** An upgrade is under review while the plan runs on: nothing else can be bought meanwhile. */
export const UpgradeUnderReview: Story = {
  parameters: answers(
    plans,
    answering('getSubscription', aSubscription({ under_review: { plan: 'PYMEs', renewal_frequency: 'annual' } })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/reviewing your payment for the PYMEs plan/)).toBeVisible();
    await expect(await canvas.findByText('Current plan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change to/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Renew plan' })).toBeNull();
  },
};
export const AfterPurchase: Story = {
  beforeEach: () => {
    const order = { planId: 3, frequency: 'monthly', from: '2026-11-21', total: '56.35' };
    sessionStorage.setItem(purchaseOf, JSON.stringify({ key: 'a-key-of-sixteen-letters', order, isSettled: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Renew plan' })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem(purchaseOf)).toBeNull());
  },
};
export const OnFreePlan: Story = {
  parameters: {
    session: { current_subscription: { id: 1, name: 'Free', subscription_type: 'free', is_free: true } },
  },
};
/** The plan that was chosen at registration is marked until one is bought. */
export const ChosenAtRegistration: Story = {
  parameters: {
    ...OnFreePlan.parameters,
    ...answers(plans, answering('getSubscription', aSubscription({ chosen_plan: 'Professional' }))),
  },
  play: async ({ canvas }) => {
    const chosen = within(await canvas.findByRole('region', { name: 'Professional' }));
    await expect(await chosen.findByText('Your choice')).toBeVisible();
    await expect(canvas.getAllByText('Your choice')).toHaveLength(1);
  },
};
export const Loading: Story = { parameters: answers(slow('listPlans')) };
export const Failed: Story = {
  parameters: answers(unreachable('listPlans')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The plans could not be loaded')).toBeVisible();
  },
};
