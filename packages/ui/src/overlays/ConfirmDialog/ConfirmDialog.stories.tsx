import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  tags: ['stable'],
  component: ConfirmDialog,
  args: {
    isOpen: true,
    tone: 'critical',
    title: 'Delete Ada Byron?',
    children: 'Policies keep her name. This cannot be undone.',
    confirmLabel: 'Delete customer',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  tags: ['snapshot'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Ada Byron?' });
    await expect(dialog).toHaveAccessibleDescription('Policies keep her name. This cannot be undone.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete customer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Nothing is lost: the focus is on the dialog, not on a button. */
export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'End all other sessions?',
    children: 'Other browsers and devices have to log in again.',
    confirmLabel: 'End sessions',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'End all other sessions?' });
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    // Until it has the focus, nobody hears the key.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Spanish: Story = {
  args: { title: '¿Eliminar a Ada Byron?', confirmLabel: 'Eliminar cliente', children: 'No se puede deshacer.' },
  globals: { locale: 'es' },
};
