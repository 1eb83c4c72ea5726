import { aReceipt, aReceiptMail } from '@corredor/core/fixtures';
import { toast } from '@corredor/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { noQueue, someQueue } from '../office/dashboard/queue.fixtures.ts';
import {
  agesOf,
  aSummary,
  noAges,
  noCharts,
  noCollection,
  noProduction,
  nothingDue,
  someAges,
  someCharts,
  someCollection,
  someProduction,
  someTotals,
} from '../office/dashboard/summary.fixtures.ts';
import { aSampleBook, someFirstSteps, someSteps } from '../office/firstSteps/firstSteps.fixtures.ts';
import { answering, answers, empty, failing, onDay, slow, withToasts } from '../testing/index.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const some = [
  answering('getDashboardSummary', aSummary()),
  answering('getDashboardProduction', someProduction()),
  answering('getDashboardCollection', someCollection()),
  answering('getDashboardAgeing', someAges()),
  answering('getDashboardTotals', someTotals()),
  answering('getDashboardCharts', someCharts()),
  answering('getDashboardQueue', someQueue()),
];
const longName = 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2);
const great = [
  answering(
    'getDashboardSummary',
    aSummary({
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
  ),
  answering('getDashboardProduction', someProduction('2026-02-10', 1_000_000)),
  answering('getDashboardCollection', someCollection('2026-02-10', 1_000_000)),
  answering('getDashboardAgeing', someAges(agesOf('30864197253.08', 30_864))),
  answering(
    'getDashboardTotals',
    someTotals({ policies: 1284000, vehicles: 312000, customers: 903000, generals: 57000 }),
  ),
  answering(
    'getDashboardCharts',
    someCharts({
      policies_by_branch: {
        count: 33,
        results: [1, 2, 3, 4, 5].map((id) => ({
          id,
          name: longName,
          policies: 1_000_000 - id,
          net_premium: '99999999.99',
        })),
      },
    }),
  ),
];
const meta = {
  title: 'Screens/Dashboard/DashboardScreen',
  component: DashboardScreen,
  decorators: [withToasts],
  beforeEach: onDay('2026-02-10'),
  parameters: { start: '/app/dashboard', ...answers(...some) },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands below what is seen is asked for once somebody does something. */
const touch: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('heading', { level: 3 });
  await userEvent.keyboard('{Shift}');
};

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    const queue = within(await canvas.findByRole('list', { name: 'Hoy' }));
    await expect(await queue.findByRole('button', { name: 'Completar: Llamar por la renovación' })).toBeVisible();
    await expect(await canvas.findByText('1284')).toBeInTheDocument();
    await expect(await canvas.findByRole('list', { name: 'Producción por mes' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Pólizas por ramo' })).toBeInTheDocument();
  },
};
/** Offers nothing that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Drafts past their start date/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New policy' })).not.toBeInTheDocument();
  },
};
/** The period of the charts is in the address, and the server is asked for it. */
export const ThisYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Started this year' }));
    await expect(canvas.getByRole('radio', { name: 'Started this year' })).toBeChecked();
    await expect(await canvas.findByRole('list', { name: 'Policies by branch' })).toBeVisible();
  },
};
/** What is collected on this page has its receipt too, once it is paid. */
export const ReceiptAfterCollecting: Story = {
  beforeEach: () => toast.clear(),
  parameters: answers(
    ...some,
    answering('createReceipt', aReceipt({ amount: '49.92' })),
    answering('getReceiptMail', aReceiptMail()),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await touch(context);
    const [collect] = await canvas.findAllByRole('button', { name: /^Register payment: / });
    if (!collect) throw new Error('nothing to collect');
    await userEvent.click(collect);
    const pay = within(await screen.findByRole('dialog', { name: 'Register payment' }, { timeout: 5000 }));
    await userEvent.click(pay.getByRole('radio', { name: 'Cash' }));
    await userEvent.click(pay.getByRole('button', { name: 'Register payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }, { timeout: 5000 }));
    await expect(await receipt.findByText(/ana\.cevallos@example\.ec/)).toBeVisible();
  },
};
/** Begins policies and customers; users and roles are not on this page. */
export const Broker: Story = {
  globals: { role: 'broker' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New policy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New customer' })).toBeVisible();
  },
};
/** Adds as well, and sees what is due. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    await expect(await canvas.findByRole('link', { name: /Delayed instalments/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New policy' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Delayed by age' })).toBeVisible();
  },
};
/** A new brokerage sees what to do, not zeros, and may look around in a sample book. */
export const Young: Story = {
  parameters: answers(
    answering('getDashboardSummary', { ...nothingDue, first_steps: someFirstSteps() }),
    answering('createSampleBook', aSampleBook()),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Today' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Production by month' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load sample book' }));
    await expect(await screen.findByText('Sample book loaded')).toBeVisible();
  },
};
/** With policies the figures are there too, below what is left to do. */
export const HalfWay: Story = {
  parameters: answers(
    answering(
      'getDashboardSummary',
      aSummary({ first_steps: someFirstSteps({ steps: someSteps(['name', 'branches']), has_policies: true }) }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 7 done')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
  },
};
/** While a sample is loaded the page says so; before it goes, what goes is said. */
export const TryingOut: Story = {
  parameters: answers(
    answering(
      'getDashboardSummary',
      aSummary({ has_sample: true, first_steps: someFirstSteps({ is_put_away: true, has_policies: true }) }),
    ),
    answering('getSampleBook', aSampleBook()),
    empty('deleteSampleBook'),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('First steps: 0 of 7 done')).toBeVisible();
    // No figure counts a sample, and neither does the list that it leads to.
    await expect(canvas.getByRole('link', { name: /^Instalments near expiry/ })).toHaveAttribute(
      'href',
      '/app/management/payments?status=near_expiry&is_sample=false',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sample book' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText('62 instalments')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample book' }));
    await expect(await screen.findByText('Sample book removed')).toBeVisible();
  },
};
/** Who may not change the brokerage sees that there is a sample, and cannot remove it. */
export const TryingOutAsViewer: Story = {
  globals: { role: 'viewer' },
  parameters: answers(answering('getDashboardSummary', aSummary({ has_sample: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are looking at a sample book/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove sample book' })).toBeNull();
  },
};
/** Nothing is due, nothing is counted, and nothing is left to do. */
export const Empty: Story = {
  parameters: answers(
    answering('getDashboardSummary', nothingDue),
    answering('getDashboardProduction', noProduction()),
    answering('getDashboardCollection', noCollection()),
    answering('getDashboardAgeing', noAges),
    answering('getDashboardTotals', someTotals({ policies: 0, vehicles: 0, customers: 0, generals: 0 })),
    answering('getDashboardCharts', noCharts),
    answering('getDashboardQueue', noQueue),
  ),
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    await expect((await canvas.findAllByText('Nothing pending'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('No policies in force in this period'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New policy' })).toBeVisible();
  },
};
/** Great numbers and long names. */
export const Cruel: Story = {
  parameters: answers(...great),
  play: async (context) => {
    await touch(context);
    await expect(await context.canvas.findByRole('list', { name: 'Policies by branch' })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answers(
    slow('getDashboardSummary'),
    slow('getDashboardProduction'),
    slow('getDashboardAgeing'),
    slow('getDashboardTotals'),
    slow('getDashboardCharts'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New policy' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Policies by branch' })).not.toBeInTheDocument();
  },
};
/** What is due fails alone; the other blocks stand. */
export const Failed: Story = {
  parameters: answers(failing('getDashboardSummary', 'internal')),
  play: async (context) => {
    const { canvas } = context;
    await touch(context);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Production by month' })).toBeVisible();
  },
};
