import { aPage, aPolicyRow, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, onDay, slow } from '../testing/index.ts';
import { ProviderScreen } from './ProviderScreen.tsx';

const meta = {
  title: 'Screens/Insurers/ProviderScreen',
  component: ProviderScreen,
  // The lines of its policies show today.
  beforeEach: onDay('2026-11-30'),
  parameters: { start: '/app/configuration/providers/3/update', ...answers(answering('getProvider', aProvider())) },
} satisfies Meta<typeof ProviderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: its policies, offices and branches. */
export const Record: Story = {
  args: { id: 3 },
  tags: ['snapshot'],
  parameters: {
    start: '/app/configuration/providers/3',
    snapshot: { width: 1440, height: 900 },
    ...answers(answering('getProvider', aProvider()), answering('listPolicies', aPage([aPolicyRow()]))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seguros Pichincha del Valle' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    const byBranch = await canvas.findByRole('table');
    await expect(
      within(byBranch).getByRole('row', { name: /^Vehículos 14 .*11,480\.25.* 12.*% to 15.*% / }),
    ).toBeVisible();
    await expect(within(byBranch).getByRole('link', { name: 'Vehículos' })).toHaveAttribute(
      'href',
      '/app/management/policies?provider=3&branch=7&status=active',
    );
    await expect(await canvas.findByText('2 policies in force name no commission', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/app/configuration/providers/3/update',
    );
  },
};
/** The sums load and fail by themselves: the rest of the page stands. */
export const SumsFailed: Story = {
  args: { id: 3 },
  parameters: {
    start: '/app/configuration/providers/3',
    ...answers(answering('getProvider', aProvider()), failing('getProviderProduction', 'internal')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sums could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Offices' })).toBeVisible();
  },
};
/** Who may not see policies is told nothing of what they bring in. */
export const WithoutPolicies: Story = {
  args: { id: 3 },
  parameters: {
    start: '/app/configuration/providers/3',
    session: { permissions: ['policy_app.view_provider'] },
    ...answers(answering('getProvider', aProvider())),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offices' })).toBeVisible();
    await expect(canvas.queryByText('Production and commission')).not.toBeInTheDocument();
  },
};
export const Create: Story = { parameters: { start: '/app/configuration/providers/create' } };
export const Update: Story = {
  args: { id: 3, isEditing: true },
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1700 } },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Seguros Pichincha del Valle')),
};
/** Leaving with unsaved input asks first; leaving knowingly goes on. */
export const Guarded: Story = {
  args: { id: 3, isEditing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove office 1' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};
export const Loading: Story = { args: { id: 3, isEditing: true }, parameters: answers(slow('getProvider')) };
export const Missing: Story = {
  args: { id: 99, isEditing: true },
  parameters: answers(failing('getProvider', 'not_found')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'This record does not exist' })).toBeVisible(),
};
export const Failed: Story = {
  args: { id: 3, isEditing: true },
  parameters: answers(failing('getProvider', 'internal')),
};
