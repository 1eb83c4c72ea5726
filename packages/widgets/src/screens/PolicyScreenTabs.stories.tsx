import { aBranch, aCustomer, aPage, aPayment, aPolicy, aPolicyFile, aReceipt } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, empty, resolving } from '../testing/index.ts';
import { PolicyScreen } from './PolicyScreen.tsx';
import { address, draft, onPolicyPage, sent, showing } from './policyScreen.fixtures.ts';

let tellFlags = () => {};
let flagsKnown = Promise.resolve();
const meta = {
  title: 'Screens/Policies/PolicyScreenTabs',
  component: PolicyScreen,
  ...onPolicyPage,
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A late instalment is collected from the policy's head, whatever tab is open. */
export const Late: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    ...showing(aPolicy(), answering('listPayments', aPage([aPayment({ status: 'delayed', number: 3 })]))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register payment: instalment 3' }));
    await expect(await screen.findByRole('dialog', { name: 'Register payment' })).toBeVisible();
  },
};
/** Each receipt of an instalment is taken back from the policy's own plan. */
export const TakingAReceiptBack: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118?tab=payments',
    ...showing(
      aPolicy(),
      answering('listPayments', aPage([aPayment({ status: 'delayed', paid_amount: '25.00' })])),
      resolving('listReceipts', () => {
        const voided_at = sent.mock.calls.length > 0 ? '2026-05-20T12:00:00Z' : null;
        return HttpResponse.json(
          aPage([aReceipt(), aReceipt({ id: 7003, amount: '5.00', method: 'cash', reference: null, voided_at })]),
        );
      }),
      resolving('voidReceipt', ({ params }) => {
        sent(params.receiptId);
        return HttpResponse.json(aReceipt({ id: 7003, amount: '5.00', voided_at: '2026-05-20T12:00:00Z' }));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Receipts: instalment 2' }));
    const receipts = within(await screen.findByRole('dialog', { name: /instalment 2 of 12/ }));
    await expect(await receipts.findByText(/^Paid so far \$25\.00/)).toBeVisible();
    await userEvent.click(await receipts.findByRole('button', { name: 'Take back: $5.00, 12 Feb 2026 · Cash' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the receipt back?' }));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7003'));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Take the receipt back?' })).not.toBeInTheDocument(),
    );
    // The list stays open, for the next one.
    await expect(receipts.getByRole('heading', { name: 'Receipts' })).toBeVisible();
    await receipts.findByText('Taken back');
    await waitFor(() => expect(receipts.getByRole('button', { name: /^Take back: \$20\.00/ })).toHaveFocus());
  },
};
/** Whoever only looks reads what came in, and takes nothing back. */
export const ReadingReceipts: Story = {
  args: { isEditing: false },
  parameters: {
    ...TakingAReceiptBack.parameters,
    session: { permissions: ['policy_app.view_policy', 'policy_app.view_payment'] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Receipts: instalment 2' }));
    const receipts = within(await screen.findByRole('dialog', { name: /instalment 2 of 12/ }));
    await expect((await receipts.findAllByText(/\$20\.00/))[0]).toBeVisible();
    await expect(receipts.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  },
};
/** A person who is to be insured and is no customer yet becomes one in the row; what is pressed in the dialog is not the row's. */
export const NewInsured: Story = {
  parameters: {
    start: `${address}?tab=insureds`,
    ...showing(
      { ...draft, type: 'group', insured_select_type: 'corporate' },
      empty('listPolicyInsureds'),
      answering('listCustomers', aPage([aCustomer({ id: 50, name: 'Zoila Andrade', identification: '0912345675' })])),
      answering('createCustomer', aCustomer()),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add insured' }));
    const field = await canvas.findByRole('combobox', { name: 'Insured' });
    await userEvent.type(field, 'Ana Lucía');
    await userEvent.click(await screen.findByRole('option', { name: 'New customer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    await expect(await dialog.findByDisplayValue('Ana Lucía')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Insured/ })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Identification number' }), '1710034065{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create customer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveValue('Ana Lucía Cevallos Mora'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
/** Only PDF files are sent; another is refused at once. */
export const OnlyPdf: Story = {
  parameters: {
    start: `${address}?tab=files`,
    ...showing(aPolicy(), answering('listPolicyFiles', aPage([aPolicyFile()]))),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    input?.removeAttribute('accept');
    if (input) await userEvent.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('Only PDF files are allowed')).toBeVisible();
  },
};
/** A row that is being written is not left behind. */
export const PendingRow: Story = {
  parameters: { start: `${address}?tab=generals`, ...showing(aPolicy(), empty('listPolicyGenerals')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lists that this branch does not use' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await userEvent.click(canvas.getByRole('tab', { name: /Coverages/ }));
    await expect(
      await screen.findByText('Save the current row first', { selector: '[role=alertdialog] *' }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Insureds and goods/ })).toHaveAttribute('aria-selected', 'true');
  },
};
/** Until it is known which lists the branch uses none stands anywhere, so that none moves away under the hand. */
export const BranchNotKnownYet: Story = {
  parameters: {
    start: `${address}?tab=generals`,
    ...showing(
      aPolicy(),
      empty('listPolicyGenerals'),
      empty('listPolicyInsureds'),
      resolving('getBranch', async () => {
        await flagsKnown;
        return HttpResponse.json(aBranch({ flags: { ...aBranch().flags, generals: false } }));
      }),
    ),
  },
  beforeEach: () => {
    flagsKnown = new Promise((known) => {
      tellFlags = known;
    });
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: /Insureds and goods/ });
    await expect(canvas.getByRole('tab', { name: /Insureds and goods/ })).toBeVisible();
    await waitFor(() => expect(panel.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Add item' })).toBeNull();
    tellFlags();
    await expect(await canvas.findByRole('button', { name: 'Lists that this branch does not use' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add item' })).toBeNull();
  },
};
export const Payments: Story = {
  parameters: {
    start: `${address}?tab=payments`,
    ...showing(
      aPolicy(),
      answering(
        'listPayments',
        aPage([
          aPayment({
            id: 1,
            number: 1,
            status: 'paid',
            is_paid: true,
            payment_method: 'cash',
            payment_date: '2026-01-12',
            allowed_actions: ['update', 'unpay'],
          }),
          aPayment({ id: 2, status: 'delayed' }),
          aPayment({ id: 3, number: 3, status: 'on_time', due_date: '2026-12-15' }),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Instalments of the policy' })).toBeVisible();
  },
};
