import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
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
    await userEvent.click(await screen.findByRole('button', { name: 'Delete customer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Spanish: Story = {
  args: { title: '¿Eliminar a Ada Byron?', confirmLabel: 'Eliminar cliente', children: 'No se puede deshacer.' },
  globals: { locale: 'es' },
};
