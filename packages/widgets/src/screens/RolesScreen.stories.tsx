import { aPage, aRole } from '@corredor/core/fixtures';
import { seededRoles } from '@corredor/core/permissions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing, offersInRow, slow } from '../testing/index.ts';
import { RolesScreen } from './RolesScreen.tsx';

const seeded = seededRoles.map(({ code, name, permissions }, index) =>
  aRole({
    id: index + 1,
    name: name.es,
    permissions: [...permissions],
    users_count: 4 - index,
    is_administrator: code === 'administrator',
  }),
);
const known = [answering('listRoles', aPage(seeded)), answering('getRole', aRole())];
const denied = "You don't have permission to access to this resource";
const refused = answers(failing('listRoles', 'permission_denied'));
const meta = {
  title: 'Screens/Users and roles/RolesScreen',
  component: RolesScreen,
  parameters: { start: '/app/admin/roles', ...answers(...known) },
} satisfies Meta<typeof RolesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Puede hacer todo, también administrar usuarios y roles.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Asistente' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Asistente' }));
    await expect(await panel.findByText('Puede ver y crear pólizas y clientes.')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Duplicar' })).toHaveAttribute(
      'href',
      '/app/admin/roles/create?from=3',
    );
  },
};
/** A role that people have stays, and the dialog says how many. */
export const Held: Story = {
  parameters: answers(
    answering('listRoles', aPage([aRole()])),
    failing('deleteRole', 'held', {
      detail: 'It cannot be deleted: other records depend on it.',
      held_by: [{ model: 'user', count: 2 }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Asistente' });
    await userEvent.click(canvas.getByRole('button', { name: /Actions|More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete role' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete role' }));
    const holders = await question.findByRole('link', { name: '2 users depend on it.' });
    await expect(holders).toHaveAttribute('href', `/app/admin/users?role=${aRole().id}`);
  },
};
export const Cruel: Story = {
  parameters: answers(
    ...known,
    answering(
      'listRoles',
      aPage(
        Array.from({ length: 30 }, (_, index) =>
          aRole({ id: index + 10, name: `Responsable de siniestros de vehículos pesados y especiales ${index}` }),
        ),
        30,
      ),
    ),
  ),
};
/** Someone who may only look is offered nothing that would be refused. */
export const Reader: Story = {
  parameters: { session: { permissions: ['auth.view_group'] } },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Asistente' });
    await expect(context.canvas.queryByRole('link', { name: 'New role' })).not.toBeInTheDocument();
    await offersInRow(context, ['Detail']);
  },
};
type Play = NonNullable<Story['play']>;
const keptOut: Play = async ({ canvas }) => {
  await expect(await canvas.findByText(denied)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'New role' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
};
/** Whoever could change a role could make an administrator of herself. */
export const Broker: Story = { globals: { role: 'broker' }, parameters: refused, play: keptOut };
export const Assistant: Story = { globals: { role: 'assistant' }, parameters: refused, play: keptOut };
export const Viewer: Story = { globals: { role: 'viewer' }, parameters: refused, play: keptOut };
/** The right was taken away meanwhile: the list is refused, and trying again would change nothing. */
export const Forbidden: Story = {
  parameters: refused,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
export const NoMatch: Story = {
  parameters: { start: '/app/admin/roles?search=nada', ...answers(empty('listRoles')) },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing matches')).toBeVisible(),
};
export const Empty: Story = {
  parameters: answers(empty('listRoles')),
  play: async ({ canvas }) => expect(await canvas.findByText('No roles yet')).toBeVisible(),
};
export const Loading: Story = {
  parameters: answers(slow('listRoles')),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'New role' })).toBeVisible(),
};
export const Failed: Story = {
  parameters: answers(failing('listRoles', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
