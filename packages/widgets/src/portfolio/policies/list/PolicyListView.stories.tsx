import { anExtraField, aPolicyRow, aPolicySummary } from '@corredor/core/fixtures';
import type { GridColumn } from '@corredor/ui/DataGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aList, someControls } from '../../../frames/lists/lists.fixtures.ts';
import { listViewStates, onDay } from '../../../testing/index.ts';
import type { PolicyFilter } from './PolicyFilters.tsx';
import { PolicyListView } from './PolicyListView.tsx';

const rows = [
  aPolicyRow(),
  aPolicyRow({
    id: 119,
    number: null,
    status: 'draft',
    provider: null,
    total_grant: '0.00',
    start_date: null,
    end_date: null,
    allowed_actions: ['update', 'activate', 'delete'],
  }),
  aPolicyRow({
    id: 120,
    number: 'IN-2025-00031',
    status: 'expired',
    branch: { id: 5, name: 'Incendio y líneas aliadas' },
  }),
  aPolicyRow({ id: 121, number: 'VD-2024-00007', status: 'closed', allowed_actions: [] }),
];
const longName = 'Compañía Ecuatoriana de Seguros y Reaseguros Generales de los Andes Sociedad Anónima ';
const many = Array.from({ length: 200 }, (_, index) =>
  aPolicyRow({
    id: index + 1,
    number: `RESPONSABILIDAD-CIVIL-2026-${String(index).padStart(6, '0')}`,
    provider: { id: 3, name: longName.repeat(2), short_name: longName },
    contractor: { id: 41, name: `María de los Ángeles Fernanda Guadalupe Villavicencio y Montesdeoca ${index}` },
    total_grant: '123456789012.34',
  }),
);

const list = aList(rows, {
  onRetry: fn(),
  controls: someControls<PolicyFilter>({ ordering: '-created_at', setDetail: fn() }),
});
const meta = {
  title: 'Screens/Policies/PolicyListView',
  component: PolicyListView,
  parameters: { start: '/app/management/policies' },
  args: {
    list,
    onMove: fn(),
  },
} satisfies Meta<typeof PolicyListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const late = aPolicyRow({
  year_line: {
    paid: ['2026-01-15', '2026-02-15'],
    part_paid: [],
    late: ['2026-03-15', '2026-04-15'],
    to_come: ['2026-05-15', '2026-06-15', '2026-07-15', '2026-08-15'],
    next_status: null,
  },
});
/** Money that is late is told by its oldest day beside the state, and on a card in place of it. */
export const Late: Story = {
  beforeEach: onDay('2026-04-20'),
  args: { list: aList([late]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delayed 36 d')).toBeVisible();
    await expect(canvas.getByText('Active', { selector: '[role=gridcell] *' })).toBeVisible();
  },
};
export const LateOnAPhone: Story = {
  ...Late,
  tags: ['snapshot'],
  parameters: { screen: { width: 360, height: 800 } },
  play: async ({ canvas }) => {
    const state = await canvas.findByText('Delayed 36 d');
    await expect(within(state.closest('li') ?? document.body).queryByText('Active')).not.toBeInTheDocument();
  },
};
const near = aPolicyRow({ id: 130, number: 'VH-2026-00430', end_date: '2027-01-12' });
const lapsed = aPolicyRow({ id: 131, number: 'VH-2025-00431', status: 'expired', end_date: '2026-11-01' });
const decided = aPolicyRow({
  ...{ id: 132, number: 'VH-2026-00432', end_date: '2027-01-11' },
  ...{ closes_on: '2027-01-11', closes_as: 'renewed' },
});
/** An end that is near, or past and undecided, is told below the state, and colours the bar of the term; one that is decided presses no more. */
export const Ending: Story = {
  beforeEach: onDay('2027-01-09'),
  args: { list: aList([near, lapsed, decided]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in 3 d')).toBeVisible();
    await expect(canvas.getByText('3 days left')).toBeInTheDocument();
    await expect(canvas.getByText('69 d ago')).toBeVisible();
    await expect(canvas.queryByText('in 2 d')).not.toBeInTheDocument();
  },
};
export const EndingOnAPhone: Story = {
  ...Ending,
  tags: ['snapshot'],
  parameters: { screen: { width: 360, height: 800 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ends in 3 d')).toBeVisible();
    await expect(canvas.getByText('Without cover')).toBeVisible();
  },
};
const states = listViewStates(list, {
  emptyText: 'No policies yet',
  create: { role: 'link', name: 'New policy' },
  many,
});

/** What can be done depends on the state: a draft is enabled, an active policy is closed or renewed, only drafts go. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: VH-2026-00418' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Close or renew' }));
    await expect(args.onMove).toHaveBeenCalledWith(rows[0]);
  },
};
/** The states part the list, each a link to the same filters; the state in sight is no chip beside it. What all of it comes to stands at the foot. */
export const States: Story = {
  parameters: { start: '/app/management/policies?status=ending&branch=7&page=3' },
  args: {
    summary: { data: aPolicySummary(), isStale: false },
    list: {
      ...list,
      controls: someControls<PolicyFilter>({
        filters: { status: 'ending', branch: '7' },
        hasConditions: true,
        page: 1,
      }),
    },
  },
  play: async ({ canvas }) => {
    const states = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(states.getByRole('link', { current: 'page' })).toHaveAccessibleName('Ending in 30 days 6');
    await expect(states.getByRole('link', { name: 'All 80' })).toHaveAttribute(
      'href',
      '/app/management/policies?branch=7',
    );
    await expect(states.getByRole('link', { name: 'Drafts 9' })).toHaveAttribute(
      'href',
      '/app/management/policies?status=draft&branch=7',
    );
    const chips = within(canvas.getByRole('list', { name: 'Filters' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('$3,476.79')).toBeVisible();
    await expect(canvas.getByText('$2,890.10')).toBeVisible();
  },
};
/** While it is printed, the list says whose it is, what it is narrowed by, and how many of its rows are on this paper. */
export const OnPaper: Story = {
  args: {
    list: {
      ...list,
      controls: someControls<PolicyFilter>({
        filters: { status: 'active' },
        search: 'andrade',
        hasConditions: true,
        page: 2,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.queryByText(/^Rows on this paper/)).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText(/Printed on/)).toBeInTheDocument();
    await expect(canvas.getByText(/^Search: andrade · Status: Active$/)).toBeInTheDocument();
    await expect(canvas.getByText(/^Rows on this paper: 26–\d+ of \d+$/)).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText(/^Rows on this paper/)).toBeNull());
  },
};
/** All of it is the sum of the states that part it; what ends soon is not added twice. */
export const Sums: Story = {
  args: { summary: { data: aPolicySummary(), isStale: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$47,724.59')).toBeVisible();
    await expect(canvas.getByText('$39,671.35')).toBeVisible();
  },
};
/** What movements changed, and the day for which it is cancelled, stand below what it was issued with. */
export const Moved: Story = {
  args: {
    list: {
      ...list,
      state: {
        status: 'ready',
        rows: [
          aPolicyRow({ current_total: '246.90', closes_on: '2026-06-01', closes_as: 'cancelled' }),
          aPolicyRow({ id: 122, number: 'VH-2026-00419' }),
        ],
        total: 2,
        isRefreshing: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('now $246.90')).toBeVisible();
    // In little room the column says when it ends, which is the day for which it is cancelled.
    await expect(canvas.getByText('1 Jun 2026')).toBeVisible();
    await expect(canvas.getByText('15 Jan 2027')).toBeVisible();
  },
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'ready', rows: [], total: 0, isRefreshing: false },
      controls: someControls<PolicyFilter>({
        hasConditions: true,
        filters: { status: 'expired', branch: '7', ends_to: '2026-12-31' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Expired', current: 'page' })).toBeVisible();
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
  },
};
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names, great amounts, and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;

const branches = [
  {
    ...{ id: 7, name: 'Vehículos' },
    extra_fields: [
      anExtraField(),
      anExtraField({ key: 'price', name_es: 'Valor de compra', name_en: 'Price paid', kind: 'money', choices: [] }),
      anExtraField({ key: 'tracker', name_es: 'Rastreo', name_en: 'Tracker', kind: 'yes_no', choices: [] }),
      anExtraField({ key: 'engine', name_es: 'Motor', name_en: 'Engine', kind: 'text', choices: [], on: 'vehicle' }),
      anExtraField({ key: 'note', name_es: 'Nota', name_en: 'Note', kind: 'text', choices: [], is_retired: true }),
    ],
  },
  { ...{ id: 5, name: 'Incendio' }, extra_fields: [anExtraField({ name_es: 'Destino', name_en: 'Purpose' })] },
];
const withExtra = [
  aPolicyRow({ extra: { use: 'Taxi', price: '1250.50', tracker: false, note: 'Con letrero' } }),
  aPolicyRow({ id: 119, number: 'IN-1', branch_id: 5, branch: { id: 5, name: 'Incendio' }, extra: { use: 'Bodega' } }),
  aPolicyRow({ id: 120, number: 'VD-1', branch_id: 9, branch: { id: 9, name: 'Vida' }, extra: { use: 'Perdida' } }),
];
const exported = fn();
/** The fields that branches add are columns, in Excel too, where a policy of the page has a value: one for each key, retired ones too. */
export const ExtraColumns: Story = {
  args: {
    branches,
    list: {
      ...list,
      state: { status: 'ready', rows: withExtra, total: 3, isRefreshing: false },
      exporting: { start: exported, isRunning: false },
    },
  },
  beforeEach: () => void exported.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export', expanded: false }));
    await userEvent.click((await screen.findAllByRole('menuitem', { name: /Excel/ }))[0] as HTMLElement);
    await waitFor(() => expect(exported).toHaveBeenCalled());
    const columns = exported.mock.lastCall?.[0] as GridColumn<(typeof withExtra)[number]>[];
    const sheetOf = (id: string) => {
      const column = columns.find((one) => one.id === id);
      const sheet = [column?.sheet ?? []].flat()[0];
      return [column?.header, sheet?.type, ...withExtra.map((row) => sheet?.value(row) ?? '')];
    };
    // A value under a key that the branch of the policy does not have is of no field.
    const uses = ['Use of the vehicle / Purpose', undefined, 'Taxi', 'Bodega', ''];
    await expect(sheetOf('extra.use')).toEqual(uses);
    await expect(sheetOf('extra.price')).toEqual(['Price paid', 'money', '1250.50', '', '']);
    await expect(sheetOf('extra.tracker')).toEqual(['Tracker', undefined, 'No', '', '']);
    // What vehicles have is no column of their policies.
    await expect(columns.some(({ id }) => id === 'extra.engine')).toBe(false);
    await expect(sheetOf('extra.note')).toEqual(['Note (retired)', undefined, 'Con letrero', '', '']);
  },
};
/** The policies of one branch are narrowed by a value of its fields; those of another branch, and retired ones, are not offered. */
export const ExtraFilters: Story = {
  args: {
    branches,
    list: {
      ...list,
      controls: someControls<PolicyFilter>({
        filters: { branch: '7', extra: 'price', extra_value: '1250.50' },
        hasConditions: true,
        setFilters: fn(),
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Filters' }));
    await expect(chips.getByText('$1,250.50')).toBeVisible();
    const { setFilters } = args.list.controls;
    await userEvent.click(chips.getByRole('button', { name: /^Remove .*Price paid: / }));
    await expect(setFilters).toHaveBeenCalledWith({ extra: null, extra_value: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const offered = within(await screen.findByRole('listbox', { name: 'Add a filter' }));
    await expect(offered.queryByRole('option', { name: /Note|Purpose/ })).not.toBeInTheDocument();
    await userEvent.click(offered.getByRole('option', { name: 'Use of the vehicle' }));
    await userEvent.click(await screen.findByRole('button', { name: /Use of the vehicle/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Taxi' }));
    await expect(setFilters).toHaveBeenCalledWith({ extra: 'use', extra_value: 'Taxi' });
  },
};
