import { aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PolicyLifecycle } from './PolicyLifecycle.tsx';

const meta = {
  title: 'Policies/PolicyLifecycle',
  component: PolicyLifecycle,
  args: { policy: aPolicy(), canChange: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof PolicyLifecycle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
/** Says why a draft cannot be enabled yet, with the way to each field. */
export const DraftThatLacks: Story = {
  args: { policy: aPolicy({ status: 'draft', missing: ['contractor_id', 'payer_id', 'end_date'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 details are missing')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Select a payer' })).toBeVisible();
  },
};
export const Draft: Story = {
  args: { policy: aPolicy({ status: 'draft' }) },
  globals: { locale: 'es', theme: 'dark' },
};
export const Expired: Story = { args: { policy: aPolicy({ status: 'expired' }) } };
export const Renewed: Story = { args: { policy: aPolicy({ status: 'closed', closed_reason: 'renewed' }) } };
export const ReadOnly: Story = { args: { canChange: false } };
