import { aCoverage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, slow } from '../testing/index.ts';
import { CoverageScreen } from './CoverageScreen.tsx';

const meta = {
  title: 'Screens/Coverages/CoverageScreen',
  component: CoverageScreen,
  parameters: { start: '/app/configuration/coverages/25/update', ...answers(answering('getCoverage', aCoverage())) },
} satisfies Meta<typeof CoverageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = { parameters: { start: '/app/configuration/coverages/create' } };
export const Update: Story = {
  args: { id: 25 },
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Daño parcial')),
};
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  args: { id: 25 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' total');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Daño parcial total'));
  },
};
export const Loading: Story = { args: { id: 25 }, parameters: answers(slow('getCoverage')) };
export const Missing: Story = {
  args: { id: 99 },
  parameters: answers(failing('getCoverage', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record does not exist')).toBeVisible();
  },
};
export const Failed: Story = { args: { id: 25 }, parameters: answers(failing('getCoverage', 'internal')) };
