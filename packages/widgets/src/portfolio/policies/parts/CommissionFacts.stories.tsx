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
      instalments_summary: {
        count: 12,
        paid: 6,
        total: '599.15',
        collected: '299.52',
        collected_by_broker: '249.60',
        written_off: '0.00',
        credits: 0,
        credit_balance: '0.00',
      },
    }),
  },
  globals: { locale: 'es', theme: 'dark' },
};
export const Cruel: Story = {
  args: {
    policy: aPolicy({ net_premium: '999999999999.99', total_grant: '999999999999.99', commission_percent: '99.9999' }),
  },
};
