import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureTable } from './index.ts';

const rowOf = (id: number, label: string, values: string[]) => ({ id, label, values, href: `/orders?kind=${id}` });
const meta = {
  title: 'Components/Charts/FigureTable',
  tags: ['stable'],
  component: FigureTable,
  args: {
    label: 'Orders by kind',
    heads: ['Kind', 'Orders', 'Amount'],
    rows: [rowOf(7, 'Vehicles', ['86', '$48,210.50']), rowOf(3, 'Health', ['41', '$96,400.00'])],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem', blockSize: '12rem' }}>{Story()}</div>],
} satisfies Meta<typeof FigureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 360 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/orders?kind=3');
    await expect(canvas.getByRole('row', { name: 'Health 41 $96,400.00' })).toBeVisible();
  },
};
/** Many rows scroll below their heads. */
export const Cruel: Story = {
  args: {
    rows: Array.from({ length: 50 }, (_, index) =>
      rowOf(index, `Equipment and machinery of contractors, number ${index + 1}`, ['1,234', '$1,234,567,890.00']),
    ),
  },
};
