import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ChartColumn, ColumnChart } from './index.ts';

const names = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const column = (title: string, index: number, first: number, second: number, line: number): ChartColumn => ({
  id: index,
  label: title.slice(0, 3),
  title: `${title} 2026`,
  parts: [first, second],
  line,
  topText: `${((first + second) / 1000).toFixed(1)}K`,
  values: [first, second, line].map((value) => `$${value.toLocaleString('en')}.00`),
  href: `/orders?month=${index + 3}`,
});
const columns = names.map((title, index) =>
  column(
    title,
    index,
    2100 + ((index * 37) % 11) * 230,
    4200 + ((index * 53) % 13) * 310,
    5600 + ((index * 29) % 7) * 420,
  ),
);
const meta = {
  title: 'Components/Charts/ColumnChart',
  tags: ['new'],
  component: ColumnChart,
  args: {
    label: 'Orders by month',
    period: 'March to December 2026',
    series: [
      { label: 'New', valueText: '$32,960.00' },
      { label: 'Repeated', valueText: '$59,670.00' },
    ],
    line: { label: 'A year before', valueText: '$67,900.00' },
    columns,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '60rem' }}>{Story()}</div>],
} satisfies Meta<typeof ColumnChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each column reads all its numbers, and pointing at it tells them above. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1024, height: 360 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Orders by month' })).toBeVisible();
    const may = canvas.getByRole('link', {
      name: 'May 2026: New $3,940.00, Repeated $4,820.00, A year before $6,440.00',
    });
    await expect(may).toHaveAttribute('href', '/orders?month=5');
    await expect(canvas.getByText('March to December 2026')).toBeVisible();
    await userEvent.hover(may);
    await expect(await canvas.findByText('May 2026')).toBeVisible();
    await expect(canvas.getByText('$6,440.00')).toBeVisible();
    await userEvent.unhover(may);
    await expect(await canvas.findByText('March to December 2026')).toBeVisible();
    await userEvent.tab();
    await expect(await canvas.findByText('March 2026')).toBeVisible();
    await userEvent.click(document.body);
  },
};
/** Nothing to compare with, and one series. */
export const Plain: Story = {
  args: {
    line: undefined,
    series: [{ label: 'Orders', valueText: '$32,960.00' }],
    columns: columns.map((one) => ({ ...one, parts: one.parts.slice(0, 1), line: undefined })),
  },
  play: async ({ canvas }) => expect(canvas.queryByText('A year before')).not.toBeInTheDocument(),
};
/** What is compared has rows of its own: each point of the line leads there. */
export const Points: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1024, height: 360 } },
  args: { columns: columns.map((one) => ({ ...one, lineHref: `${one.href}&before=true` })) },
  play: async ({ canvas, userEvent }) => {
    const point = canvas.getByRole('link', { name: 'May 2026: A year before $6,440.00' });
    await expect(point).toHaveAttribute('href', '/orders?month=5&before=true');
    await userEvent.hover(point);
    await expect(await canvas.findByText('May 2026')).toBeVisible();
    await userEvent.unhover(point);
    await expect(await canvas.findByText('March to December 2026')).toBeVisible();
  },
};
/** Beside one great month the others are low; a month without anything has no column and keeps its link. */
export const Cruel: Story = {
  args: {
    columns: columns.map((one, index) => {
      const parts = index === 4 ? [1e9, 0] : [0, 0];
      return {
        ...one,
        parts,
        topText: index === 4 ? '1,000,000.0K' : '0',
        values: ['$1,000,000,000.00', '$0.00', '$0.00'],
      };
    }),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(10),
};
export const Narrow: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 400 } },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};
