import { aPage, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, failing, listStates } from '../testing/index.ts';
import { ProvidersScreen } from './ProvidersScreen.tsx';

const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aProvider({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/Insurers/ProvidersScreen',
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
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' });
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' }));
    const panel = await screen.findByRole('dialog', { name: 'Seguros Pichincha del Valle' });
    await expect(await within(panel).findByText('Malecón Simón Bolívar 1401')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New insurance/ })).not.toBeInTheDocument();
  },
};
/** A company whom policies name stays, and the dialog says what holds on to it. */
export const Held: Story = {
  parameters: answers(
    answering('listProviders', aPage([aProvider()])),
    failing('deleteProvider', 'held', {
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
const states = listStates({
  list: 'listProviders',
  start: '/app/configuration/providers',
  title: 'Insurance companies',
  emptyText: 'No insurance companies yet',
  row: 'Seguros Pichincha del Valle',
  create: { role: 'link', name: 'New insurance company' },
  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = states.broker;
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = states.assistant;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
