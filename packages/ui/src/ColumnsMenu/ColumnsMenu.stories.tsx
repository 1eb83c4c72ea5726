import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ColumnsMenu } from './ColumnsMenu.tsx';

const meta = {
  title: 'Display/ColumnsMenu',
  component: ColumnsMenu,
  args: {
    columns: [
      { id: 'name', header: 'Name', isPrimary: true },
      { id: 'city', header: 'City' },
      { id: 'due', header: 'Due' },
      { id: 'amount', header: 'Amount' },
    ],
    hiddenColumns: ['due'],
    onHiddenColumnsChange: fn(),
  },
} satisfies Meta<typeof ColumnsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const HidesAColumn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Due' })).not.toBeChecked();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'City' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenCalledWith(['city', 'due']);
  },
};
