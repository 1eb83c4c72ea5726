import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { FiguresView } from './FiguresBlock.tsx';
import { noCollection, noProduction, someCollection, someProduction, someRetention } from './summary.fixtures.ts';

const meta = {
  title: 'Screens/Dashboard/FiguresBlock',
  component: FiguresView,
  beforeEach: onDay('2026-02-10'),
  args: {
    production: { status: 'ready', record: someProduction() },
    collection: { status: 'ready', record: someCollection() },
    retention: { status: 'ready', record: someRetention },
    canViewPolicies: true,
    canViewPayments: true,
    canViewRenewals: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof FiguresView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure leads to its rows; its line says in words what it draws. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 480, height: 560 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Production in February 2026/ })).toHaveAttribute(
      'href',
      '/app/management/policies?is_activated=true&starts_from=2026-02-01&starts_to=2026-02-28&ordering=start_date',
    );
    await expect(canvas.getByRole('link', { name: /^Received in February 2026/ })).toHaveAttribute(
      'href',
      '/app/management/payments?kind=all&status=all&received_from=2026-02-01&received_to=2026-02-28',
    );
    await expect(
      canvas.getByRole('link', { name: /^Retention in 12 months 34 of 40 renewed 2 undecided · 4 not renewed/ }),
    ).toHaveAttribute('href', '/app/management/renewals?kind=all&ends_from=2025-02-11&ends_to=2026-02-10');
    await expect(
      canvas.getByRole('img', { name: /^Production by month, March 2025 to February 2026: now \$/ }),
    ).toBeVisible();
  },
};
/** Once every term is decided, the share of those that went on is told. */
export const AllDecided: Story = {
  args: {
    retention: { status: 'ready', record: { ...someRetention, all: { ...someRetention.all, open: 0, ending: 38 } } },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^Retention in 12 months 89\.47% 34 of 38 decided/ })).toBeVisible(),
};
/** A young brokerage: no money yet, and nothing decided. */
export const Young: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: {
    production: { status: 'ready', record: noProduction() },
    collection: { status: 'ready', record: noCollection() },
    retention: {
      status: 'ready',
      record: {
        ...someRetention,
        groups: [],
        all: { ...someRetention.all, ending: 0, renewed: 0, lost: 0, open: 0, by_count: null },
      },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Ninguna decidida')).toBeVisible(),
};
export const Loading: Story = {
  args: { production: { status: 'loading' }, collection: { status: 'loading' }, retention: { status: 'loading' } },
};
/** What somebody may not view, or what could not be had, takes no place. */
export const Restricted: Story = {
  args: {
    canViewPolicies: false,
    canViewRenewals: false,
    collection: { status: 'failed', message: 'No', isMissing: false, isForbidden: false },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
