import { aCredit, aPayment, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onDay } from '../../../testing/index.ts';
import { PolicyPaymentsView } from './PolicyPaymentsView.tsx';

const rows = [
  aPayment({
    id: 1,
    number: 1,
    status: 'paid',
    is_paid: true,
    due_date: '2026-01-15',
    payment_method: 'transfer',
    payment_date: '2026-01-14',
    allowed_actions: ['update', 'unpay'],
  }),
  aPayment({ id: 2, status: 'delayed' }),
  aPayment({ id: 3, number: 3, status: 'near_expiry', due_date: '2026-03-15' }),
  aPayment({ id: 4, number: 4, status: 'on_time', due_date: '2026-04-15' }),
];
const ofYear = aPolicy().instalments_summary;
const meta = {
  title: 'Screens/Payments/PolicyPaymentsView',
  component: PolicyPaymentsView,
  beforeEach: onDay('2026-03-10'),
  args: {
    list: { status: 'ready', rows, total: rows.length, isRefreshing: false },
    policy: aPolicy(),
    moves: { canChange: true, move: fn(), remind: fn(), cross: fn(), remit: fn() },
    onTransfer: fn(),
    onReceipts: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PolicyPaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four states in words and colour, and what has been collected. */
export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1080, height: 520 } },
  play: async ({ args, canvas, userEvent }) => {
    for (const state of ['Paid', 'Delayed', 'Near expiry', 'On time'])
      await expect(await canvas.findByText(state)).toBeVisible();
    await expect(canvas.getByText('Collected $49.92 of $599.15 · 1 of 12 instalments')).toBeVisible();
    await expect(canvas.getByText('Balanced')).toBeVisible();
    const plan = within(canvas.getByRole('table', { name: 'Instalments of the policy' }));
    await expect(plan.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Instalment',
      'Due',
      'Status',
      'Amount',
      'Open',
      'Actions',
    ]);
    // Of what is paid stands when and how, and nothing of it is open.
    const cellsOf = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].slice(0, 5).map(({ textContent }) => textContent);
    const [, paid, late] = plan.getAllByRole('row');
    await expect(cellsOf(paid)).toEqual([
      'Instalment 1 of 12',
      '15 Jan 2026',
      'Paid14 Jan 2026 · Transfer',
      '$49.92',
      '$0.00',
    ]);
    await expect(cellsOf(late)).toEqual(['Instalment 2 of 12', '15 Feb 2026', 'Delayed', '$49.92', '$49.92']);
    await expect(late).toHaveAttribute('aria-current', 'true');
    // Below the amounts stands what they come to, and below what is open how much that is.
    const ends = ([text, head]: [string, string]) =>
      plan.getByText(text).getBoundingClientRect().right - plan.getByText(head).getBoundingClientRect().right;
    for (const pair of [
      ['$599.15', 'Amount'],
      ['$549.23', 'Open'],
    ] as [string, string][])
      await expect(Math.abs(ends(pair))).toBeLessThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Register payment: instalment 2' }));
    await expect(args.moves.move).toHaveBeenCalledWith(rows[1]);
    // Whose turn comes later has it in a menu.
    await expect(canvas.queryByRole('button', { name: 'Register payment: instalment 4' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: instalment 4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Register payment' }));
    await expect(args.moves.move).toHaveBeenLastCalledWith(rows[3]);
  },
};
const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
/** On a phone each has two lines: which and how it stands with what is left, then its day with what can be done. */
export const OnAPhone: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 760 } },
  globals: { locale: 'es', viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20.5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('table', { name: 'Cuotas de la póliza' }));
    const [, paid, late] = plan.getAllByRole('row');
    if (!paid || !late) throw new Error('rows are missing');
    const inLate = within(late);
    const [name, pay] = [inLate.getByRole('link'), inLate.getByRole('button', { name: /^Registrar pago/ })];
    await expect(inLate.getByText('15 feb 2026')).toBeVisible();
    await expect(topOf(pay)).toBeGreaterThan(topOf(name) + 12);
    await expect(late.getBoundingClientRect().height).toBeLessThan(92);
    // Of what is paid the day of the payment stands in place of the day when it was due.
    await expect(within(paid).getByText('14 ene 2026 · Transferencia')).toBeVisible();
    await expect(within(paid).getByText('15 ene 2026')).not.toBeVisible();
    await expect(plan.getByText('Por cobrar $549,23')).toBeVisible();
  },
};
/** What movements made is numbered anew, so each says of which movement it is. */
export const OfMovements: Story = {
  args: {
    list: {
      status: 'ready',
      rows: [
        aPayment({ id: 2, status: 'delayed' }),
        aPayment({
          id: 5,
          number: 2,
          status: 'on_time',
          movement_id: 71,
          movement_number: 2,
          movement_kind: 'inclusion',
        }),
        aPayment({ id: 6, number: 2, status: 'on_time', movement_id: 72, movement_number: 3, movement_kind: 'value' }),
        aCredit({ movement_number: 4 }),
      ],
      total: 4,
      isRefreshing: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const plan = within(await canvas.findByRole('table', { name: 'Instalments of the policy' }));
    const links = plan.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual([
      'Instalment 2 of 12',
      'Instalment 2 of 12, movement 2',
      'Instalment 2 of 12, movement 3',
      'Credit 1, movement 4',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: instalment 2, movement 3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Register payment' }));
    await expect(args.moves.move).toHaveBeenCalledWith(expect.objectContaining({ id: 6 }));
  },
};
/** Of one that is partly paid the timeline says how much is in; several can be paid by one transfer. */
export const PartlyPaid: Story = {
  args: {
    list: {
      status: 'ready',
      rows: [aPayment({ id: 2, status: 'delayed', paid_amount: '20.00' }), ...rows.slice(2)],
      total: 3,
      isRefreshing: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Paid $20.00 of $49.92')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Split a transfer' }));
    await expect(args.onTransfer).toHaveBeenCalledOnce();
    // Of what nothing came in, nothing can be taken back.
    await userEvent.click(canvas.getByRole('button', { name: /^Receipts: / }));
    await expect(args.onReceipts).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};
/** What is owed back stands in the same time, is in no sum of the premium, and is refunded from there. */
export const WithCredits: Story = {
  args: {
    list: {
      status: 'ready',
      rows: [
        ...rows.slice(0, 2),
        aCredit({ paid_amount: '20.00' }),
        aCredit({
          id: 991,
          number: 2,
          instalments_count: 2,
          is_paid: true,
          status: 'paid',
          payment_method: 'transfer',
          payment_date: '2026-02-20',
          allowed_actions: ['update', 'unpay'],
        }),
      ],
      total: 4,
      isRefreshing: false,
    },
    policy: aPolicy({
      instalments_summary: { ...ofYear, credits: 2, credit_balance: '-100.00' },
      premium_balance: {
        movements: '-240.00',
        given_up: '0.00',
        instalments: '599.15',
        credits: '-240.00',
        difference: '0.00',
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('$599.15 as issued − $240.00 by movements = $599.15 in instalments − $240.00 in credits'),
    ).toBeVisible();
    await expect(await canvas.findByText('Used $20.00 of $120.00')).toBeVisible();
    // Of the credits in all, and of the one that is open.
    await expect(canvas.getAllByText('−$100.00')).toHaveLength(2);
    await expect(canvas.getByText('Cancellation · 20 Feb 2026 · Transfer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cross credits: credit 1, movement 1' }));
    await expect(args.moves.cross).toHaveBeenCalledWith(expect.objectContaining({ id: 990 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cross credits' }));
    await expect(args.moves.cross).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Uses: credit 1, movement 1' }));
    await expect(args.onReceipts).toHaveBeenCalledWith(expect.objectContaining({ id: 990 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Record refund: credit 1, movement 1' }));
    await expect(args.moves.move).toHaveBeenCalledWith(expect.objectContaining({ id: 990 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo refund: credit 2, movement 1' }));
    await expect(args.moves.move).toHaveBeenCalledWith(expect.objectContaining({ id: 991 }));
  },
};
/** What was crossed, withheld or given up is paid, and not called collected; the parts and what is open are the total. */
export const PaidInOtherWays: Story = {
  args: {
    policy: aPolicy({
      instalments_summary: {
        ...ofYear,
        total: '599.15',
        collected: '405.00',
        crossed: '199.73',
        withheld: '5.00',
        written_off: '0.27',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Paid' })).toHaveAttribute('aria-valuetext', '$405.00');
    const detailOf = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
    await expect(detailOf('Collected')).toHaveTextContent('$200.00');
    await expect(detailOf('Crossed with credits')).toHaveTextContent('$199.73');
    await expect(detailOf('Withheld')).toHaveTextContent('$5.00');
    await expect(detailOf('Written off')).toHaveTextContent('$0.27');
    await expect(canvas.getByText('Paid $405.00 of $599.15 · 1 of 12 instalments')).toBeVisible();
    await expect(canvas.getByText('$194.15')).toBeVisible();
    await expect(canvas.getByText('Balanced')).toBeVisible();
  },
};
/** What an import brought is paid; nobody knows when or how, unless its file says so. */
export const BeforeTheImport: Story = {
  args: {
    list: {
      status: 'ready',
      rows: [
        aPayment({ ...rows[0], payment_method: null, payment_date: '2026-01-15', paid_before_import: true }),
        aPayment({ ...rows[0], id: 2, number: 2, payment_method: 'cash', payment_date: '2026-02-12' }),
        ...rows.slice(2),
      ],
      total: rows.length,
      isRefreshing: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid before the import')).toBeVisible();
    await expect(canvas.getByText('12 Feb 2026 · Cash')).toBeVisible();
    await expect(canvas.queryByText(/Transfer/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^15 Jan 2026 ·/)).not.toBeInTheDocument();
  },
};
/** Nothing is in yet: that is said once. */
export const NothingPaid: Story = {
  args: {
    list: { status: 'ready', rows: rows.slice(1), total: 3, isRefreshing: false },
    policy: aPolicy({ instalments_summary: { ...ofYear, paid: 0, collected: '0.00' } }),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Collected $0.00 of $599.15 · 0 of 12 instalments')).toBeVisible(),
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
/** What is late is reminded of and collected in its row, and the payer's telephone stands above. */
export const Late: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/593\d+\?text=./),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remind: instalment 2' }));
    await expect(args.moves.remind).toHaveBeenCalledWith(rows[1]);
    await expect(canvas.queryByRole('button', { name: 'Remind: instalment 3' })).not.toBeInTheDocument();
  },
};
/** Whoever only looks reads what came in, and is offered nothing else. */
export const ReadOnly: Story = {
  args: { moves: { canChange: false, move: fn(), remind: fn(), cross: fn(), remit: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delayed')).toBeVisible();
    const offered = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(offered.filter((name) => !name?.startsWith('Receipts: '))).toEqual([]);
  },
};
/** A policy that was closed before its end has lost what was open, and says so; still it balances. */
export const ClosedEarly: Story = {
  args: {
    list: { status: 'ready', rows: [], total: 0, isRefreshing: false },
    policy: aPolicy({
      premium_balance: {
        movements: '40.00',
        given_up: '639.15',
        instalments: '0.00',
        credits: '0.00',
        difference: '0.00',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Balanced')).toBeVisible();
    await expect(
      canvas.getByText('$599.15 as issued + $40.00 by movements − $639.15 given up = $0.00 in instalments'),
    ).toBeVisible();
  },
};
/** What the database does not let happen would be told by how much. */
export const OutOfBalance: Story = {
  args: {
    policy: aPolicy({
      premium_balance: {
        movements: '0.00',
        given_up: '0.00',
        instalments: '589.15',
        credits: '0.00',
        difference: '-10.00',
      },
    }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Out of balance by −$10.00')).toBeVisible(),
};
export const Empty: Story = {
  args: {
    list: { status: 'ready', rows: [], total: 0, isRefreshing: false },
    policy: aPolicy({ status: 'draft', premium_balance: null }),
  },
};
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
};
