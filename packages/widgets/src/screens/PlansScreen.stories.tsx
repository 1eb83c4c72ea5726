import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aBrand } from '../brand/brand.fixtures.ts';
import { somePlans } from '../plans/plans.fixtures.ts';
import { answering, answers, failing, slow } from '../testing/index.ts';
import { PlansScreen } from './PlansScreen.tsx';

const results = somePlans({ vat_percent: '15' });
const plans = answering('listPlans', { count: 4, next: null, previous: null, results });
const meta = {
  title: 'Screens/PlansScreen',
  component: PlansScreen,
  parameters: { layout: 'fullscreen', start: '/app/payments/plan', ...answers(plans) },
  args: { brand: aBrand() },
} satisfies Meta<typeof PlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plan actual')).toBeVisible();
  },
};
/** The plan in use is marked; another is asked for by a mail or a chat that is written already. */
export const AsksForPlan: Story = {
  play: async ({ canvas }) => {
    const current = within(await canvas.findByRole('region', { name: 'Professional' }));
    await expect(current.getByText('Current plan')).toBeVisible();
    await expect(current.getByRole('link', { name: 'Renew by e-mail' })).toBeVisible();
    const other = within(canvas.getByRole('region', { name: 'Basic' }));
    const mail = other.getByRole('link', { name: 'Ask by e-mail' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(mail)).toContain('move my brokerage Andes Seguros to the Basic plan');
    await expect(canvas.getByText('VAT of 15% is added to these prices.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/app/dashboard');
  },
};
export const Expired: Story = { parameters: { session: { valid_subscription: false } } };
export const PendingApproval: Story = { parameters: { session: { subscription_payed: false } } };
export const OnFreePlan: Story = {
  parameters: {
    session: { current_subscription: { id: 1, name: 'Free', subscription_type: 'free', is_free: true } },
  },
};
export const Loading: Story = { parameters: answers(slow('listPlans')) };
export const Failed: Story = {
  parameters: answers(failing('listPlans', 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The plans could not be loaded')).toBeVisible();
  },
};
