import { aPayment } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing } from '../testing/index.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

const onGo = fn();
const meta = {
  title: 'Screens/PaymentScreen',
  component: PaymentScreen,
  args: { id: 901 },
  beforeEach: () => void onGo.mockClear(),
  parameters: { start: '/app/management/payments/901/update', onGo, ...answers(answering('getPayment', aPayment())) },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Número de factura' })).toBeVisible();
  },
};
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Invoice number' }), '001-001-000123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/payments'));
  },
};
/** Somebody else saved meanwhile: both versions are shown, nothing is lost. */
export const Conflict: Story = {
  parameters: answers(
    answering('getPayment', aPayment()),
    failing('updatePayment', 412, {
      code: 'stale',
      current: JSON.parse(JSON.stringify(aPayment({ version: 2, invoice_number: '001-009', collected_by: 'broker' }))),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Invoice number' }), '001-777');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const row = await screen.findByRole('row', { name: 'Invoice number 001-777 001-009' });
    await waitFor(() => expect(row).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Invoice number' })).toHaveValue('001-009'));
  },
};
export const Missing: Story = { parameters: answers(failing('getPayment', 404, { code: 'not_found' })) };
export const Failed: Story = { parameters: answers(failing('getPayment', 500)) };
