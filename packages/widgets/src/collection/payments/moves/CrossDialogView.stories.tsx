import { aCredit, aPayment, aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { seeLeaving } from '../../../frames/leaving/leaving.fixtures.ts';
import { onDay } from '../../../testing/index.ts';
import { CrossDialogView } from './CrossDialogView.tsx';

const row = (id: number, over = {}) => aPayment({ id, number: id, due_date: `2026-0${id}-15`, version: id, ...over });
const credit = aCredit({ paid_amount: '20.00' });
const other = aCredit({
  id: 991,
  version: 5,
  policy_number: 'IN-2025-00031',
  amount: '-10.00',
  due_date: '2026-01-10',
});
const rows = [row(1, { paid_amount: '20.00' }), row(2), row(3), other, credit];
const payer = { id: 41, name: 'Ana Lucía Cevallos Mora' };
const meta = {
  title: 'Screens/Payments/CrossDialogView',
  component: CrossDialogView,
  beforeEach: onDay('2026-04-10'),
  args: {
    credit,
    rows,
    customers: [payer],
    customer: 41,
    onCustomer: fn(),
    isSaving: false,
    error: null,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CrossDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const partOf = (number: number) =>
  screen.findByRole('textbox', { name: `Part for VH-2026-00418, instalment ${number}` });

/** What a change of the sum gave back pays the oldest first. */
export const Decrease: Story = {
  args: { credit: { ...credit, movement_kind: 'value' } },
  play: async () => {
    await expect(await partOf(1)).toHaveValue('29.92');
    await expect(await partOf(2)).toHaveValue('49.92');
    await expect(await partOf(3)).toHaveValue('30.16');
    await expect(
      screen.getByText('The oldest due date is paid first. Each part can be changed; 0.00 leaves an instalment out.'),
    ).toBeVisible();
  },
};
/** What falls due last is proposed first, the chosen credit is used before others, and no more than there is can be crossed. */
export const Proposes: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ args, userEvent }) => {
    await expect(await partOf(3)).toHaveValue('49.92');
    await expect(await partOf(2)).toHaveValue('49.92');
    await expect(await partOf(1)).toHaveValue('10.16');
    await expect(screen.getByText('$110.00 will be crossed; $0.00 of the credits stay to use.')).toBeVisible();
    await userEvent.clear(await partOf(1));
    await userEvent.type(await partOf(1), '29.92');
    await expect(await screen.findByText('The parts are $19.76 more than the credits.')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Cross credits' });
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(await partOf(3));
    await userEvent.clear(await partOf(1));
    await userEvent.type(await partOf(1), '5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By phone');
    await expect(await screen.findByText('$54.92 will be crossed; $55.08 of the credits stay to use.')).toBeVisible();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      customer_id: 41,
      reason: 'cancellation',
      note: 'By phone',
      pairs: [
        { credit_id: 990, credit_version: 1, payment_id: 2, payment_version: 2, amount: '49.92' },
        { credit_id: 990, credit_version: 1, payment_id: 1, payment_version: 1, amount: '5.00' },
      ],
    });
  },
};
/** For any other reason the oldest is paid first; where the contractor is not the payer, either may be meant. */
export const OldestFirst: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { customers: [payer, { id: 77, name: 'Íñigo Peña' }] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Motivo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Disminución' }));
    const list = within(await screen.findByRole('list', { name: 'Lo que pagan los saldos' }));
    const parts = await list.findAllByRole('textbox');
    await expect(parts.map((part) => (part as HTMLInputElement).value)).toEqual(['29,92', '49,92', '30,16']);
    await userEvent.click(screen.getByRole('radio', { name: 'Íñigo Peña' }));
    await expect(args.onCustomer).toHaveBeenCalledWith(77);
  },
};
/** Nothing that could be paid: the credit can be refunded. */
export const NothingOpen: Story = {
  args: { rows: [credit] },
  play: async () => {
    await expect(await screen.findByText(/has no open instalment/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cross credits' })).toBeDisabled();
  },
};
/** A part that was changed is not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: async () => userEvent.type(await partOf(1), '{Backspace}'),
        isKept: async () => expect(await partOf(1)).toHaveValue('10.10'),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
/** What made the credit was undone in another tab: nothing is left but to close. */
export const Gone: Story = {
  args: {
    isGone: true,
    rows: rows.slice(0, 3),
    error: aRefusal(422, 'invalid', { detail: 'Review the marked fields.' }),
  },
  play: async () => {
    await expect(await screen.findByText(/^This credit no longer exists/)).toBeVisible();
    await expect(screen.queryByText('Review the marked fields.')).not.toBeInTheDocument();
    for (const close of screen.getAllByRole('button', { name: 'Close' })) await expect(close).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cross credits' })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { rows: null } };
export const ChangedMeanwhile: Story = {
  args: { error: aRefusal(412, 'stale', { detail: 'It changed.', current: {} }) },
  play: async () => expect(await screen.findByText(/has changed meanwhile/)).toBeVisible(),
};
