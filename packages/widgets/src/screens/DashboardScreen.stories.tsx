import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aSummary } from '../dashboard/summary.fixtures.ts';
import { answering, answers, failing, onDay, slow } from '../testing/index.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/DashboardScreen',
  component: DashboardScreen,
  beforeEach: onDay('2026-02-10'),
  parameters: { start: '/app/dashboard', ...answers(answering('getDashboardSummary', aSummary())) },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1284')).toBeVisible();
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
export const Loading: Story = { parameters: answers(slow('getDashboardSummary')) };
export const Failed: Story = { parameters: answers(failing('getDashboardSummary', 500)) };
