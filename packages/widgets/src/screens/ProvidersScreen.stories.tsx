import { aPage, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing, offersInRow, slow } from '../testing/index.ts';
import { ProvidersScreen } from './ProvidersScreen.tsx';

const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aProvider({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
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
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = {
  globals: { role: 'broker' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'New insurance company' })).toBeVisible();
    await offersInRow(context, ['View', 'Edit', 'Delete']);
  },
};
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'New insurance company' })).toBeVisible();
    await offersInRow(context, ['View']);
  },
};
export const Loading: Story = {
  parameters: answers(slow('listProviders')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Insurance companies' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Seguros Pichincha del Valle' })).not.toBeInTheDocument();
  },
};
export const Empty: Story = {
  parameters: answers(empty('listProviders')),
  play: async ({ canvas }) => expect(await canvas.findByText('No insurance companies yet')).toBeVisible(),
};
export const NoMatch: Story = {
  parameters: { start: '/app/configuration/providers?search=zz', ...answers(empty('listProviders')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await expect(canvas.queryByText('No insurance companies yet')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: answers(failing('listProviders', 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  parameters: answers(
    failing('listProviders', 403, {
      code: 'permission_denied',
      detail: "You don't have permission to access to this resource",
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have permission to access to this resource")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
/** Long names and as many rows as a page can have. */
export const Cruel: Story = {
  parameters: answers(answering('listProviders', many)),
  play: async ({ canvas }) => expect(await canvas.findByText(/4,?321/)).toBeVisible(),
};
