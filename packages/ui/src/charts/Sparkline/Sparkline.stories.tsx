import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Components/Charts/Sparkline',
  tags: ['stable'],
  component: Sparkline,
  args: {
    label: 'Orders, last 12 months: 120 in March, 310 in February, at most 340 in December',
    values: [120, 150, 90, 180, 210, 190, 240, 260, 230, 340, 290, 310],
    compared: [100, 130, 140, 150, 150, 170, 180, 200, 210, 220, 260, 240],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 360, height: 90 } },
  play: async ({ canvas }) =>
    void (await expect(canvas.findByRole('img', { name: /^Orders, last 12 months/ })).resolves.toBeVisible()),
};
/** What was given back draws below nothing. */
export const BelowNothing: Story = {
  args: { values: [20, 40, -30, 10, 0, 25], compared: undefined },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 90 } },
};
/** Nothing yet: a line at nothing. */
export const Nothing: Story = { args: { values: [0, 0, 0], compared: undefined } };
