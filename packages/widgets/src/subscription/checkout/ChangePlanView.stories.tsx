import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ChangePlanView } from './ChangePlanView.tsx';
import { aChange, aQuote } from './checkout.fixtures.ts';

const { plan } = aQuote();
const free = { ...plan, id: 1, name: 'Free' as const, monthly_price: '0.00', annual_price: '0.00' };
const meta = {
  title: 'Screens/Plans and checkout/ChangePlanView',
  component: ChangePlanView,
  args: {
    plan,
    quote: { status: 'ready', record: aChange() },
    isChanging: false,
    failure: null,
    onRetry: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ChangePlanView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it costs, and what the unused days take off. */
export const Bigger: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/take \$9.50 off the price/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change to Professional' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(aChange());
  },
};
export const Annual: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { quote: { status: 'ready', record: aChange({ waits_for_review: true, credit_days: 40, to: '2027-12-31' }) } },
};
/** What is lost is said before it is. */
export const ToFree: Story = {
  args: {
    plan: free,
    quote: {
      status: 'ready',
      record: aChange({ plan: free, to: null, subtotal: '0.00', credit: '0.00', total: '0.00' }),
    },
  },
  play: async () => void (await expect(await screen.findByText(/would still run until/)).toBeVisible()),
};
/** Too much for a smaller plan: each with the way to where it can be reduced, and no way on. */
export const TooSmall: Story = {
  args: {
    plan: free,
    quote: {
      status: 'ready',
      record: aChange({
        plan: free,
        blockers: [
          { limit: 'policies', used: 1842, allowed: 25 },
          { limit: 'users', used: 3, allowed: 1 },
          { limit: 'groups', used: 2, allowed: 1 },
        ],
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('3 users in use, 1 allowed')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to users' })).toHaveAttribute('href', '/app/admin/users');
    await expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
  },
};
export const Loading: Story = { args: { quote: { status: 'loading' } } };
export const Failed: Story = {
  args: { quote: { status: 'failed', message: 'An error occurred', isMissing: false, isForbidden: false } },
};
export const Changing: Story = { args: { isChanging: true } };
export const Refused: Story = { args: { failure: 'The price has changed.' } };
