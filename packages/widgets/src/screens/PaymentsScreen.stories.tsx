import {
  aCredit,
  aCustomer,
  aPage,
  aPayment,
  aPaymentSummary,
  aReceipt,
  aReceiptBatch,
  aReceiptMail,
  aRun,
} from '@corredor/core/fixtures';
import { toast } from '@corredor/ui/Toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  answering,
  answers,
  empty,
  failing,
  listStates,
  onDay,
  paymentsOf,
  resolving,
  withToasts,
} from '../testing/index.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const rows = [
  aPayment({ id: 900, number: 1, status: 'delayed', due_date: '2026-01-15' }),
  aPayment(),
  aPayment({
    id: 899,
    number: 12,
    policy_number: 'IN-2025-00031',
    status: 'paid',
    is_paid: true,
    payment_method: 'card',
    payment_date: '2026-01-10',
    allowed_actions: ['update', 'unpay'],
  }),
];
const list = answering('listPayments', aPage(rows));
/** Something in every state; the list opens on what is not paid. */
const portfolio = [
  ...rows,
  aPayment({
    id: 902,
    number: 1,
    policy_number: 'IN-2026-00007',
    instalments_count: 4,
    due_date: '2026-03-01',
    amount: '212.40',
    status: 'on_time',
    contractor: { id: 43, name: 'Transportes del Austro Cía. Ltda.' },
    payer: { id: 43, name: 'Transportes del Austro Cía. Ltda.' },
  }),
];
const keys: (string | null)[] = [];
const versions: (string | null)[] = [];

const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) =>
    aPayment({
      id: index + 1,
      policy_number: `RESPONSABILIDAD-CIVIL-2026-${index}`,
      payer: { id: 41, name: longName },
      amount: '123456789012.34',
    }),
  ),
  4321,
);
const meta = {
  title: 'Screens/Payments/PaymentsScreen',
  component: PaymentsScreen,
  parameters: {
    start: '/app/management/payments',
    ...answers(paymentsOf(portfolio), answering('getPayment', aPayment())),
  },
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  beforeEach: onDay('2026-02-10'),
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'IN-2026-00007' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Por cobrar 3' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Pagadas 1' })).toBeVisible();
    await expect(await canvas.findByText('Atrasada · 26 d')).toBeVisible();
  },
};
const asked = fn();
/** The counts are asked for by the other filters, once the rows are there; another state asks for rows only. */
export const Counts: Story = {
  beforeEach: () => void asked.mockClear(),
  parameters: {
    start: '/app/management/payments?status=delayed&branch=7&page=2',
    ...answers(
      resolving('listPayments', ({ request }) => {
        asked('rows', new URL(request.url).searchParams.get('status'));
        return HttpResponse.json(aPage(rows, 60));
      }),
      resolving('getPaymentSummary', ({ request }) => {
        asked('counts', new URL(request.url).search);
        return HttpResponse.json(aPaymentSummary());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Paid 259' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('rows', 'paid'));
    await expect(asked.mock.calls).toEqual([
      ['rows', 'delayed'],
      ['counts', '?branch=7'],
      ['rows', 'paid'],
    ]);
  },
};
/** The list opens on what is to be collected. Everything is one press away and stays in the address; the way back undoes it. */
export const OpensOnWhatIsDue: Story = {
  beforeEach: () => void asked.mockClear(),
  parameters: answers(
    resolving('listPayments', ({ request }) => {
      asked(new URL(request.url).searchParams.get('status'));
      return HttpResponse.json(aPage(rows, 60));
    }),
    answering('getPaymentSummary', aPaymentSummary()),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'To collect 117', current: 'page' })).toBeVisible();
    await expect(asked.mock.calls).toEqual([['unpaid']]);
    const all = canvas.getByRole('link', { name: 'All 376' });
    await expect(all).toHaveAttribute('href', '/app/management/payments?status=all');
    await userEvent.click(all);
    await expect(await canvas.findByRole('link', { name: 'All 376', current: 'page' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(null));
    const due = canvas.getByRole('link', { name: 'To collect 117' });
    await expect(due).toHaveAttribute('href', '/app/management/payments');
  },
};
/** Rows stand without counts where these cannot be had. */
export const WithoutCounts: Story = {
  parameters: answers(list, failing('getPaymentSummary', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'IN-2025-00031' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Delayed' })).toBeVisible();
  },
};
/** A lost answer is asked for again with the same key, so that nothing is paid twice. */
export const PaysOnce: Story = {
  beforeEach: () => void keys.splice(0),
  parameters: answers(
    list,
    resolving('createReceipt', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1
        ? HttpResponse.error()
        : HttpResponse.json(aReceipt({ amount: '49.92' }), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const menus = await canvas.findAllByRole('button', { name: 'More actions: VH-2026-00418' });
    await userEvent.click(menus[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Register payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register payment' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toBe(keys[1]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Register payment' })).not.toBeInTheDocument());
  },
};
/** A part of it was paid in another tab: what was typed stays, and it is paid from what is open now. */
export const GoesOnFromNow: Story = {
  beforeEach: () => void versions.splice(0),
  parameters: answers(
    list,
    resolving('createReceipt', ({ request }, refuse) => {
      versions.push(request.headers.get('If-Match'));
      return versions.length === 1
        ? refuse('stale', { current: aPayment({ version: 9, paid_amount: '20.00' }) })
        : HttpResponse.json(aReceipt({ amount: '29.92' }), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const menus = await canvas.findAllByRole('button', { name: 'More actions: VH-2026-00418' });
    await userEvent.click(menus[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Register payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register payment' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'A-17');
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await expect(await dialog.findByText(/\$29\.92 is open now/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Reference/ })).toHaveValue('A-17');
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await waitFor(() => expect(versions).toHaveLength(2));
    await expect(versions[1]).toBe('"v9"');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Register payment' })).not.toBeInTheDocument());
  },
};
const reminded = fn();
const withPlans = fn();
const begun = fn();
/** Before many are reminded, it names those who have something in their favour with the same insurer. */
export const RemindsManyWithCredits: Story = {
  parameters: answers(
    resolving('listPayments', ({ request }) => {
      const isOfCredits = new URL(request.url).searchParams.get('kind') === 'credit';
      const credits = [aCredit({ id: 990 }), aCredit({ id: 991, payer_id: 7, payer: { id: 7, name: 'Otro' } })];
      return HttpResponse.json(aPage(isOfCredits ? credits : [aPayment()]));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /all rows of this page/ }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }, { timeout: 5000 }));
    await userEvent.click(bar.getByRole('button', { name: 'Remind' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Remind/ }));
    await expect(await question.findByText(/A payer has a credit with the same insurer/)).toBeVisible();
    await expect(question.getByText(/^Ana Lucía Cevallos Mora: /)).toBeVisible();
    await expect(question.queryByText(/^Otro: /)).not.toBeInTheDocument();
  },
};
/** Chosen instalments say what they come to; their payers are reminded in one go, and who could not be is named with the reason. */
export const RemindsMany: Story = {
  beforeEach: () => {
    reminded.mockClear();
    withPlans.mockClear();
    begun.mockClear();
  },
  parameters: answers(
    list,
    resolving('createRun', async ({ request }) => {
      begun(await request.json());
      return HttpResponse.json(aRun({ kind: 'notifyPayer' }), { status: 201 });
    }),
    resolving('notifyPayer', ({ params, request }, refuse) => {
      reminded(params.paymentId);
      withPlans(new URL(request.url).searchParams.get('payment_plan'));
      return params.paymentId === '900' ? refuse('payer_without_email') : HttpResponse.json(aPayment());
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'IN-2025-00031' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /all rows of this page/ }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }, { timeout: 5000 }));
    await expect(bar.getByText('$149.76 · one policy')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Remind' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Remind/ }));
    // What it promises is that of the two that leave, not of all three.
    await expect(await question.findByText('$99.84 · one policy')).toBeVisible();
    // It promises no mail that would be refused, and says what goes with those that leave.
    await expect(question.getByText('A reminder will be e-mailed for each of 2 instalments.')).toBeVisible();
    await expect(question.getByText('1 instalment is already paid.')).toBeVisible();
    await expect(question.getByText(/^The payment plan goes with it as a PDF/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remind' }));
    const report = within(await screen.findByRole('dialog', { name: 'Remind: result' }));
    await expect(await report.findByText('One row done · $49.92 · one policy · 2 refused')).toBeVisible();
    await expect(reminded).toHaveBeenCalledTimes(2);
    await expect(withPlans.mock.calls).toEqual([['true'], ['true']]);
    await expect(report.getByText('This instalment is already paid.')).toBeVisible();
    // The log names those too that were left alone from the start.
    await expect(begun.mock.calls[0]?.[0]).toMatchObject({
      refusals: ['This instalment is already paid.'],
      lines: [{ id: 900 }, { id: 901 }, { id: 899, refusal: 0 }],
    });
  },
};
const one = { isPaid: false };
const now = () =>
  aPayment(one.isPaid ? { status: 'paid', is_paid: true, allowed_actions: ['update', 'unpay'], version: 2 } : {});
const receiving = () => {
  one.isPaid = true;
  return HttpResponse.json(aReceipt({ amount: '49.92' }), { status: 201 });
};
const unpaying = () => {
  one.isPaid = false;
  return HttpResponse.json(now());
};
const sent = fn();
/** Opens the dialog of one transfer over all rows of the page. */
async function oneTransfer({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await expect(await canvas.findByRole('link', { name: 'IN-2025-00031' })).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: /all rows of this page/ }));
  const bar = within(await canvas.findByRole('region', { name: 'Selection' }, { timeout: 5000 }));
  await userEvent.click(bar.getByRole('button', { name: 'Split a transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: /One transfer/ }, { timeout: 5000 }));
  const amount = await dialog.findByRole('textbox', { name: /Amount received/ });
  await waitFor(() => expect(amount).toHaveValue('99.84'));
  return { bar, dialog, amount };
}
/** One transfer over chosen instalments is sent whole; those that got a part are chosen no longer, and the message takes it back. */
export const OneTransfer: Story = {
  decorators: [withToasts],
  beforeEach: () => {
    toast.clear();
    sent.mockClear();
  },
  parameters: answers(
    list,
    resolving('createReceiptBatch', async ({ request }) => {
      sent(await request.json());
      const receipts = [900, 901].map((payment_id) => aReceipt({ id: payment_id, payment_id, batch_id: 900 }));
      return HttpResponse.json(aReceiptBatch({ id: 900, total: '80.00', receipts }), { status: 201 });
    }),
    resolving('voidReceiptBatch', async ({ params, request }) => {
      sent(params.batchId, await request.json());
      return HttpResponse.json(aReceiptBatch({ id: 900 }));
    }),
  ),
  play: async (context) => {
    const { userEvent } = context;
    const { bar, dialog, amount } = await oneTransfer(context);
    await userEvent.clear(amount);
    await userEvent.type(amount, '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await expect(await screen.findByText('$80.00 registered for 2 instalments')).toBeVisible();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      lines: [
        { payment_id: 900, amount: '49.92' },
        { payment_id: 901, amount: '30.08' },
      ],
    });
    await waitFor(() => expect(bar.getByText(/One row|1 row/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('The transfer was taken back', {}, { timeout: 10_000 })).toBeVisible();
    const lines = [900, 901].map((receipt_id) => ({ receipt_id, version: 1 }));
    await expect(sent.mock.calls.slice(1)).toEqual([['900', { lines }]]);
  },
};
/** From the head of the list: who pays, and their open instalments to share out what came in; who owes nothing is said to. */
export const CollectsFromAPayer: Story = {
  parameters: answers(
    resolving('listPayments', ({ request }) => {
      const payer = new URL(request.url).searchParams.get('payer');
      return HttpResponse.json(aPage(payer === '42' ? [] : rows.filter(({ is_paid }) => !is_paid)));
    }),
    answering('listCustomers', aPage([aCustomer(), aCustomer({ id: 42, name: 'Emilia Andrade' })])),
    resolving('getCustomer', ({ params }) =>
      HttpResponse.json(params.customerId === '42' ? aCustomer({ id: 42, name: 'Emilia Andrade' }) : aCustomer()),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register collection' }, { timeout: 5000 }));
    const payer = await dialog.findByRole('combobox', { name: /Payer/ });
    await userEvent.click(payer);
    await userEvent.click(await screen.findByRole('option', { name: /Emilia/ }));
    await expect(await dialog.findByText('Owes nothing.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(screen.queryByRole('dialog', { name: /One transfer/ })).not.toBeInTheDocument();
    await userEvent.clear(payer);
    await userEvent.type(payer, 'Ana');
    await userEvent.click(await screen.findByRole('option', { name: /Ana Lucía/ }));
    await waitFor(() => expect(dialog.queryByText('Owes nothing.')).not.toBeInTheDocument());
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    const transfer = within(await screen.findByRole('dialog', { name: /One transfer/ }, { timeout: 5000 }));
    const lines = within(await transfer.findByRole('list', { name: 'Where the money goes' }));
    await expect(lines.getAllByRole('listitem')).toHaveLength(2);
  },
};
/** A transfer's one receipt, which names all of its instalments, is offered as soon as it is registered. */
export const ReceiptOfATransfer: Story = {
  decorators: [withToasts],
  beforeEach: () => toast.clear(),
  parameters: answers(
    list,
    resolving('createReceiptBatch', () => {
      const receipts = [900, 901].map((payment_id) => aReceipt({ id: payment_id, payment_id, batch_id: 900 }));
      return HttpResponse.json(aReceiptBatch({ id: 900, receipts }), { status: 201 });
    }),
    resolving('getReceiptMail', ({ params }) =>
      HttpResponse.json(aReceiptMail({ subject: `Recibo ${params.receiptId} de la cuota ${params.paymentId}` })),
    ),
  ),
  play: async (context) => {
    const { userEvent } = context;
    const { dialog } = await oneTransfer(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    await expect(await receipt.findByText('Recibo 900 de la cuota 900')).toBeVisible();
    await expect(receipt.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  },
};
const mailedTo = fn();
/** Two payers in one transfer have a receipt each: the dialog goes from one to the other, and ends with the last. */
export const ReceiptsOfTwoPayers: Story = {
  decorators: [withToasts],
  beforeEach: () => {
    toast.clear();
    mailedTo.mockClear();
  },
  parameters: answers(
    answering(
      'listPayments',
      aPage(
        rows.map((row, place) => ({
          ...row,
          payer_id: 11 + place,
          payer: { id: 11 + place, name: ['Ana Cevallos', 'Luis Paredes'][place] ?? '' },
        })),
      ),
    ),
    resolving('createReceiptBatch', () => {
      const receipts = [900, 901].map((payment_id) => aReceipt({ id: payment_id, payment_id, batch_id: 900 }));
      return HttpResponse.json(aReceiptBatch({ id: 900, receipts }), { status: 201 });
    }),
    resolving('getReceiptMail', ({ params }) =>
      HttpResponse.json(aReceiptMail({ subject: `Recibo ${params.receiptId} de la cuota ${params.paymentId}` })),
    ),
    resolving('sendReceipt', ({ params }) => {
      mailedTo(params.receiptId);
      return HttpResponse.json(aReceipt());
    }),
  ),
  play: async (context) => {
    const { userEvent } = context;
    const { dialog } = await oneTransfer(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    await expect(await receipt.findByText('Recibo 900 de la cuota 900')).toBeVisible();
    await expect(receipt.getByRole('button', { name: /Ana Cevallos.*Who paid/ })).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Send' }));
    await expect(await receipt.findByText('Recibo 901 de la cuota 901')).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Receipt' })).toBeNull());
    await expect(mailedTo.mock.calls).toEqual([['900'], ['901']]);
  },
};
/** A payment that was taken back in its row is not offered to be taken back any more. */
export const UndoneInItsRow: Story = {
  decorators: [withToasts],
  beforeEach: () => {
    // Another story's message would still wait for a place to be shown.
    toast.clear();
    one.isPaid = false;
  },
  parameters: answers(
    resolving('listPayments', () => HttpResponse.json(aPage([now()]))),
    resolving('createReceipt', receiving),
    resolving('unpayInstalment', unpaying),
    answering('listReceipts', aPage([aReceipt({ amount: '49.92' })])),
  ),
  play: async ({ canvas, userEvent }) => {
    const more = () => canvas.findByRole('button', { name: 'More actions: VH-2026-00418' });
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Register payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register payment' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo payment' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Undo/ }));
    await userEvent.click(question.getByRole('button', { name: 'Undo payment' }));
    await screen.findByText('Payment undone', {}, { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
};
/** Of an instalment that a credit and money paid, undoing the payment opens what the money paid, and the question says so. */
export const UndoesWhatCameInLast: Story = {
  parameters: answers(
    answering(
      'listPayments',
      aPage([aPayment({ amount: '178.96', status: 'paid', is_paid: true, allowed_actions: ['update', 'unpay'] })]),
    ),
    answering(
      'listReceipts',
      aPage([
        aReceipt({ id: 7003, amount: '61.69', received_on: '2026-02-09' }),
        aReceipt({ id: 7002, kind: 'crossing', method: null, amount: '117.27', crossing_id: 31 }),
      ]),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: VH-2026-00418' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo payment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo the payment?' }));
    await expect(await question.findByText(/^\$61\.69 of instalment 2 of 12 .* will be open again/)).toBeVisible();
    await expect(question.queryByText(/178\.96/)).toBeNull();
  },
};
export const Viewer: Story = {
  beforeEach: onDay('2026-02-10'),
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /More actions/ });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: 'Detail' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Register collection', hidden: true })).not.toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Register payment' })).not.toBeInTheDocument();
  },
};
export const Detail: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-02-10'),
  parameters: {
    start: '/app/management/payments?detail=1181',
    snapshot: { width: 1440, height: 900 },
    ...answers(answering('getPayment', aPayment({ id: 1181 }))),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /instalment 2 of 12/ }));
    // Who signed and pays is told once, and a ring marks the instalment on the line of the year.
    await expect(await panel.findByText('Contractor and payer')).toBeVisible();
    await expect(panel.queryByText('Payer')).not.toBeInTheDocument();
    const [own, other] = [await panel.findByTitle(/^Instalment 2 of 12/), panel.getByTitle(/^Instalment 3 of 12/)];
    await expect(getComputedStyle(own).boxShadow).not.toBe('none');
    await expect(getComputedStyle(other).boxShadow).toBe('none');
  },
};
const numbered = (id: number) => aPayment({ id, policy_number: `VH-${id}`, number: 1 });
/** The panel steps from row to row and over the end of a page; the row behind is marked, and gets the focus when the panel closes. */
export const StepsThroughRows: Story = {
  parameters: {
    start: '/app/management/payments?page_size=2&detail=1',
    ...answers(
      resolving('listPayments', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        return HttpResponse.json(aPage(page === '2' ? [numbered(3)] : [numbered(1), numbered(2)], 3));
      }),
      resolving('getPayment', ({ params }) => HttpResponse.json(numbered(Number(params.paymentId)))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: /^VH-1\b/ }, { timeout: 8000 }));
    await expect(await panel.findByText('1 of 3')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Previous record' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Next record' }));
    await screen.findByRole('dialog', { name: /^VH-2\b/ });
    await waitFor(() => expect(document.querySelector('[role=row][aria-current]')).toHaveTextContent('VH-2'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('dialog', { name: /^VH-3\b/ });
    await expect(await panel.findByText('3 of 3')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Next record' })).toHaveAttribute('aria-disabled', 'true');
    await expect(panel.getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      '/app/management/payments/3',
    );
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('dialog', { name: /^VH-2\b/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'VH-2' })).toHaveFocus(), { timeout: 3000 });
  },
};
const none = { count: 0, amount: '0.00' };
const states = listStates({
  list: 'listPayments',
  start: '/app/management/payments',
  title: 'Payments',
  emptyText: 'No instalments yet',
  row: 'VH-2026-00418',
  broker: ['Detail', 'Register payment', 'Edit', 'Remind'],
  assistant: ['Detail'],
  many,
});
/** Collects: pays, changes and reminds. */
export const Broker: Story = states.broker;
/** Looks at what is due, and collects nothing. */
export const Assistant: Story = states.assistant;
export const Loading: Story = states.loading;
export const Empty: Story = {
  ...states.empty,
  parameters: answers(
    empty('listPayments'),
    answering('getPaymentSummary', aPaymentSummary({ delayed: none, near_expiry: none, on_time: none, paid: none })),
  ),
};
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = {
  ...states.cruel,
  parameters: answers(
    answering('listPayments', many),
    answering(
      'getPaymentSummary',
      aPaymentSummary({
        delayed: none,
        near_expiry: { count: 4321, amount: '533456789012345.14' },
        on_time: none,
        paid: none,
      }),
    ),
  ),
};
