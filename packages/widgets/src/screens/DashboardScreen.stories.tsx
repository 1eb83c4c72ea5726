import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aSummary, someCharts } from '../office/dashboard/summary.fixtures.ts';
import { answering, answers, failing, onDay, slow } from '../testing/index.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const none = { count: 0, results: [] };
const nothing = aSummary({
  totals: { policies: 0, vehicles: 0, customers: 0, generals: 0 },
  due: { instalments_delayed: 0, instalments_near: 0, policies_ending: 0, drafts: 0 },
  amounts: { instalments_delayed: '0.00', instalments_near: '0.00' },
  charts: someCharts({
    policies_by_branch: none,
    contractors_by_net_premium: none,
    policies_by_provider: none,
    contractors_by_quantity: none,
  }),
});
const longName = 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2);
const great = aSummary({
  totals: { policies: 1284000, vehicles: 312000, customers: 903000, generals: 57000 },
  due: { instalments_delayed: 123456, instalments_near: 98765, policies_ending: 4321, drafts: 999 },
  amounts: { instalments_delayed: '123456789012.34', instalments_near: '98765432109.87' },
  charts: someCharts({
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
});
const meta = {
  title: 'Screens/Dashboard/DashboardScreen',
  component: DashboardScreen,
  beforeEach: onDay('2026-02-10'),
  parameters: { start: '/app/dashboard', ...answers(answering('getDashboardSummary', aSummary())) },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1284')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Pólizas por ramo' })).toBeVisible();
  },
};
/** Offers nothing that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Drafts waiting/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New policy' })).not.toBeInTheDocument();
  },
};
/** The period of the charts is in the address, and the server is asked for it. */
export const ThisYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'This year' }));
    await expect(canvas.getByRole('radio', { name: 'This year' })).toBeChecked();
    await expect(await canvas.findByRole('list', { name: 'Policies by branch' })).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Delayed instalments/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New policy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See payments' })).toBeVisible();
  },
};
/** A new brokerage: nothing is due, nothing is counted, and the next steps are there. */
export const Empty: Story = {
  parameters: answers(answering('getDashboardSummary', nothing)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Nothing pending'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('No policies in force in this period'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New policy' })).toBeVisible();
  },
};
/** Great numbers and long names. */
export const Cruel: Story = {
  parameters: answers(answering('getDashboardSummary', great)),
  play: async ({ canvas }) => expect(await canvas.findByRole('list', { name: 'Policies by branch' })).toBeVisible(),
};
export const Loading: Story = {
  parameters: answers(slow('getDashboardSummary')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New policy' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Policies by branch' })).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: answers(failing('getDashboardSummary', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
