import { aCoverage, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing } from '../testing/index.ts';
import { CoveragesScreen } from './CoveragesScreen.tsx';

const rows = [aCoverage(), aCoverage({ id: 27, name: 'Grúa', coverage_type: 'help', description: null })];
const meta = {
  title: 'Screens/CoveragesScreen',
  component: CoveragesScreen,
  parameters: {
    start: '/app/configuration/coverages',
    ...answers(answering('listCoverages', aPage(rows)), answering('getCoverage', aCoverage())),
  },
} satisfies Meta<typeof CoveragesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Daño parcial' })),
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Daño parcial' }));
    const panel = await screen.findByRole('dialog', { name: 'Daño parcial' });
    await expect(within(panel).getByText('Daños que no llegan a la pérdida total.')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New coverage/ })).not.toBeInTheDocument();
  },
};
/** An address with a filter speaks of the branch by its name. */
export const Filtered: Story = {
  parameters: { start: '/app/configuration/coverages?branch=7&coverage_type=coverage' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vehículos', { selector: 'li *' })).toBeVisible();
  },
};
export const Empty: Story = { parameters: answers(empty('listCoverages')) };
export const Failed: Story = { parameters: answers(failing('listCoverages', 500)) };
