import type { PlanUse } from '@corredor/core/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { besideText } from '../../testing/index.ts';
import { PlanUseNoticeView } from './PlanUseNoticeView.tsx';

const use = (over: Partial<PlanUse> = {}): PlanUse => ({
  limit: 'policies',
  used: 23,
  allowed: 25,
  plan: 'Free',
  ...over,
});

const meta = {
  title: 'Screens/Plans and checkout/PlanUseNoticeView',
  component: PlanUseNoticeView,
  args: { use: use(), canUpgrade: true, upgraders: [] },
} satisfies Meta<typeof PlanUseNoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is room: nothing takes any place. */
export const Ready: Story = {
  args: { use: use({ used: 19 }) },
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
export const Near: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 of 25 policies in your Free plan')).toBeVisible();
    await expect(canvas.getByText('There is room for 2 more.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/app/payments/plan');
  },
};
export const AtTheLimit: Story = {
  args: { use: use({ used: 25 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no room for more. Existing records stay.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
/** Above a form that could not be saved, before it is filled in. */
export const OnForm: Story = {
  args: { isOnForm: true, use: use({ used: 25 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('There is no room for more: what you enter here cannot be saved.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/app/payments/plan');
  },
};
/** Nearly full is no matter to somebody who fills in one form. */
export const NearOnForm: Story = {
  args: { isOnForm: true },
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
/** An operator moved the brokerage to a smaller plan: the bar does not run out of its track. */
export const BeyondTheLimit: Story = {
  args: { use: use({ limit: 'customers', used: 1430, allowed: 500, plan: 'Basic' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('1,430 of 500 customers in your Basic plan')).toBeVisible(),
};
export const Unlimited: Story = {
  args: { use: use({ used: 12_345, allowed: null, plan: 'PYMEs' }) },
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
/** Who cannot upgrade learns who can. */
export const NoRightToUpgrade: Story = {
  args: { canUpgrade: false, upgraders: ['María Fernanda Vera', 'José Luis Andrade'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('These people can upgrade it: María Fernanda Vera, José Luis Andrade'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const NobodyNamed: Story = {
  args: { canUpgrade: false, use: use({ limit: 'users', used: 1, allowed: 1 }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Anyone who may change the brokerage can upgrade it.')).toBeVisible(),
};
export const Spanish: Story = {
  globals: { locale: 'es' },
  args: { use: use({ limit: 'groups', used: 3, allowed: 3, plan: 'Basic' }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/3 de 3 roles propios de su plan/)).toBeVisible(),
};
