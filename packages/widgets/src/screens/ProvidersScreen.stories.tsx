import { aPage, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing } from '../testing/index.ts';
import { ProvidersScreen } from './ProvidersScreen.tsx';

const meta = {
  title: 'Screens/ProvidersScreen',
  component: ProvidersScreen,
  parameters: {
    start: '/app/configuration/providers',
    ...answers(
      answering('listProviders', aPage([aProvider(), aProvider({ id: 4, name: 'Seguros del Austro' })])),
      answering('getProvider', aProvider()),
    ),
  },
} satisfies Meta<typeof ProvidersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' })),
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' }));
    const panel = await screen.findByRole('dialog', { name: 'Seguros Pichincha del Valle' });
    await expect(within(panel).getByText('Malecón Simón Bolívar 1401')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New insurance/ })).not.toBeInTheDocument();
  },
};
/** A company whom policies name stays, and the dialog says what holds on to it. */
export const Held: Story = {
  parameters: answers(
    answering('listProviders', aPage([aProvider()])),
    failing('deleteProvider', 409, {
      code: 'in_use',
      detail: 'It cannot be deleted because other records use it.',
      held_by: [{ model: 'policy', count: 12 }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' });
    await userEvent.click(canvas.getByRole('button', { name: /Actions|More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete insurance company' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete insurance company' }));
    await expect(await within(question).findByText('12 policies depend on it.')).toBeVisible();
  },
};
export const Empty: Story = { parameters: answers(empty('listProviders')) };
export const Failed: Story = { parameters: answers(failing('listProviders', 500)) };
