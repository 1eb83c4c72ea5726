import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { DashboardView } from './DashboardView.tsx';
import { aSummary, someCharts } from './summary.fixtures.ts';

const meta = {
  title: 'Screens/Dashboard/DashboardView',
  component: DashboardView,
  beforeEach: onDay('2026-02-10'),
  args: {
    summary: { status: 'ready', record: aSummary() },
    name: 'María Fernanda Vera',
    canCreatePolicy: true,
    canCreateCustomer: true,
    canViewPayments: true,
    canViewPolicies: true,
    period: 'all',
    onPeriodChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every number leads to the rows behind it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Delayed instalments/ })).toHaveAttribute(
      'href',
      '/app/management/payments?status=delayed',
    );
    await expect(canvas.getByRole('link', { name: /Policies ending/ })).toHaveAttribute(
      'href',
      expect.stringContaining('ends_to=2026-03-12'),
    );
  },
};
/** Every mark leads to the policies behind it, and each chart shows its numbers as a table too. */
export const Charts: Story = {
  args: { period: 'year', summary: { status: 'ready', record: aSummary({ starts_from: '2026-01-01' }) } },
  play: async ({ args, canvas, userEvent }) => {
    const bars = within(await canvas.findByRole('list', { name: 'Policies by branch' }));
    await expect(bars.getByRole('link', { name: 'Vehículos 86' })).toHaveAttribute(
      'href',
      '/app/management/policies?status=active&starts_from=2026-01-01&branch=7',
    );
    const premiums = within(canvas.getByRole('list', { name: 'Contractors by net premium' }));
    await expect(premiums.getByRole('link', { name: /Comercial Andina S\.A\. .*62,100/ })).toBeVisible();
    const look = within(canvas.getByRole('radiogroup', { name: 'How to see: Policies by branch' }));
    await userEvent.click(look.getByRole('radio', { name: 'Show as table' }));
    const table = within(canvas.getByRole('region', { name: 'Numbers: Policies by branch' }));
    await expect(table.getByRole('row', { name: /Asistencia médica 41 .*96,400/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'This month' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('month');
  },
};
/** Somebody who has not said a name is greeted without one. */
export const Nameless: Story = {
  args: { name: '' },
  play: async ({ canvas }) =>
    void (await expect(canvas.findByRole('heading', { name: 'Hello' })).resolves.toBeVisible()),
};
export const Spanish: Story = { globals: { locale: 'es', theme: 'dark' } };
export const Loading: Story = { args: { summary: { status: 'loading' } } };
/** Nothing is due: says so, and does not shout zeros in red. */
export const AllDone: Story = {
  args: {
    summary: {
      status: 'ready',
      record: aSummary({
        totals: { policies: 0, vehicles: 0, customers: 0, generals: 0 },
        due: { instalments_delayed: 0, instalments_near: 0, policies_ending: 0, drafts: 0 },
        amounts: { instalments_delayed: '0.00', instalments_near: '0.00' },
        charts: someCharts({
          policies_by_branch: { count: 0, results: [] },
          contractors_by_net_premium: { count: 0, results: [] },
          policies_by_provider: { count: 0, results: [] },
          contractors_by_quantity: { count: 0, results: [] },
        }),
      }),
    },
  },
};
/** What somebody may not view has no card. */
export const Restricted: Story = {
  args: {
    canCreatePolicy: false,
    canCreateCustomer: false,
    canViewPayments: false,
    canViewPolicies: false,
    summary: {
      status: 'ready',
      record: aSummary({
        totals: { policies: 12, vehicles: null, customers: null, generals: 0 },
        due: { instalments_delayed: null, instalments_near: null, policies_ending: 1, drafts: 0 },
        amounts: { instalments_delayed: null, instalments_near: null },
        charts: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Policies ending')).toBeVisible();
    await expect(canvas.queryByText('Delayed instalments')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: {
    summary: { status: 'failed', message: 'An unexpected error occurred', isMissing: false, isForbidden: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Cruel: Story = {
  args: {
    name: 'Guadalupe-Fernanda-Alejandrina Villavicencio',
    summary: {
      status: 'ready',
      record: aSummary({
        due: { instalments_delayed: 123456, instalments_near: 98765, policies_ending: 4321, drafts: 999 },
      }),
    },
  },
};
