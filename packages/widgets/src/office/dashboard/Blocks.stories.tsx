import { aMovementSummary, aPaymentSummary } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { aGate, answering, answers, empty, failing, onDay, resolving, slow } from '../../testing/index.ts';
import { Blocks } from './Blocks.tsx';
import { noQueue, someQueue } from './queue.fixtures.ts';
import {
  agesOf,
  noAges,
  noCharts,
  noCollection,
  noProduction,
  someAges,
  someCharts,
  someCollection,
  someProduction,
  someRetention,
  someTotals,
  someWeeks,
} from './summary.fixtures.ts';

const some = [
  answering('getDashboardQueue', someQueue()),
  answering('getDashboardProduction', someProduction()),
  answering('getDashboardCollection', someCollection()),
  answering('getDashboardAgeing', someAges()),
  answering('getDashboardTotals', someTotals()),
  answering('getDashboardCharts', someCharts()),
  answering('getRenewalSummary', someWeeks()),
  answering('getRenewalRetention', someRetention),
  answering('getPaymentSummary', aPaymentSummary()),
  answering('getMovementSummary', aMovementSummary({ sent: { count: 4, total_delta: '1320.50' } })),
];
const meta = {
  title: 'Screens/Dashboard/Blocks',
  component: Blocks,
  beforeEach: onDay('2026-02-10'),
  args: {
    canViewPolicies: true,
    canViewPayments: true,
    canViewMovements: true,
    canViewRenewals: true,
    canMovePolicies: true,
  },
  parameters: { start: '/app/dashboard', ...answers(...some) },
} satisfies Meta<typeof Blocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands below what is seen is asked for once somebody does something. */
const touch: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('heading', { level: 3 });
  await userEvent.keyboard('{Shift}');
};

/** Each says its period or its day, and every mark leads to its rows. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1180, height: 2600 } },
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    const months = within(await canvas.findByRole('list', { name: 'Production by month' }));
    await expect(
      months.getByRole('link', { name: 'May 2025: New $3,940.00, Renewed $4,820.50, A year before $6,440.00' }),
    ).toHaveAttribute(
      'href',
      '/app/management/policies?is_activated=true&starts_from=2025-05-01&starts_to=2025-05-31&ordering=start_date',
    );
    await expect(canvas.getAllByText('March 2025 to February 2026')[0]).toBeVisible();
    await expect(await canvas.findByText('Delayed: $1,240.50 in 7 instalments')).toBeVisible();
    const coming = within(canvas.getByRole('list', { name: 'Due later, by time' }));
    await expect(coming.getByRole('link', { name: '31 to 60 days $5,400.00' })).toHaveAttribute(
      'href',
      '/app/management/payments?status=unpaid&due_from=2026-03-13&due_to=2026-04-11',
    );
    await expect(await canvas.findByRole('link', { name: 'Policies' })).toHaveAttribute(
      'href',
      '/app/management/policies',
    );
    const weeks = within(await canvas.findByRole('list', { name: 'Terms that end, by week' }));
    await expect(weeks.getByRole('link', { name: /16 Feb 2026 to 22 Feb 2026: Decided 5, Open 2/ })).toHaveAttribute(
      'href',
      '/app/management/renewals?kind=all&ends_from=2026-02-16&ends_to=2026-02-22',
    );
    const kept = within(await canvas.findByRole('list', { name: 'Retention' }));
    await expect(kept.getByRole('link', { name: 'Vehículos 21 of 25 · 1 undecided' })).toHaveAttribute(
      'href',
      '/app/management/renewals?kind=all&ends_from=2025-02-11&ends_to=2026-02-10&branch=7',
    );
    await expect(kept.getByRole('link', { name: 'Vida individual 100% · 4 of 4' })).toBeVisible();
    // No percentage of what was decided stands beside what was not.
    await expect(canvas.getByText(/^In all 34 of 40 · 2 undecided\./)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '4 movements' })).toHaveAttribute(
      'href',
      '/app/management/movements?status=sent',
    );
    const money = within(await canvas.findByRole('list', { name: 'Collection by month' }));
    const may = 'May 2025: Received $7,340.25, Due in the month $6,080.00';
    await expect(money.getByRole('link', { name: may })).toHaveAttribute(
      'href',
      '/app/management/payments?kind=all&status=all&received_from=2025-05-01&received_to=2025-05-31',
    );
    await expect(money.getByRole('link', { name: 'May 2025: Due in the month $6,080.00' })).toHaveAttribute(
      'href',
      '/app/management/payments?status=all&due_from=2025-05-01&due_to=2025-05-31',
    );
    const branches = within(await canvas.findByRole('list', { name: 'Policies by branch' }));
    await expect(branches.getByRole('link', { name: 'Vehículos 86' })).toHaveAttribute(
      'href',
      '/app/management/policies?status=active&starts_to=2026-02-10&branch=7',
    );
  },
};
/** Behind each picture stands its table. */
export const Tables: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [title, row] of [
      ['Production by month', /May 2025 \$3,940\.00 \$4,820\.50 \$8,760\.50 \u2212\$30\.00 \$6,440\.00/],
      ['Collection by month', /May 2025 \$7,340\.25 \$6,080\.00/],
      ['Collection by age', /Delayed, 31 to 60 days 2 \$400\.00/],
      ['Terms that end, by week', /9 Feb 2026 to 15 Feb 2026 4 1 \$500\.00/],
      ['Retention', /Vehículos 21 3 1 Undecided Undecided 5%/],
      ['Policies by branch', /Asistencia médica 41 .*96,400/],
    ] as const) {
      const look = within(await canvas.findByRole('radiogroup', { name: `View of: ${title}` }));
      await userEvent.click(look.getByRole('radio', { name: 'Show as table' }));
      const table = within(await canvas.findByRole('region', { name: `Numbers: ${title}` }));
      await expect(table.getByRole('row', { name: row })).toBeVisible();
    }
  },
};
/** One that fails leaves the others alone, and is asked again by itself. */
export const OneFails: Story = {
  parameters: answers(...some, failing('getDashboardProduction', 'internal')),
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByText('Delayed: $1,240.50 in 7 instalments')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Policies by branch' })).toBeVisible();
  },
};
export const AllFail: Story = {
  parameters: answers(
    empty('listPayments'),
    failing('getDashboardProduction', 'internal'),
    failing('getDashboardCollection', 'internal'),
    failing('getDashboardAgeing', 'internal'),
    failing('getDashboardTotals', 'internal'),
    failing('getDashboardCharts', 'internal'),
  ),
  play: async (context) => {
    await touch(context);
    await waitFor(() => expect(context.canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(5));
  },
};
export const Loading: Story = {
  parameters: answers(
    slow('getDashboardProduction'),
    slow('getDashboardCollection'),
    slow('getDashboardAgeing'),
    slow('getDashboardTotals'),
    slow('getDashboardCharts'),
  ),
};
const numbers = aGate();
const later = <Id extends Parameters<typeof resolving>[0]>(id: Id, body: object) =>
  resolving(id, async () => {
    await numbers.passed();
    return HttpResponse.json(body);
  });
/** What holds the place of a block until its numbers are there is as high as it will be: nothing below it moves. */
export const HoldsItsPlace: Story = {
  beforeEach: () => numbers.shut(),
  parameters: answers(
    empty('listPayments'),
    later('getDashboardProduction', someProduction()),
    later('getDashboardCollection', someCollection()),
    later('getDashboardAgeing', someAges()),
    later('getDashboardTotals', someTotals()),
    later('getDashboardCharts', someCharts()),
    later('getRenewalSummary', someWeeks()),
    later('getRenewalRetention', someRetention),
    later('getPaymentSummary', aPaymentSummary({ at_risk: { count: 2, amount: '310.40' } })),
    later('getMovementSummary', aMovementSummary()),
  ),
  decorators: [(Story) => <div style={{ inlineSize: '1116px' }}>{Story()}</div>],
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    const topOf = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    // Counted from the first: what is collected stands above it only where something is.
    const tops = () =>
      ['Collection by age', 'Policies by branch'].map((name) => topOf(name) - topOf('Production by month'));
    const held = tops();
    numbers.open();
    await expect(await canvas.findByText('Delayed: $1,240.50 in 7 instalments')).toBeVisible();
    await canvas.findByRole('list', { name: 'Policies by branch' });
    for (const [index, top] of tops().entries()) await expect(Math.abs(top - (held[index] ?? 0))).toBeLessThan(8);
    // Both sides of the ages are drawn on one scale: as long as their amounts, wherever they stand.
    const widthOf = (name: RegExp) => {
      const bar = canvas.getByRole('link', { name }).querySelector('[aria-hidden] > *');
      return bar?.getBoundingClientRect().width ?? 0;
    };
    await expect(widthOf(/^31 to 60 days \$5,400\.00$/) / widthOf(/^31 to 60 days \$400\.00$/)).toBeCloseTo(13.5, 0);
  },
};
/** A small brokerage has small cards. */
export const Small: Story = {
  parameters: answers(
    ...some,
    answering(
      'getDashboardCharts',
      someCharts({
        policies_by_branch: {
          count: 2,
          results: [
            { id: 7, name: 'Vehículos', policies: 3, net_premium: '900.00' },
            { id: 1, name: 'Vida individual', policies: 1, net_premium: '120.00' },
          ],
        },
        contractors_by_net_premium: {
          count: 1,
          results: [{ id: 1, name: 'Rosa Paredes', policies: 4, net_premium: '1020.00' }],
        },
      }),
    ),
  ),
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    const list = await canvas.findByRole('list', { name: 'Policies by branch' });
    const card = list.closest('section section') ?? list;
    await waitFor(() => expect(card.getBoundingClientRect().height).toBeLessThan(420));
  },
};
export const Empty: Story = {
  parameters: answers(
    answering('getDashboardQueue', noQueue),
    answering('getDashboardProduction', noProduction()),
    answering('getDashboardCollection', noCollection()),
    answering('getDashboardAgeing', noAges),
    answering('getDashboardTotals', someTotals({ policies: 0, vehicles: 0, customers: 0, generals: 0 })),
    answering('getDashboardCharts', noCharts),
  ),
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    await expect(await canvas.findByText('No policies were enabled in this period yet')).toBeVisible();
    await expect(await canvas.findByText('Nothing was due or received in this period yet')).toBeVisible();
    await expect(await canvas.findByText('No instalments to collect')).toBeVisible();
    await expect((await canvas.findAllByText('No policies in force in this period'))[0]).toBeVisible();
  },
};
/** What somebody may not view is not asked for. */
export const Restricted: Story = {
  args: { canViewPolicies: false, canViewPayments: false, canViewMovements: false, canViewRenewals: false },
  parameters: answers(answering('getDashboardTotals', someTotals({ policies: null, vehicles: null, generals: null }))),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('list', { name: 'Today' });
    await context.userEvent.keyboard('{Shift}');
    await expect(await canvas.findByRole('link', { name: 'Customers' })).toBeVisible();
    await expect(canvas.queryByText('Production by month')).not.toBeInTheDocument();
  },
};
export const Cruel: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(
    answering('getDashboardProduction', someProduction('2026-02-10', 1_000_000)),
    answering('getDashboardCollection', someCollection('2026-02-10', 1_000_000)),
    answering('getDashboardAgeing', someAges(agesOf('999999999.99', 1_234_567))),
    answering('getDashboardTotals', someTotals({ policies: 1_284_000, vehicles: 312_000 })),
    answering('getDashboardCharts', someCharts()),
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('list', { name: 'Producción por mes' })).toBeVisible(),
};
