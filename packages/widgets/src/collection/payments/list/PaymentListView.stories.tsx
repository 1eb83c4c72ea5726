import { aCredit, aPayment, aPaymentSummary } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aList, someControls } from '../../../frames/lists/lists.fixtures.ts';
import { listViewStates, onDay } from '../../../testing/index.ts';
import { type PaymentFilter, usualPaymentFilter } from './PaymentFilters.tsx';
import { PaymentListView } from './PaymentListView.tsx';

const rows = [
  aPayment({ id: 900, number: 1, status: 'delayed', due_date: '2026-01-15' }),
  aPayment({ paid_amount: '20.00' }),
  aPayment({
    id: 902,
    number: 3,
    status: 'on_time',
    due_date: '2026-03-15',
    amount: '4990.00',
    paid_amount: '4989.99',
  }),
  aPayment({
    id: 899,
    policy_number: 'IN-2025-00031',
    number: 12,
    status: 'paid',
    is_paid: true,
    payment_method: 'transfer',
    payment_date: '2026-01-10',
    allowed_actions: ['update', 'unpay'],
  }),
];
const many = Array.from({ length: 200 }, (_, index) =>
  aPayment({
    id: index + 1,
    policy_number: `RESPONSABILIDAD-CIVIL-2026-${index}`,
    contractor: { id: 41, name: `María de los Ángeles Fernanda Guadalupe Villavicencio y Montesdeoca ${index}` },
    amount: '123456789012.34',
  }),
);
const usual = { usual: usualPaymentFilter, filters: { status: 'unpaid' } } as const;
const list = aList(rows, {
  controls: someControls<PaymentFilter>({ ordering: 'agenda', setDetail: fn(), usual: usualPaymentFilter }),
});
const nothing = { status: 'ready', rows: [], total: 0, isRefreshing: false } as const;
const meta = {
  title: 'Screens/Payments/PaymentListView',
  component: PaymentListView,
  parameters: { start: '/app/management/payments' },
  args: {
    list,
    onMove: fn(),
    onRemind: fn(),
    onCross: fn(),
  },
} satisfies Meta<typeof PaymentListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list);

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: IN-2025-00031' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).queryByRole('menuitem', { name: 'Register payment' })).not.toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Undo payment' }));
    await expect(args.onMove).toHaveBeenCalledWith(rows[3]);
  },
};
/** What is owed back, apart from what is to be collected: to use or used, and what it comes to. */
export const Credits: Story = {
  args: {
    list: aList([aCredit({ paid_amount: '20.00' }), aCredit({ id: 991, policy_number: 'IN-2025-00031' })], {
      controls: someControls<PaymentFilter>({
        ordering: 'agenda',
        setDetail: fn(),
        usual: usualPaymentFilter,
        filters: { status: 'unpaid', kind: 'credit' },
      }),
    }),
    summary: { data: aPaymentSummary({ credits: { count: 2, amount: '-220.00' } }), isStale: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    const states = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(states.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Credits to use2',
      'Used',
      'All',
    ]);
    await expect(await canvas.findByText('−$220.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: IN-2025-00031' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).queryByRole('menuitem', { name: 'Register payment' })).not.toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Record refund' }));
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 991 }));
  },
};
/** The states with how many each holds, how late a late one is, and what all of it comes to. */
export const States: Story = {
  beforeEach: onDay('2026-02-10'),
  args: { summary: { data: aPaymentSummary(), isStale: false } },
  play: async ({ canvas }) => {
    const states = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(states.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'To collect117',
      'Delayed14',
      'Near expiry7',
      'On time96',
      'Paid259',
      'All376',
    ]);
    await expect(canvas.getByText('Delayed · 26 d')).toBeVisible();
    await expect(canvas.getByText('$29.92')).toBeVisible();
    await expect(canvas.getByText('of 49.92')).toBeVisible();
    await expect(canvas.getByText('of 4,990.00')).toBeVisible();
    await expect(canvas.getByText('$17,825.00')).toBeVisible();
  },
};
/** What an import brought has no day and no method in the list, where its file names none. */
export const BeforeTheImport: Story = {
  // Wide enough for the day of payment.
  parameters: { screen: { width: 1920, height: 900 } },
  args: {
    list: aList([
      aPayment({ ...rows[3], payment_method: null, paid_before_import: true }),
      aPayment({ ...rows[3], id: 898, policy_number: 'IN-2025-00032' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Before the import')).toBeVisible();
    await expect(canvas.getAllByText('10 Jan 2026')).toHaveLength(1);
    await expect(canvas.getAllByText('Transfer')).toHaveLength(1);
  },
};
/** What is summed belongs to the state in sight. */
export const StateInSight: Story = {
  args: {
    summary: { data: aPaymentSummary(), isStale: false },
    list: {
      ...list,
      controls: someControls<PaymentFilter>({ hasConditions: true, filters: { status: 'delayed' } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$3,079.18')).toBeVisible();
    await expect(canvas.queryByText('$17,825.00')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
  },
};
/** Where there is little room a late one says its days alone, and a reader of the screen still hears its state. */
export const LittleRoom: Story = {
  beforeEach: onDay('2026-02-10'),
  decorators: [(Story) => <div style={{ maxInlineSize: 660 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26 d')).toHaveTextContent('Delayed 26 d');
    await expect(canvas.queryByText('Delayed · 26 d')).not.toBeInTheDocument();
  },
};
/** On a tablet an instalment is collected in its row: the state is short before the button goes. */
export const OnATablet: Story = {
  beforeEach: onDay('2026-02-10'),
  decorators: [(Story) => <div style={{ maxInlineSize: 690 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('26 d')).toBeVisible();
    const [first] = await canvas.findAllByRole('button', { name: 'Register payment' });
    if (!first) throw new Error('No row has a button of its own.');
    await userEvent.click(first);
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 900 }));
  },
};
/** On a phone the number is whole, and what is late or near is paid from its card. */
export const OnAPhone: Story = {
  beforeEach: onDay('2026-02-10'),
  tags: ['snapshot'],
  parameters: { screen: { width: 360, height: 800 } },
  play: async ({ args, canvas, userEvent }) => {
    const [number] = await canvas.findAllByRole('link', { name: 'VH-2026-00418' });
    await expect(number?.getClientRects()).toHaveLength(1);
    const card = within(number?.closest('li') ?? document.body);
    await expect(card.getByText('26 d')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Register payment VH-2026-00418' }));
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 900 }));
    await expect(canvas.queryByRole('button', { name: 'Register payment IN-2025-00031' })).not.toBeInTheDocument();
  },
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
/** Nothing is open, and what was paid is one press away. */
export const NothingToCollect: Story = {
  args: {
    summary: {
      data: aPaymentSummary({
        delayed: { count: 0, amount: '0.00' },
        near_expiry: { count: 0, amount: '0.00' },
        on_time: { count: 0, amount: '0.00' },
      }),
      isStale: false,
    },
    list: { ...list, state: nothing, controls: someControls<PaymentFilter>({ ...usual, setFilter: fn() }) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing to collect')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To collect 0', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
    await expect(args.list.controls.setFilter).toHaveBeenCalledWith('status', null);
  },
};
/** What is searched is paid: the list says where it is. */
export const MatchesElsewhere: Story = {
  args: {
    summary: { data: aPaymentSummary(), isStale: false },
    list: {
      ...list,
      state: nothing,
      controls: someControls<PaymentFilter>({
        ...usual,
        search: 'VH-2025',
        typedSearch: 'VH-2025',
        hasConditions: true,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('376 match in other states.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See all' })).toBeVisible();
  },
};
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'ready', rows: [], total: 0, isRefreshing: false },
      controls: someControls<PaymentFilter>({ hasConditions: true, filters: { status: 'delayed', policy: '118' } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Delayed', current: 'page' })).toBeVisible();
    await expect(await canvas.findByText('VH-2026-00418')).toBeVisible();
  },
};
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Cruel: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: many, total: 4321, isRefreshing: false } } },
};
export const ReadOnly: Story = states.readOnly;
