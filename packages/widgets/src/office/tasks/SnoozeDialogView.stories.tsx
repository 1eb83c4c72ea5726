import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { SnoozeDialogView } from './SnoozeDialogView.tsx';

const meta = {
  title: 'Screens/Tasks/SnoozeDialogView',
  component: SnoozeDialogView,
  beforeEach: onDay('2026-03-09'),
  args: { description: 'Llamar por la renovación', start: '2026-03-10', onSnooze: fn(), onClose: fn() },
} satisfies Meta<typeof SnoozeDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Put off' }));

/** Tomorrow, unless a week or another day is chosen. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText } = await dialog();
    await expect(getByText('Llamar por la renovación')).toBeVisible();
    const send = getByRole('button', { name: 'Put off' });
    await userEvent.click(send);
    await expect(args.onSnooze).toHaveBeenCalledWith('2026-03-10');
    await userEvent.click(getByRole('button', { name: 'In a week' }));
    await userEvent.click(send);
    await expect(args.onSnooze).toHaveBeenLastCalledWith('2026-03-16');
    await userEvent.click(getByRole('button', { name: 'Tomorrow' }));
    await userEvent.click(send);
    await expect(args.onSnooze).toHaveBeenLastCalledWith('2026-03-10');
  },
};
/** A day that is not after today is refused at its field. */
export const NotAfterToday: Story = {
  args: { start: '2026-03-09' },
  play: async ({ args, userEvent }) => {
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Put off' }));
    await expect(await findByText('Choose a day after today.')).toBeVisible();
    await expect(args.onSnooze).not.toHaveBeenCalled();
  },
};
/** It is on its way: a second press sends nothing. */
export const Busy: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: /Put off/ }));
    await expect(args.onSnooze).not.toHaveBeenCalled();
  },
};
/** What the server refused is told, and the dialog can be closed. */
export const Refused: Story = {
  args: { failure: 'Somebody else has changed this task.' },
  play: async ({ args, userEvent }) => {
    const { getByRole } = await dialog();
    await expect(getByRole('alert')).toHaveTextContent('Somebody else has changed this task.');
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
