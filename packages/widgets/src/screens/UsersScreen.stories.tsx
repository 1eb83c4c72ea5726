import { aPage, aRole, aUser } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../frames/leaving/leaving.fixtures.ts';
import { answering, answers, empty, failing, offersInRow, resolving, slow } from '../testing/index.ts';
import { UsersScreen } from './UsersScreen.tsx';

const sent = fn();
const administrator = aUser({
  id: 5,
  email: 'mvera@andesseguros.ec',
  name: 'María Fernanda',
  last_name: 'Vera',
  is_last_administrator: true,
  role: { id: 1, name: 'Administrador' },
});
const people = [
  administrator,
  aUser(),
  aUser({
    id: 7,
    email: 'gnunez@andesseguros.ec',
    name: 'Gabriela',
    last_name: 'Núñez',
    status: 'invited',
    last_seen_at: null,
  }),
  aUser({
    id: 8,
    email: 'xchavez@andesseguros.ec',
    name: 'Ximena',
    last_name: 'Chávez',
    status: 'inactive',
    is_active: false,
  }),
];
const known = [
  answering('listUsers', aPage(people)),
  answering('getUser', aUser()),
  answering('listRoles', aPage([aRole()])),
];
const denied = "You don't have permission to access to this resource";
const refused = answers(failing('listUsers', 'permission_denied'));
const meta = {
  title: 'Screens/Users and roles/UsersScreen',
  component: UsersScreen,
  parameters: { start: '/app/admin/users', ...answers(...known) },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof UsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionsOf = async (canvas: ReturnType<typeof within>, name: string) => {
  const cell = await canvas.findByRole('link', { name });
  const row = cell.closest('[role=row]');
  if (!(row instanceof HTMLElement)) throw new Error(`There is no row of ${name}.`);
  return within(row).getByRole('button', { name: /Actions|More/ });
};

export const Administrator: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Santiago Benalcázar' }));
    const panel = await screen.findByRole('dialog', { name: 'Santiago Benalcázar' });
    await expect(await within(panel).findByText('Corredor')).toBeVisible();
  },
};
/** Who has work in hand leaves only once somebody inherits it. */
export const Deactivate: Story = {
  parameters: answers(
    ...known,
    answering('listUserWork', aPage([{ model: 'policy_seller', count: 12 }])),
    resolving('deactivateUser', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aUser({ status: 'inactive', is_active: false }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await actionsOf(canvas, 'Santiago Benalcázar'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Santiago Benalcázar' }));
    await expect(await dialog.findByText('Seller of 12 policies')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate user' }));
    await expect(await dialog.findByText('Choose who takes over the work.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /Who takes over/ }), 'mar');
    await userEvent.click(await screen.findByRole('option', { name: /María Fernanda/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate user' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ heir_id: 5 }));
  },
};
/** Who was chosen to take over is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingDeactivate: Story = {
  parameters: answers(...known, answering('listUserWork', aPage([{ model: 'policy_seller', count: 12 }]))),
  play: ({ canvas, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await actionsOf(canvas, 'Santiago Benalcázar'));
          await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
          await screen.findByRole('combobox', { name: /Who takes over/ });
        },
        change: async () => {
          await userEvent.type(screen.getByRole('combobox', { name: /Who takes over/ }), 'mar');
          await userEvent.click(await screen.findByRole('option', { name: /María Fernanda/ }));
          await userEvent.click(screen.getByText('Seller of 12 policies'));
        },
        isKept: async () =>
          expect(screen.getByRole('combobox', { name: /Who takes over/ })).toHaveDisplayValue(/María Fernanda/),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      },
    ),
};
/** The last administrator can neither be deactivated here nor by anybody else. */
export const LastAdministrator: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await actionsOf(canvas, 'María Fernanda Vera'));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'Deactivate' })).not.toBeInTheDocument();
  },
};
export const InviteAgain: Story = {
  parameters: answers(
    ...known,
    resolving('resendInvitation', () => {
      sent('again');
      return HttpResponse.json({ detail: 'A mail is on its way.' }, { status: 202 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await actionsOf(canvas, 'Gabriela Núñez'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send invitation again' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('again'));
  },
};
/** Who has left a trace stays in the list, deactivated; the dialog says what it is. */
export const Held: Story = {
  parameters: answers(
    ...known,
    failing('deleteUser', 'held', {
      detail: 'It cannot be deleted: other records depend on it.',
      held_by: [
        { model: 'history', count: 31 },
        { model: 'policy_seller', count: 2 },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await actionsOf(canvas, 'Ximena Chávez'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete user' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    await expect(await question.findByText('31 changes in the history depend on it.')).toBeVisible();
    await expect(question.getByRole('link', { name: /^2 sellers/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/policies\?seller=\d+$/),
    );
  },
};
export const Cruel: Story = {
  parameters: answers(
    ...known,
    answering(
      'listUsers',
      aPage(
        Array.from({ length: 50 }, (_, index) =>
          aUser({
            id: index + 10,
            name: 'María de los Ángeles Guadalupe',
            last_name: 'Fernández de Córdova y Villavicencio',
            email: `maria.de.los.angeles.guadalupe.fernandez.de.cordova${index}@seguros-y-reaseguros.example`,
            role: { id: 2, name: 'Responsable de siniestros de vehículos pesados' },
          }),
        ),
        50,
      ),
    ),
  ),
};
/** Someone who may only look gets no button that would be refused. */
export const Reader: Story = {
  parameters: { session: { permissions: ['auth_app.view_user'] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Santiago Benalcázar' });
    await expect(canvas.queryByRole('link', { name: 'New user' })).not.toBeInTheDocument();
    await offersInRow({ canvas, userEvent }, ['Detail']);
  },
};
type Play = NonNullable<Story['play']>;
const keptOut: Play = async ({ canvas }) => {
  await expect(await canvas.findByText(denied)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'New user' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
};
/** Only administrators touch users; nobody else is offered to. */
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
  parameters: { start: '/app/admin/users?search=nadie', ...answers(empty('listUsers')) },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing matches')).toBeVisible(),
};
export const Empty: Story = {
  parameters: answers(empty('listUsers')),
  play: async ({ canvas }) => expect(await canvas.findByText('No users yet')).toBeVisible(),
};
export const Loading: Story = {
  parameters: answers(slow('listUsers')),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'New user' })).toBeVisible(),
};
export const Failed: Story = {
  parameters: answers(failing('listUsers', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
