import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ColumnsMenu } from './ColumnsMenu.tsx';

const meta = {
  title: 'Components/Data/ColumnsMenu',
  tags: ['stable'],
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

export const Closed: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 640, height: 160 } } };
export const HidesAColumn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(panel.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    await expect(panel.getByRole('checkbox', { name: 'Due' })).not.toBeChecked();
    await userEvent.click(panel.getByRole('checkbox', { name: 'City' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenCalledWith(['city', 'due']);
  },
};
export const SaysWhatHasNoRoom: Story = {
  args: { leftOut: { narrow: ['city'], empty: ['due'] }, hiddenColumns: [], onReset: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(panel.getByRole('checkbox', { name: 'City' })).toHaveAccessibleDescription('No room at this width');
    await expect(panel.getByRole('checkbox', { name: 'Due' })).toHaveAccessibleDescription('Empty on this page');
    await expect(panel.getByRole('checkbox', { name: 'Amount' })).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
/** A column that has no room can be made to stay, and let go again. */
export const KeepsAColumn: Story = {
  args: {
    leftOut: { narrow: ['city'], empty: [] },
    hiddenColumns: [],
    keptColumns: ['amount'],
    onKeptColumnsChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(panel.getByRole('checkbox', { name: 'Amount' })).toHaveAccessibleDescription('Shown at every width');
    await expect(panel.queryByRole('button', { name: 'Show Due at every width' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Show City at every width' }));
    await expect(args.onKeptColumnsChange).toHaveBeenLastCalledWith(['amount', 'city']);
    await userEvent.click(panel.getByRole('button', { name: 'Let Amount leave where it has no room' }));
    await expect(args.onKeptColumnsChange).toHaveBeenLastCalledWith([]);
  },
};
/** A column in reserve says so, whatever room there is, and is kept by a press. */
export const KeepsAReserve: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Name', isPrimary: true },
      { id: 'city', header: 'City', isReserve: true },
      { id: 'due', header: 'Due', isReserve: true },
    ],
    leftOut: { narrow: [], empty: [] },
    hiddenColumns: [],
    keptColumns: ['due'],
    onKeptColumnsChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(panel.getByRole('checkbox', { name: 'City' })).toHaveAccessibleDescription(
      'Shown only if you keep it',
    );
    await expect(panel.getByRole('checkbox', { name: 'Due' })).toHaveAccessibleDescription('Shown at every width');
    await userEvent.click(panel.getByRole('button', { name: 'Keep City shown' }));
    await expect(args.onKeptColumnsChange).toHaveBeenLastCalledWith(['due', 'city']);
    await userEvent.click(panel.getByRole('button', { name: 'No longer keep Due shown' }));
    await expect(args.onKeptColumnsChange).toHaveBeenLastCalledWith([]);
  },
};
export const MovesAColumn: Story = {
  args: { onColumnOrderChange: fn(), columnOrder: ['name', 'amount', 'city', 'due'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await expect(panel.getByRole('button', { name: 'Move Amount up' })).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: 'Move Amount down' }));
    await expect(args.onColumnOrderChange).toHaveBeenCalledWith(['name', 'city', 'amount', 'due']);
  },
};
