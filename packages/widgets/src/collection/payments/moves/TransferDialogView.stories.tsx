import { aPayment, aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { seeLeaving } from '../../../frames/leaving/leaving.fixtures.ts';
import { onDay } from '../../../testing/index.ts';
import { TransferDialogView } from './TransferDialogView.tsx';

const row = (id: number, over = {}) => aPayment({ id, number: id, due_date: `2026-0${id}-15`, version: id, ...over });
const rows = [row(3), row(2), row(1, { status: 'delayed', paid_amount: '20.00' })];
const many = Array.from({ length: 60 }, (_, index) =>
  aPayment({
    id: index + 1,
    policy_number: `RESPONSABILIDAD-CIVIL-2026-${index}`,
    contractor: { id: 41, name: 'María de los Ángeles Fernanda Guadalupe Villavicencio y Montesdeoca' },
    amount: '123456789012.34',
  }),
);
const meta = {
  title: 'Screens/Payments/TransferDialogView',
  component: TransferDialogView,
  beforeEach: onDay('2026-04-10'),
  args: { rows, isChosen: false, isSaving: false, error: null, onSend: fn(), onClose: fn() },
} satisfies Meta<typeof TransferDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const partOf = (number: number) =>
  screen.findByRole('textbox', { name: `Part for VH-2026-00418, instalment ${number}` });

/** The oldest due date is filled first, each part can be changed, and nothing is sent before all of it has a place. */
export const Shares: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ args, userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Register payment' });
    await userEvent.click(send);
    await expect(await screen.findByText('Enter the amount received')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Amount received/ }), '100');
    await expect(await partOf(1)).toHaveValue('29.92');
    await expect(await partOf(2)).toHaveValue('49.92');
    await expect(await partOf(3)).toHaveValue('20.16');
    await expect(screen.getByText('Everything is shared out.')).toBeVisible();
    await userEvent.clear(await partOf(2));
    await userEvent.type(await partOf(2), '39.92');
    await expect(await screen.findByText('$10.00 still have no instalment.')).toBeVisible();
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(await partOf(3));
    await userEvent.type(await partOf(3), '30.16');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), 'TRX-889120');
    await expect(await screen.findByText('Everything is shared out.')).toBeVisible();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        received_on: '2026-04-10',
        method: 'transfer',
        reference: 'TRX-889120',
        collected_by: 'insurer',
        lines: [
          { payment_id: 1, version: 1, amount: '29.92' },
          { payment_id: 2, version: 2, amount: '39.92' },
          { payment_id: 3, version: 3, amount: '30.16' },
        ],
      },
      [rows[2], rows[1], rows[0]],
    );
  },
};
/** Of chosen instalments all that is open is meant unless somebody says less; what cannot be paid stays out. */
export const Chosen: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { isChosen: true, rows: [...rows, row(4, { is_paid: true, status: 'paid', allowed_actions: ['unpay'] })] },
  play: async ({ args, userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: /Valor recibido/ });
    await expect(amount).toHaveValue('129,76');
    await expect(screen.getByText('Una cuota ya está pagada y queda como está.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await expect(await screen.findByText('$70,24 todavía no tienen cuota.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '40');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        lines: [
          { payment_id: 1, version: 1, amount: '29.92' },
          { payment_id: 2, version: 2, amount: '10.08' },
        ],
      }),
      [rows[2], rows[1]],
    );
  },
};
/** More than an instalment needs is said at its line; sharing out again gives up what was typed. */
export const TooMuch: Story = {
  args: { isChosen: true },
  play: async ({ userEvent }) => {
    await userEvent.clear(await partOf(1));
    await userEvent.type(await partOf(1), '35');
    await expect(await partOf(1)).toHaveAccessibleDescription(/more than the \$29\.92/);
    await expect(screen.getByText('The parts are $5.08 more than the amount received.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Share out again' }));
    await expect(await partOf(1)).toHaveValue('29.92');
  },
};
/** What the server refuses stands at its line. */
export const Refused: Story = {
  args: {
    isChosen: true,
    error: aRefusal(422, 'invalid', {
      errors: { 'lines.1.amount': ['The amount is more than the 9.92 that are open.'] },
    }),
  },
  play: async () => expect(await partOf(2)).toHaveAccessibleDescription(/more than the 9\.92/),
};
/** Somebody was faster at one of them: nothing of it was stored. */
export const ChangedMeanwhile: Story = {
  args: { isChosen: true, error: aRefusal(412, 'stale', { detail: 'It changed.', current: {} }) },
  play: async () => expect(await screen.findByText('Nothing was stored.')).toBeVisible(),
};
/** Fifty are taken, the oldest. */
export const Cruel: Story = {
  args: { isChosen: true, rows: many },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Where the money goes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
    await expect(screen.getByText(/The oldest 50 of 60 are shown/)).toBeVisible();
  },
};
export const Loading: Story = { args: { rows: null } };
/** An amount that was typed is not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: async () => userEvent.type(await screen.findByRole('textbox', { name: /Amount received/ }), '100'),
        isKept: async () => expect(screen.getByRole('textbox', { name: /Amount received/ })).toHaveValue('100.00'),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
export const NothingOpen: Story = { args: { rows: [] } };
