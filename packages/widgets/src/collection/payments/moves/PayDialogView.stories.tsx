import { CallError } from '@corredor/core/errors';
import { aCredit, aPayment, aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { seeLeaving } from '../../../frames/leaving/leaving.fixtures.ts';
import { onDay } from '../../../testing/index.ts';
import { PayDialogView } from './PayDialogView.tsx';

const meta = {
  title: 'Screens/Payments/PayDialogView',
  component: PayDialogView,
  beforeEach: onDay('2026-02-10'),
  args: { payment: aPayment(), isSaving: false, error: null, onPay: fn(), onClose: fn() },
} satisfies Meta<typeof PayDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The head says who pays which instalment, what is open, and how late it is; below the amount stands what it leaves. */
export const Late: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-02-25'),
  args: { payment: aPayment({ status: 'delayed', paid_amount: '20.00' }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      /^Ana Lucía Cevallos Mora\s+VH-2026-00418\s·\sinstalment\s2\sof\s12\s+\$29\.92\sopen\sof\s\$49\.92\s·\s10\sdays\slate$/,
    );
    await expect(screen.getByText('The instalment is paid then.')).toBeVisible();
    const amount = screen.getByRole('textbox', { name: /Amount received/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '9.92');
    await expect(await screen.findByText('Leaves $20.00 open.')).toBeVisible();
  },
};
/** Nothing is sent before a payment method is chosen; the day is today unless somebody says otherwise. */
export const AsksForMethod: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register payment' }));
    await expect(await screen.findByText('Select a payment method')).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Transfer' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Invoice number' }), '001-002-0003');
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      kind: 'money',
      method: 'transfer',
      amount: '49.92',
      received_on: '2026-02-10',
      reference: null,
      collected_by: 'insurer',
      invoice_number: '001-002-0003',
    });
  },
};
/** A small rest is given up, and somebody says why; a larger one cannot be. */
export const GivenUp: Story = {
  args: { payment: aPayment({ paid_amount: '49.50' }), writeOffLimit: '1.00' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Rest given up' }));
    const send = screen.getByRole('button', { name: 'Register payment' });
    await userEvent.click(send);
    await expect(args.onPay).not.toHaveBeenCalled();
    const reason = await screen.findByRole('textbox', { name: /Why it is given up/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, 'Rounding');
    await userEvent.click(send);
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'write_off', method: null, amount: '0.42', reference: 'Rounding' }),
    );
  },
};
/** A post-dated cheque is no receipt before its day: the dialog says so at once, and leads to a task for that day. */
export const PostDatedCheque: Story = {
  tags: ['snapshot'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Cheque' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: /^day/ }), '15');
    await expect(
      await screen.findByText(/^A post-dated cheque is a receipt only on its day: record it on .*2026/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Add a task for that day' })).toHaveAttribute(
      'href',
      expect.stringMatching(/tasks\/create\?about_model=payment&about_id=\d+&due_on=2026-02-15$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Bank debit' }));
    await expect(await screen.findByText('The date cannot be in the future')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Cheque' }));
    await expect(await screen.findByRole('link', { name: 'Add a task for that day' })).toBeVisible();
  },
};
/** What is owed back is refunded in money, all of it or a part, and it is said who paid it. */
export const Refund: Story = {
  args: { payment: aCredit({ paid_amount: '20.00' }), lastMethod: 'card' },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(/Credit 1 of VH-2026-00418, movement 1: \$100\.00 open of \$120\.00/),
    ).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Withholding' })).not.toBeInTheDocument();
    const amount = screen.getByRole('textbox', { name: /Amount refunded/ });
    await expect(amount).toHaveValue('100.00');
    await userEvent.click(screen.getByRole('radio', { name: 'Transfer' }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '60');
    await expect(await screen.findByText('$40.00 will stay to use.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'The brokerage' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record refund' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      kind: 'money',
      method: 'transfer',
      amount: '60.00',
      received_on: '2026-02-10',
      reference: null,
      collected_by: 'broker',
    });
  },
};
/** It begins at the method, not at the button that closes it. */
export const BeginsAtMethod: Story = {
  args: { payment: aPayment({ payment_method: 'transfer' }) },
  play: async () => waitFor(() => expect(screen.getByRole('radio', { name: 'Transfer' })).toHaveFocus()),
};
/** How the payer paid last is taken as the answer, and can be changed from there. */
export const AsLastTime: Story = {
  args: { lastMethod: 'transfer' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Transfer' })).toHaveFocus());
    await expect(screen.getByText('As Ana Lucía Cevallos Mora paid last')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ method: 'cash' })));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** Who took the money is asked, beginning with who took it last; what the broker took is to be handed over. */
export const TakenByBroker: Story = {
  args: { lastMethod: 'cash', lastCollector: 'broker' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('radio', { name: 'The brokerage' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenLastCalledWith(expect.objectContaining({ collected_by: 'broker' }));
    await userEvent.click(screen.getByRole('radio', { name: 'The insurer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenLastCalledWith(expect.objectContaining({ collected_by: 'insurer' }));
  },
};
/** Less than all that is open: what stays open is said, and more than that is not sent. */
export const APart: Story = {
  args: { payment: aPayment({ paid_amount: '20.00' }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/\$29\.92 open of \$49\.92/)).toBeVisible();
    const amount = screen.getByRole('textbox', { name: /Amount received/ });
    await expect(amount).toHaveValue('29.92');
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '30');
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(
      await screen.findByText(
        /^The amount is more than the \$29\.92 that are open\. Where it pays several instalments, .+ use “Split a transfer”\.$/,
      ),
    ).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '9.92');
    await expect(await screen.findByText('Leaves $20.00 open.')).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), 'REC-77');
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'money', method: 'cash', amount: '9.92', reference: 'REC-77' }),
    );
  },
};
/** What the payer kept for the tax office: its share of the net premium stands there, and may be mended. */
export const Withholding: Story = {
  globals: { locale: 'es' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Retención' }));
    await expect(await screen.findByText(/No entra dinero/)).toBeVisible();
    const amount = screen.getByRole('textbox', { name: /Valor retenido/ });
    await expect(amount).toHaveValue('0,42');
    await expect(screen.queryByText(/se salda/)).toBeNull();
    await userEvent.clear(amount);
    await userEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
    await expect(await screen.findByText('Escriba el valor retenido')).toBeVisible();
    await userEvent.type(amount, '5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Número del comprobante de retención' }), '001-9');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      kind: 'withholding',
      method: null,
      amount: '5.00',
      received_on: '2026-02-10',
      reference: '001-9',
      invoice_number: null,
    });
  },
};
/** Somebody else took a part meanwhile: the server's answer stands at its field. */
export const OverBalance: Story = {
  args: {
    error: aRefusal(422, 'invalid', { errors: { amount: ['The amount is more than the 9.92 that are open.'] } }),
  },
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: /Amount received/ });
    await expect(amount).toHaveAccessibleDescription(/more than the 9\.92/);
  },
};
/** More than is open is refused, and what is open is offered; the focus stays at the amount. */
export const TakesWhatIsOpen: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Transfer' }));
    const amount = screen.getByRole('textbox', { name: /Amount received/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '50.21');
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in $49.92, what is open' }));
    await expect(amount).toHaveValue('49.92');
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(screen.queryByRole('button', { name: /what is open/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenLastCalledWith(expect.objectContaining({ amount: '49.92' }));
  },
};
export const Ready: Story = { globals: { locale: 'es', theme: 'dark' } };
/** What was typed is not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: async () => userEvent.type(await screen.findByRole('textbox', { name: 'Reference' }), 'REC-77'),
        isKept: async () => expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('REC-77'),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
export const Saving: Story = { args: { isSaving: true } };
export const Failed: Story = { args: { error: aRefusal(409, 'already_paid', { detail: 'It cannot be paid.' }) } };
/** It was paid in another tab: that is said, and only closing is left. */
export const PaidMeanwhile: Story = {
  args: {
    payment: aPayment({ is_paid: true, paid_amount: '49.92', payment_date: '2026-02-10' }),
    error: aRefusal(412, 'stale'),
  },
  play: async () => {
    await expect(await screen.findByText('This instalment is already paid, on 10 Feb 2026.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Register payment' })).not.toBeInTheDocument();
    await expect(screen.queryByText(/Somebody|close/i, { selector: 'p' })).not.toBeInTheDocument();
  },
};
/** No answer came: it is told as everywhere, and that a second try pays nothing twice. */
export const Lost: Story = {
  args: { error: new CallError({}) },
  play: async () => {
    await expect(await screen.findByText('The connection was lost')).toBeVisible();
    await expect(screen.getByText(/nothing is done twice/)).toBeVisible();
  },
};
/** What is still open is gone on with. */
export const ChangedMeanwhile: Story = {
  args: {
    payment: aPayment({ paid_amount: '20.00' }),
    error: aRefusal(412, 'stale', { detail: 'It cannot be paid.' }),
  },
  play: async () => {
    await expect(await screen.findByText(/\$29\.92 is open now\. What you entered is still here/)).toBeVisible();
  },
};
