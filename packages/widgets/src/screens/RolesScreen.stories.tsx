import { aPage, aRole } from '@corredor/core/fixtures';
import { seededRoles } from '@corredor/core/permissions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing, slow } from '../testing/index.ts';
import { RolesScreen } from './RolesScreen.tsx';

const seeded = seededRoles.map(({ code, name, permissions }, index) =>
  aRole({
    ...{ id: index + 1, name: name.es, permissions: [...permissions], users_count: 4 - index },
    is_administrator: code === 'administrator',
  }),
);
const known = [answering('listRoles', aPage(seeded)), answering('getRole', aRole())];
const meta = {
  title: 'Screens/RolesScreen',
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
    await expect(panel.getByText('Puede ver y crear pólizas y clientes.')).toBeVisible();
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
    failing('deleteRole', 409, {
      code: 'held',
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
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  parameters: answers(
    failing('listRoles', 403, {
      code: 'permission_denied',
      detail: "You don't have permission to access to this resource",
    }),
  ),
};
export const NoMatch: Story = { parameters: { start: '/app/admin/roles?search=nada', ...answers(empty('listRoles')) } };
export const Empty: Story = { parameters: answers(empty('listRoles')) };
export const Loading: Story = { parameters: answers(slow('listRoles')) };
export const Failed: Story = { parameters: answers(failing('listRoles', 500)) };
