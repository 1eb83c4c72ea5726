import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { SupportDialog } from './SupportDialog.tsx';

const meta = {
  title: 'Screens/Shell/SupportDialog',
  component: SupportDialog,
  args: { support: aBrand().support },
} satisfies Meta<typeof SupportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Phone, e-mail and WhatsApp, also for the camera of a telephone. */
export const Open: Story = {
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Support' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Support' }));
    await expect(dialog.getByText(/Monday to Friday/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '+593 99 123 4567' })).toHaveAttribute('href', 'tel:+593991234567');
    await expect(dialog.getByRole('link', { name: 'soporte@corredor.example' })).toBeVisible();
    await expect(await dialog.findByRole('img', { name: /WhatsApp/ })).toBeVisible();
  },
};
export const ClosesAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Support' });
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soporte' }));
    await expect(await screen.findByText(/De lunes a viernes/)).toBeVisible();
  },
};
