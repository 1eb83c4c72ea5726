import type { YearLine } from '@corredor/core/api';
import { aPolicy } from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, answers, onDay } from '../../../testing/index.ts';
import { PolicyHeader } from './PolicyHeader.tsx';

const meta = {
  title: 'Screens/Policies/PolicyHeader',
  component: PolicyHeader,
  beforeEach: onDay('2026-05-20'),
  args: { policy: aPolicy(), primaryAction: <Button>Close or renew</Button> },
} satisfies Meta<typeof PolicyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every total answers how it was made: the net premium, each line with its base and rate, and the sum. */
export const HowThisWasMade: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How it is calculated' }));
    const lines = within(await screen.findByRole('table', { name: 'How it is calculated' }));
    await expect(lines.getByRole('row', { name: 'Net premium $500.00' })).toBeVisible();
    await expect(lines.getByRole('row', { name: 'VAT (IVA) 15% of subtotal $521.00 $78.15' })).toBeVisible();
    await expect(lines.getByRole('row', { name: 'Total premium $599.15' })).toBeVisible();
  },
};
/** What movements changed counts, and what the policy was issued with stands beside it. */
export const Moved: Story = {
  args: { policy: aPolicy({ current_total: '889.12', current_net_premium: '741.97', movements_count: 1 }) },
  play: async ({ canvas, userEvent }) => {
    const premium = (await canvas.findByText('Current total premium')).nextElementSibling;
    await expect(premium).toHaveTextContent('$889.12');
    await expect(premium).toHaveTextContent('As issued: $599.15');
    await userEvent.click(canvas.getByRole('button', { name: 'How it is calculated' }));
    const how = within(await screen.findByRole('dialog', { name: 'How it is calculated' }));
    await expect(how.getByText('As issued')).toBeVisible();
    await expect(how.getByRole('row', { name: 'Total premium $599.15' })).toBeVisible();
    await expect(how.getByRole('row', { name: 'Movements $289.97' })).toBeVisible();
    await expect(how.getByRole('row', { name: 'Current total premium $889.12' })).toBeVisible();
  },
};
/** Cancelled for a later day, it ends then and not with its term. */
export const CancelledLater: Story = {
  tags: ['snapshot'],
  args: { policy: aPolicy({ closes_on: '2026-06-01', closes_as: 'cancelled', current_total: '246.90' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cancelled: 12 days left')).toBeVisible();
    const term = within(canvas.getByRole('figure', { name: 'Term' }));
    await expect(term.getByText('1 Jun 2026')).toBeVisible();
    await expect(term.queryByText('15 Jan 2027')).toBeNull();
  },
};
/** Movements that changed no premium leave it as it was issued. */
export const MovedWithoutPremium: Story = {
  args: { policy: aPolicy({ movements_count: 2 }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Total premium')).nextElementSibling).toHaveTextContent('$599.15');
    await expect(canvas.queryByText(/As issued/)).toBeNull();
  },
};
export const Draft: Story = {
  args: {
    policy: aPolicy({
      number: null,
      status: 'draft',
      start_date: null,
      end_date: null,
      provider: null,
      branch: null,
      contractor: null,
      payer: null,
      net_premium: '0.00',
      charges: [],
      total_grant: '0.00',
    }),
  },
};
/** What has not begun says so, whether it is in force later or still a draft. */
export const NotBegun: Story = {
  args: { policy: aPolicy({ status: 'draft', start_date: '2026-06-01', end_date: '2027-06-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starts in 12 days')).toBeVisible();
    await expect(canvas.queryByText(/days left/)).toBeNull();
  },
};
export const Expired: Story = { args: { policy: aPolicy({ status: 'expired', end_date: '2026-05-01' }) } };
export const ClosedInSpanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { policy: aPolicy({ status: 'closed', closed_reason: 'closed' }) },
};
export const Cruel: Story = {
  args: {
    policy: aPolicy({
      number: 'RESPONSABILIDAD-CIVIL-PROFESIONAL-2026-000000418-B',
      contractor: { id: 41, name: 'María de los Ángeles Fernanda Guadalupe Villavicencio y Montesdeoca de la Torre' },
      total_grant: '123456789012.34',
    }),
  },
};

const instalment = (
  number: number,
  over: Partial<YearLine['instalments'][number]> = {},
): YearLine['instalments'][number] => ({
  id: 1179 + number,
  number,
  instalments_count: 12,
  movement_number: null,
  due_date: `2026-${String(number).padStart(2, '0')}-15`,
  amount: '49.92',
  balance: '49.92',
  state: 'to_come',
  ...over,
});
const line: YearLine = {
  instalments: [
    ...[1, 2, 3].map((number) => instalment(number, { state: 'paid', balance: '0.00' })),
    instalment(4, { state: 'late' }),
    instalment(5, { state: 'late', balance: '20.00' }),
    instalment(6, { state: 'part_paid', balance: '29.92' }),
    ...[7, 8, 9, 10, 11, 12].map((number) => instalment(number)),
  ],
  movements: [
    { id: 31, number: 1, kind: 'inclusion', effective_date: '2026-02-20', total_delta: '86.40' },
    { id: 32, number: 2, kind: 'exclusion', effective_date: '2026-04-02', total_delta: '-20.15' },
  ],
  next_term: { id: 222, name: 'VH-2027-00012', status: 'draft', start_date: '2027-01-15', end_date: '2028-01-15' },
};
/** The year on the term: what is paid, late, part-paid and to come, what movements changed, and the term that follows; the same as a list. */
export const WithItsYear: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1160, height: 300 }, ...answers(answering('getPolicyYearLine', line)) },
  args: { policy: aPolicy({ movements_count: 2, next_draft: { id: 222, name: 'VH-2027-00012' } }) },
  play: async ({ canvas, userEvent }) => {
    const term = within(await canvas.findByRole('figure', { name: 'Term' }));
    await expect(
      await term.findByText(/^3 of 12 instalments paid; 2 late; 1 part-paid; 6 to come; 2 movements; Next/),
    ).toBeInTheDocument();
    await expect(term.getAllByTitle(/^Instalment/)).toHaveLength(12);
    // Two are late: the older one comes first.
    await expect(await term.findByText('Late: instalment 4 · $49.92 · 15 Apr 2026 (35 d late)')).toBeVisible();
    await expect(await term.findByRole('link', { name: 'Next term: Draft' })).toHaveAttribute(
      'href',
      '/app/management/policies/222',
    );
    await userEvent.click(term.getByRole('button', { name: 'Show as a list' }));
    const list = within(await screen.findByRole('dialog', { name: 'What lies within the term' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(14);
    await expect(list.getByRole('link', { name: 'Instalment 5 of 12' })).toHaveAttribute(
      'href',
      '/app/management/payments/1184',
    );
    await expect(list.getByText('$20.00 open')).toBeVisible();
    await expect(list.getByText('Movement 2: Exclusion')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(term.getByRole('button', { name: 'Show as a list' })).toHaveFocus());
  },
};
/** Beside other tabs than the summary it says the line alone. */
export const Low: Story = {
  tags: ['snapshot'],
  parameters: {
    snapshot: { width: 1160, height: 240 },
    ...answers(
      answering('getPolicyYearLine', {
        ...line,
        instalments: [1, 2, 3, 4, 5, 6].map((number) =>
          instalment(number, number < 6 ? { state: 'paid', balance: '0.00' } : { due_date: '2026-05-23' }),
        ),
      }),
    ),
  },
  args: { isLow: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next: instalment 6 · $49.92 · 23 May 2026 (in 3 d)')).toBeVisible();
    await expect(canvas.queryByText(/^Contractor/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ana Lucía Cevallos Mora' })).toBeVisible();
  },
};
/** Which term it renews is told in its line; the same number is told apart by its years. */
export const Renewal: Story = {
  tags: ['snapshot'],
  parameters: {
    snapshot: { width: 1160, height: 300 },
    ...answers(answering('getPolicy', aPolicy({ id: 90, start_date: '2025-01-15', end_date: '2026-01-15' }))),
  },
  args: { policy: aPolicy({ renewed_from_id: 90, renewed_from: { id: 90, name: 'VH-2026-00418' } }) },
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('link', { name: 'renews 2025–2026' });
    await expect(before).toHaveAttribute('href', '/app/management/policies/90');
    const howItIsCalculated = await canvas.findByText('How it is calculated');
    const premium = canvas.getByText('$599.15');
    const baselines = [howItIsCalculated, premium].map((text) => text.getBoundingClientRect().bottom);
    await expect(Math.abs((baselines[0] ?? 0) - (baselines[1] ?? 0))).toBeLessThan(4);
    // The amount stands in one line with the names beside it.
    // Who signs and pays is told once, below the line that begins with them.
    await expect(canvas.queryByText('Payer')).not.toBeInTheDocument();
    const contractor = (await canvas.findByText('Contractor and payer')).nextElementSibling?.firstElementChild;
    await expect(
      Math.abs((contractor?.getBoundingClientRect().top ?? 0) - premium.getBoundingClientRect().top),
    ).toBeLessThan(4);
  },
};
/** Who may not view payments sees the term alone. */
export const WithoutPayments: Story = {
  globals: { role: 'viewer' },
  parameters: { session: { permissions: ['policy_app.view_policy'] } },
  play: async ({ canvas }) => {
    const term = within(await canvas.findByRole('figure', { name: 'Term' }));
    await expect(term.queryByRole('button')).toBeNull();
    await expect(term.queryByTitle(/^Instalment/)).toBeNull();
  },
};
