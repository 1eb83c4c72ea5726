import { aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, slow } from '../testing/index.ts';
import { ProviderScreen } from './ProviderScreen.tsx';

const meta = {
  title: 'Screens/Insurers/ProviderScreen',
  component: ProviderScreen,
  parameters: { start: '/app/configuration/providers/3/update', ...answers(answering('getProvider', aProvider())) },
} satisfies Meta<typeof ProviderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = { parameters: { start: '/app/configuration/providers/create' } };
export const Update: Story = {
  args: { id: 3 },
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1700 } },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Seguros Pichincha del Valle')),
};
/** Leaving with unsaved input asks first; leaving knowingly goes on. */
export const Guarded: Story = {
  args: { id: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove office 1' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};
export const Loading: Story = { args: { id: 3 }, parameters: answers(slow('getProvider')) };
export const Missing: Story = { args: { id: 99 }, parameters: answers(failing('getProvider', 'not_found')) };
export const Failed: Story = { args: { id: 3 }, parameters: answers(failing('getProvider', 'internal')) };
