import { aCrossing, aPage, aPayment, aReceipt, aReceiptBatch, aReceiptMail } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, onDay, resolving, slow, withToasts } from '../testing/index.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

const onGo = fn();
const late = [
  answering('getPayment', aPayment({ status: 'delayed', due_date: '2026-05-01' })),
  answering(
    'listPayments',
    aPage([
      aPayment({
        id: 900,
        number: 1,
        status: 'paid',
        is_paid: true,
        due_date: '2026-04-01',
        payment_date: '2026-03-30',
        payment_method: 'transfer',
        allowed_actions: ['unpay'],
      }),
      aPayment({ status: 'delayed', due_date: '2026-05-01' }),
    ]),
  ),
];
const denied = "You don't have permission to access to this resource";
const meta = {
  title: 'Screens/Payments/PaymentScreen',
  component: PaymentScreen,
  args: { id: 901, isEditing: true },
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
const remitted = fn();
/** What of the instalment is with the insurer by now. */
const handedOver = { isDone: false };
const toHandOver = () =>
  aPayment({
    status: 'paid',
    is_paid: true,
    to_remit: handedOver.isDone ? '0.00' : '49.92',
    collected_by: 'broker',
    allowed_actions: ['update', 'unpay', handedOver.isDone ? 'undo_remittance' : 'remit'],
  });
/** What the broker took is handed over where it is seen, and that is taken back there. */
export const HandingOver: Story = {
  args: { isEditing: false },
  beforeEach: () => {
    remitted.mockClear();
    handedOver.isDone = false;
    return onDay('2026-05-20')();
  },
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      resolving('getPayment', () => HttpResponse.json(toHandOver())),
      resolving('remitInstalment', async ({ request }) => {
        remitted(await request.json());
        handedOver.isDone = true;
        return HttpResponse.json(toHandOver());
      }),
      resolving('undoRemittance', () => {
        remitted('undone');
        handedOver.isDone = false;
        return HttpResponse.json(toHandOver());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as handed over' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as handed over' }));
    // It can be taken back once the page knows of it.
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo handing over' }));
    await expect(remitted).toHaveBeenCalledWith({ remitted_on: '2026-05-20' });
    const asked = within(await screen.findByRole('alertdialog', { name: 'Undo handing over?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Undo handing over' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as handed over' })).toBeVisible();
    await expect(remitted).toHaveBeenLastCalledWith('undone');
  },
};
/** A late instalment is collected where it is seen: paid, reminded of, called and written about. */
export const Late: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  beforeEach: onDay('2026-05-20'),
  parameters: { start: '/app/management/payments/901', snapshot: { width: 1440, height: 1100 }, ...answers(...late) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Remind' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/593'),
    );
    const plan = within(await canvas.findByRole('table', { name: 'Instalments of the policy' }));
    const current = plan.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
    await expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('2 of 12')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Register payment' }));
    await expect(await screen.findByRole('dialog', { name: 'Register payment' })).toBeVisible();
  },
};
/** From elsewhere, as from the palette, the address opens the dialog at once. */
export const LateAndAskedFor: Story = {
  args: { isEditing: false },
  beforeEach: onDay('2026-05-20'),
  parameters: { start: '/app/management/payments/901?move=true', ...answers(...late) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Register payment' })).toBeVisible();
  },
};
const received = fn();
/** The second press of a double click comes while the first is on its way: one receipt, and one word about it. */
export const PressedTwice: Story = {
  args: { isEditing: false },
  decorators: [withToasts],
  beforeEach: () => {
    received.mockClear();
    return onDay('2026-05-20')();
  },
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      ...late,
      resolving('createReceipt', async ({ request }) => {
        received(request.headers.get('Idempotency-Key'));
        return HttpResponse.json(aReceipt({ amount: '49.92' }), { status: 201 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register payment' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    const send = dialog.getByRole('button', { name: 'Register payment' });
    send.click();
    // A press of a hand comes before the next timer, but after what is already promised.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    send.click();
    await expect(await screen.findByText(/^Collected \$49\.92 from /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getAllByText(/^Collected \$49\.92 from /)).toHaveLength(1);
    await expect(received).toHaveBeenCalledOnce();
  },
};
const mailed = fn();
/** Right after a payment its receipt is offered; the mail is read as it will be seen, and goes out with the paper. */
export const ReceiptAfterPaying: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  decorators: [withToasts],
  beforeEach: () => {
    mailed.mockClear();
    return onDay('2026-05-20')();
  },
  parameters: {
    snapshot: { width: 1024, height: 900 },
    start: '/app/management/payments/901',
    ...answers(
      ...late,
      answering('createReceipt', aReceipt({ amount: '49.92' })),
      answering('getReceiptMail', aReceiptMail()),
      resolving('sendReceipt', ({ request, params }) => {
        mailed(params.receiptId, request.headers.get('If-Match'));
        return HttpResponse.json(aReceipt());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register payment' }));
    const pay = within(await screen.findByRole('dialog', { name: 'Register payment' }));
    await userEvent.click(pay.getByRole('radio', { name: 'Cash' }));
    await userEvent.click(pay.getByRole('button', { name: 'Register payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    await expect(await dialog.findByText(/ana\.cevallos@example\.ec/)).toBeVisible();
    // What is open now is said by the mail and the paper alone: the instalment behind them is as it was before.
    await expect(dialog.getByText(/^Number \d+, of /)).toBeVisible();
    await expect(dialog.queryByText(/open of \$/)).toBeNull();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('cuota 2 de 12: $20,00');
    await expect(dialog.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  },
};
/** What came in earlier has its receipt in its row; it is sent to the payer. */
export const ReceiptSent: Story = {
  args: { isEditing: false },
  decorators: [withToasts],
  beforeEach: () => void mailed.mockClear(),
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      ...late,
      answering('listReceipts', aPage([aReceipt()])),
      answering('getReceiptMail', aReceiptMail()),
      resolving('sendReceipt', ({ request, params }) => {
        mailed(params.receiptId, request.headers.get('If-Match'));
        return HttpResponse.json(aReceipt());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Receipt: \$20\.00/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    await expect(await dialog.findByText(/ana\.cevallos@example\.ec/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('The receipt was sent to ana.cevallos@example.ec.')).toBeVisible();
    await expect(mailed).toHaveBeenCalledWith('7001', '"v1"');
  },
};
/** A payer without an address can be given the paper, and the dialog says where the address is missing. */
export const ReceiptWithoutAddress: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      ...late,
      answering('listReceipts', aPage([aReceipt()])),
      answering('getReceiptMail', aReceiptMail({ email: null, refusal: 'payer_without_email' })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Receipt: \$20\.00/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    await expect(await dialog.findByText(/has no e-mail address/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  },
};
const undone = fn();
/** What a credit paid is undone as a whole: both sides are said before. */
export const Crossed: Story = {
  args: { isEditing: false },
  beforeEach: () => {
    undone.mockClear();
    return onDay('2026-02-20')();
  },
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      answering('getPayment', aPayment({ paid_amount: '20.00' })),
      answering('listPayments', aPage([aPayment({ paid_amount: '20.00' })])),
      answering(
        'listReceipts',
        aPage([aReceipt({ kind: 'crossing', method: null, reference: null, crossing_id: 41 })]),
      ),
      answering('getCrossing', aCrossing()),
      resolving('undoCrossing', ({ params }) => {
        undone(params.crossingId);
        return HttpResponse.json(aCrossing({ undone_at: '2026-02-20T12:00:00Z' }));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo crossing: \$20\.00/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByText('$20.00 of instalment 2 of VH-2026-00418, paid by credit 1 of VH-2025-00377, movement 4'),
    ).toBeVisible();
    await expect(dialog.getByText('It can be undone until 14 Mar 2026.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo crossing' }));
    await waitFor(() => expect(undone).toHaveBeenCalledWith('41'));
  },
};
/** What an import brought: before it, or as its file says. Only the first lacks a day and a method. */
export const BeforeTheImport: Story = {
  args: { isEditing: false },
  beforeEach: onDay('2026-02-20'),
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      answering(
        'getPayment',
        aPayment({ status: 'paid', is_paid: true, payment_date: '2026-02-15', paid_before_import: true }),
      ),
      answering('listPayments', aPage([aPayment({ status: 'paid', is_paid: true, paid_before_import: true })])),
      answering(
        'listReceipts',
        aPage([
          aReceipt({ id: 7002, from_import: true, before_import: true, method: null, reference: null }),
          aReceipt({ from_import: true, method: 'cash', reference: null, amount: '29.92' }),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 Feb 2026 · Cash')).toBeVisible();
    await expect(canvas.getByText('From an import')).toBeVisible();
    await expect(canvas.getAllByText('Before the import').length).toBeGreaterThan(1);
    await expect(canvas.queryByText(/Transfer/)).not.toBeInTheDocument();
  },
};
const taken = fn();
/** What came in, part by part: what was taken back stays struck through, and taking back another says what will be open. */
export const Parts: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  beforeEach: () => {
    taken.mockClear();
    return onDay('2026-02-20')();
  },
  parameters: {
    start: '/app/management/payments/901',
    snapshot: { width: 1440, height: 1100 },
    ...answers(
      answering('getPayment', aPayment({ status: 'delayed', paid_amount: '25.00' })),
      answering('listPayments', aPage([aPayment({ status: 'delayed', paid_amount: '25.00' })])),
      answering(
        'listReceipts',
        aPage([
          aReceipt({ id: 7003, kind: 'withholding', method: null, amount: '5.00', reference: '001-001-77' }),
          aReceipt({ id: 7002, batch_id: 7002 }),
          aReceipt({ method: 'cash', reference: null, voided_at: '2026-02-12T18:00:00Z' }),
        ]),
      ),
      answering('getReceiptBatch', aReceiptBatch({ id: 7002, receipts: [aReceipt({ id: 7002, batch_id: 7002 })] })),
      resolving('voidReceipt', ({ params }) => {
        taken(params.receiptId);
        return HttpResponse.json(aReceipt({ id: 7002, voided_at: '2026-02-20T12:00:00Z' }));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Paid $25.00 of $49.92'))[0]).toBeVisible();
    // The head of the page says so already.
    await expect(canvas.queryByText(/^Paid so far/)).not.toBeInTheDocument();
    await expect(await canvas.findByText('Taken back')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Take back/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: $20.00, 12 Feb 2026 · Transfer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the receipt back?' }));
    await expect(question.getByText(/\$44\.92 of the instalment will be open/)).toBeVisible();
    await expect(question.getByText(/Only this part of the transfer/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(taken).toHaveBeenCalledWith('7002'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
const whole = fn();
/** A part of a transfer is taken back with all its parts where that is wanted: which instalments they are is said first. */
export const WholeTransfer: Story = {
  args: { isEditing: false },
  beforeEach: () => void whole.mockClear(),
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      answering('getPayment', aPayment({ status: 'delayed', paid_amount: '20.00' })),
      answering('listPayments', aPage([aPayment({ status: 'delayed', paid_amount: '20.00' })])),
      answering('listReceipts', aPage([aReceipt({ batch_id: 7001 })])),
      answering('getReceiptBatch', aReceiptBatch()),
      resolving('voidReceiptBatch', async ({ request }) => {
        whole(await request.json());
        return HttpResponse.json(aReceiptBatch());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Take back: \$20\.00/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the receipt back?' }));
    await userEvent.click(
      await question.findByRole('checkbox', { name: 'Take back the whole transfer: $69.92, 2 instalments' }),
    );
    await expect(await question.findByText('$49.92 of instalment 3 of VH-2026-00418')).toBeVisible();
    await expect(question.queryByText(/Only this part/)).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() =>
      expect(whole).toHaveBeenCalledWith({
        lines: [
          { receipt_id: 7001, version: 1 },
          { receipt_id: 7002, version: 1 },
        ],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
/** What was handed over to the insurer is asked about: the money is no longer here. */
export const HandedOver: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/payments/901',
    ...answers(
      answering('getPayment', aPayment({ paid_amount: '20.00', at_risk_from: '2026-02-11' })),
      answering('listPayments', aPage([aPayment({ paid_amount: '20.00' })])),
      answering('listReceipts', aPage([aReceipt({ collected_by: 'broker', remitted_on: '2026-02-14' })])),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Cover at risk from')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Take back: / }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the receipt back?' }));
    await expect(await question.findByText(/^It was handed over to .+ on 14 Feb 2026\. Ask for it back/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  },
};
/** Who may only look sees whom to call, and no button that would be refused. */
export const ReadByViewer: Story = {
  args: { isEditing: false },
  globals: { role: 'viewer' },
  parameters: { start: '/app/management/payments/901', ...answers(...late) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Register payment|Remind/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  },
};
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Invoice number' }), '001-001-000123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/payments/901'));
  },
};
/** Somebody else saved meanwhile: both versions are shown, nothing is lost. */
export const Conflict: Story = {
  parameters: answers(
    answering('getPayment', aPayment()),
    failing('updatePayment', 'stale', {
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
const at = { start: '/app/management/payments/901/update' };
export const Loading: Story = {
  parameters: { ...at, ...answers(slow('getPayment')) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};
/** Gone, or somebody else's: the way back is there. */
export const Missing: Story = {
  parameters: { ...at, ...answers(failing('getPayment', 'not_found')) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /list/i })).toHaveAttribute('href', '/app/management/payments'),
};
export const Failed: Story = {
  parameters: { ...at, ...answers(failing('getPayment', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  parameters: { ...at, ...answers(failing('getPayment', 'permission_denied')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Try again|Save/ })).not.toBeInTheDocument();
  },
};
/** Long names in every field. */
export const Cruel: Story = {
  parameters: {
    ...at,
    ...answers(
      answering(
        'getPayment',
        aPayment({
          policy_number: `RESPONSABILIDAD-CIVIL-${'2026-'.repeat(8)}`,
          invoice_number: '001-'.repeat(9),
          amount: '123456789012.34',
          payer: {
            id: 41,
            name: 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2),
          },
        }),
      ),
    ),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: 'Invoice number' })).toHaveValue('001-'.repeat(9)),
};
