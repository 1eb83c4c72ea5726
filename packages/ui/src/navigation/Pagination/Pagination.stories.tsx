import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: { page: 1, pageSize: 25, total: 312, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1–25 of 312')).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Previous page' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};
export const Middle: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 120 } },
  args: { page: 7 },
};
export const LastPage: Story = { args: { page: 13 } };
export const OnePage: Story = { args: { total: 12 } };
/** An address asks for a size that is not among those offered: it stands there as it is. */
export const AnotherSize: Story = {
  args: { pageSize: 30 },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /30/ })).toBeVisible(),
};
export const NoRows: Story = { args: { total: 0 } };
export const Loading: Story = { args: { total: 0, isLoading: true } };
export const Millions: Story = { args: { total: 1_234_567, page: 20_000 }, globals: { locale: 'es' } };
export const MoreThanCounted: Story = {
  args: { total: 10_000, isAtLeast: true, hasNext: true, shown: 25, page: 401 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('10,001–10,025 of more than 10,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(402);
  },
};
export const LastOfMoreThanCounted: Story = {
  args: { total: 10_000, isAtLeast: true, hasNext: false, shown: 12, page: 500 },
  globals: { locale: 'es' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12.476–12.487 de más de 10.000')).toBeVisible();
    const on = canvas.getByRole('button', { name: 'Página siguiente' });
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
/** Who presses on to the last page keeps the focus there, and one more press does nothing. */
export const ToTheEnd: Story = {
  args: { page: 12 },
  render: function Turning(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    const on = canvas.getByRole('button', { name: 'Next page' });
    on.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('301–312 of 312')).toBeVisible();
    await waitFor(() => expect(on).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('301–312 of 312')).toBeVisible();
    await waitFor(() => expect(on).toHaveFocus());
  },
};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  args: { page: 7 },
};
