import { aPolicyRow, aPolicySummary } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aList, readOnly, someControls } from '../../../frames/lists/lists.fixtures.ts';
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
/** All of it is the sum of the states that part it; what ends soon is not added twice. */
export const Sums: Story = {
  args: { summary: { data: aPolicySummary(), isStale: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$47,724.59')).toBeVisible();
    await expect(canvas.getByText('$39,671.35')).toBeVisible();
  },
};
export const Spanish: Story = { globals: { locale: 'es', theme: 'dark' } };
export const Loading: Story = { args: { list: { ...list, state: { status: 'loading' } } } };
export const Empty: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: [], total: 0, isRefreshing: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No policies yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New policy' })).toHaveLength(2);
  },
};
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
export const Failed: Story = {
  args: { list: { ...list, state: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'failed', message: "You don't have permission to access to this resource", isForbidden: true },
      may: { ...list.may, create: false },
    },
  },
};
/** Long names, great amounts, and as many rows as a page can have. */
export const Cruel: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: many, total: 4321, isRefreshing: true } } },
};
export const ReadOnly: Story = { args: { list: { ...list, ...readOnly } } };
