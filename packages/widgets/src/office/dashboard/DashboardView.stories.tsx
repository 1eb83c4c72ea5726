import { Card } from '@corredor/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { DashboardView } from './DashboardView.tsx';
import { aSummary, nothingDue } from './summary.fixtures.ts';

const meta = {
  title: 'Screens/Dashboard/DashboardView',
  component: DashboardView,
  beforeEach: onDay('2026-02-10'),
  args: {
    summary: { status: 'ready', record: aSummary() },
    name: 'María Fernanda Vera',
    canCreatePolicy: true,
    canCreateCustomer: true,
    onRetry: fn(),
    children: <Card title="Another block">It asks for itself.</Card>,
  },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;
const ready = (over: Parameters<typeof aSummary>[0]) => ({ status: 'ready', record: aSummary(over) }) as const;

/** Money is the figure and the count its caption; every number leads to the rows behind it. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1280, height: 620 } },
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.findByRole('link', { name });
    await expect(await link(/^Expired, undecided 3 Net premium \$2,480\.75/)).toHaveAttribute(
      'href',
      '/app/management/renewals?ends_from=2025-11-12&ends_to=2026-02-09',
    );
    await expect(await link(/^Delayed instalments \$1,240\.50 7 instalments/)).toHaveAttribute(
      'href',
      '/app/management/payments?status=delayed',
    );
    await expect(await link(/^Instalments near expiry \$2,310\.00 12 instalments in the next 7 days/)).toBeVisible();
    await expect(await link(/^Policies ending soon 4 Until/)).toHaveAttribute(
      'href',
      expect.stringContaining('ends_to=2026-03-12&is_closing=false'),
    );
    await expect(await link(/^Drafts past their start date 3/)).toHaveAttribute(
      'href',
      '/app/management/policies?status=draft&starts_to=2026-02-10&ordering=start_date',
    );
    await expect(canvas.queryByText('Unfinished forms')).toBeNull();
  },
};
/** Who left forms unfinished finds them here too. */
export const WithForms: Story = {
  args: { summary: ready({ due: { ...aSummary().due, unfinished_forms: 2 } }) },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1280, height: 620 } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^Unfinished forms 2/ })).toHaveAttribute(
      'href',
      '/app/dashboard?unfinished=true',
    ),
};
/** A brokerage may be warned sooner or later. */
export const TheDayItself: Story = {
  args: { summary: ready({ near_days: 0 }) },
  play: async ({ canvas }) => expect(await canvas.findByText('12 instalments today')).toBeVisible(),
};
/** Somebody who has not said a name is greeted without one. */
export const Nameless: Story = {
  args: { name: '' },
  play: async ({ canvas }) =>
    void (await expect(canvas.findByRole('heading', { name: 'Hello' })).resolves.toBeVisible()),
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
export const Loading: Story = { args: { summary: { status: 'loading' } } };
/** Nothing is due: says so, and does not shout zeros in red. */
export const AllDone: Story = {
  args: { summary: { status: 'ready', record: nothingDue } },
  play: async ({ canvas }) => expect(await canvas.findAllByText('Nothing pending')).toHaveLength(5),
};
/** What somebody may not view has no card. */
export const Restricted: Story = {
  args: {
    canCreatePolicy: false,
    canCreateCustomer: false,
    summary: ready({
      due: { ...aSummary().due, policies_lapsed: null, instalments_delayed: null, instalments_near: null },
      amounts: { policies_lapsed: null, instalments_delayed: null, instalments_near: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Policies ending soon')).toBeVisible();
    await expect(canvas.queryByText('Delayed instalments')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Expired, undecided')).not.toBeInTheDocument();
  },
};
/** It fails alone: what stands below stays. */
export const Failed: Story = {
  args: {
    summary: { status: 'failed', message: 'An unexpected error occurred', isMissing: false, isForbidden: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Another block')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Cruel: Story = {
  args: {
    name: 'Guadalupe-Fernanda-Alejandrina Villavicencio',
    summary: ready({
      due: {
        policies_lapsed: 1234,
        instalments_delayed: 123456,
        instalments_near: 98765,
        policies_ending: 4321,
        policies_uncovered: 999,
        unfinished_forms: 50,
      },
      amounts: {
        policies_lapsed: '98765432109.87',
        instalments_delayed: '123456789012.34',
        instalments_near: '98765432109.87',
      },
    }),
  },
};
