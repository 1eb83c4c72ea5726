import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from './index.ts';

const part = (id: number, label: string, value: number, valueText: string) => ({
  id,
  label,
  value,
  valueText,
  href: `/orders?age=${id}`,
});
const parts = [
  part(1, '1–30 days', 640.5, '$640.50'),
  part(31, '31–60 days', 400, '$400.00'),
  part(61, '61–90 days', 0, '$0.00'),
  part(91, 'Over 90 days', 200, '$200.00'),
];
const meta = {
  title: 'Components/Charts/ShareBar',
  tags: ['new'],
  component: ShareBar,
  args: { label: 'Late, by age', parts },
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each part leads to its rows; one without anything leaves no mark. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 640, height: 200 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Late, by age' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '31–60 days $400.00' })).toHaveAttribute('href', '/orders?age=31');
  },
};
/** Later is stronger. */
export const Critical: Story = {
  args: { tone: 'critical' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 640, height: 200 } },
};
export const Loading: Story = { args: { isLoading: true } };
export const Nothing: Story = {
  args: { parts: parts.map((one) => ({ ...one, value: 0, valueText: '$0.00' })) },
};
export const Cruel: Story = {
  args: {
    parts: parts.map((one, index) => ({
      ...one,
      label: `${one.label}, of contractors with machinery`,
      value: index === 0 ? 1e9 : 1,
      valueText: '$ 1,000,000,000.00',
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
};
