import { aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommissionFacts } from './CommissionFacts.tsx';

const meta = {
  title: 'Screens/Policies/CommissionFacts',
  component: CommissionFacts,
  args: { policy: aPolicy() },
} satisfies Meta<typeof CommissionFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of twelve instalments is paid to the insurer: a twelfth can be collected there. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12.5.?% of the net premium \$500.00: \$62.50/)).toBeVisible();
    await expect(canvas.getByText('$57.29')).toBeVisible();
    await expect(canvas.getByText('$5.21')).toBeVisible();
  },
};
export const Collected: Story = {
  args: {
    policy: aPolicy({
      commission: { total: '62.50', to_release: '31.26', to_collect: '5.20', collected: '26.04' },
    }),
  },
  globals: { locale: 'es', theme: 'dark' },
};
export const Cruel: Story = {
  args: {
    policy: aPolicy({
      net_premium: '999999999999.99',
      current_net_premium: '999999999999.99',
      total_grant: '999999999999.99',
      commission_percent: '99.9999',
      commission: {
        total: '999998999999.99',
        to_release: '999998999899.99',
        to_collect: '100.00',
        collected: '0.00',
      },
    }),
  },
};
/** A cancelled policy earns what it has kept of its premium; of what the broker was paid too much, the insurer takes back. */
export const Cancelled: Story = {
  args: {
    policy: aPolicy({
      current_net_premium: '246.58',
      commission: { total: '30.82', to_release: '0.00', to_collect: '-10.85', collected: '41.67' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12.5.?% of the net premium \$246.58: \$30.82/)).toBeVisible();
    await expect(canvas.getByText('−$10.85')).toBeVisible();
  },
};
