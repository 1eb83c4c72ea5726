import { aPaymentSummary } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwedView } from './OwedBlock.tsx';

const meta = {
  title: 'Screens/Dashboard/OwedBlock',
  component: OwedView,
  args: {
    summary: aPaymentSummary({
      credits: { count: 3, amount: '-412.30' },
      to_remit: { count: 1, amount: '70.00' },
      at_risk: { count: 2, amount: '310.40' },
    }),
  },
} satisfies Meta<typeof OwedView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sum leads to the rows that it adds up. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−$412.30')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'for which the cover of 2 policies is at risk' })).toHaveAttribute(
      'href',
      expect.stringMatching(/at_risk=true/),
    );
    await expect(canvas.getByRole('link', { name: 'in 3 credits to use' })).toHaveAttribute(
      'href',
      expect.stringMatching(/kind=credit/),
    );
    await expect(canvas.getByRole('link', { name: 'to hand over to insurers' })).toHaveAttribute(
      'href',
      expect.stringMatching(/to_remit=true/),
    );
  },
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
/** Nothing is owed to anybody: it takes no place. */
export const Nothing: Story = {
  args: { summary: aPaymentSummary() },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
};
