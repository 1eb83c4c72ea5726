import { aDraft, aPage, aRole, aUser } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../testing/index.ts';
import { UserScreen } from './UserScreen.tsx';

const sent = fn();
const asked = fn();
const roles = aPage([aRole({ id: 2, name: 'Corredor' }), aRole()]);
const known = [answering('getUser', aUser()), answering('listRoles', roles)];
const denied = "You don't have permission to access to this resource";
const meta = {
  title: 'Screens/Users and roles/UserScreen',
  component: UserScreen,
  parameters: { start: '/app/admin/users/create', ...answers(...known) },
  beforeEach: () => {
    sent.mockClear();
    asked.mockClear();
  },
} satisfies Meta<typeof UserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a password an invitation goes out, and the button says so. */
export const Invite: Story = {
  parameters: answers(
    ...known,
    resolving('createUser', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aUser({ status: 'invited' }), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'gnunez@andesseguros.ec');
    await userEvent.type(canvas.getByRole('textbox', { name: /First names/ }), 'Gabriela');
    await userEvent.type(canvas.getByRole('textbox', { name: /Last names/ }), 'Núñez');
    const role = canvas.getByRole('button', { name: /Role/ });
    await waitFor(() => expect(role).toBeEnabled());
    await userEvent.click(role);
    await userEvent.click(await screen.findByRole('option', { name: 'Asistente' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ email: 'gnunez@andesseguros.ec', role_id: 3 });
    await expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('password');
  },
};
/** A password made of the colleague's own name is told to be refused before it is saved. */
export const RefusedPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /First names/ }), 'Petronila');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'petronila-2026!');
    await expect(
      canvas.getByText(/^Strength: Very weak\. This password is made of words that are easy to guess/),
    ).toBeVisible();
  },
};
/** A list of roles that is on its way says so, and takes no press that would be lost. */
export const RolesLoading: Story = {
  parameters: answers(...known, slow('listRoles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Loading….*Role/ })).toBeDisabled();
  },
};
/** A list of roles that could not be loaded says so, and comes by itself. */
export const RolesFailOnce: Story = {
  parameters: answers(
    ...known,
    resolving('listRoles', () => {
      asked();
      return asked.mock.calls.length === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(roles);
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('The options could not be loaded; we try again every few seconds.');
    const role = canvas.getByRole('button', { name: /Role/ });
    await expect(role).toBeDisabled();
    await waitFor(() => expect(role).toBeEnabled(), { timeout: 10_000 });
  },
};
export const PasswordsDiffer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password', { selector: 'input' }), 'paraguas amarillo 7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'paraguas verde 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await expect((await canvas.findAllByText('The passwords do not match')).length).toBeGreaterThan(0);
  },
};
export const Update: Story = { args: { id: 6 }, globals: { locale: 'es' } };
/** Somebody's telephone was lost: all sessions of that person end at once, after a question. */
export const EndingSessions: Story = {
  args: { id: 6 },
  decorators: [withToasts],
  parameters: answers(
    ...known,
    resolving('deleteUserSessions', ({ params }) => {
      sent(params.userId);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End all sessions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
    await expect(await screen.findByText(/is logged out everywhere$/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('6');
  },
};
/** The own password is not changed here, and the only administrator keeps the role. */
export const Myself: Story = {
  args: { id: 5 },
  parameters: answers(...known, answering('getUser', aUser({ id: 5, role_id: 2, is_last_administrator: true }))),
  play: async ({ canvas }) => {
    await canvas.findByText(/Change your own password/);
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'End all sessions' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /Corredor.*Role/ })).toBeDisabled();
  },
};
export const Refused: Story = {
  args: { id: 6 },
  parameters: answers(
    ...known,
    failing('updateUser', 'last_administrator', { detail: 'The brokerage needs an active administrator.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /First names/ }), ' José');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await canvas.findByText('The brokerage needs an active administrator.');
  },
};
/** Somebody else saved meanwhile: both versions are shown, and one's own is sent over theirs only knowingly. */
export const ChangedMeanwhile: Story = {
  args: { id: 6 },
  parameters: answers(
    ...known,
    resolving('updateUser', ({ request }, refuse) => {
      const current = aUser({ name: 'Gabi', version: 9 });
      sent(request.headers.get('If-Match'));
      if (request.headers.get('If-Match') === '"v9"') return HttpResponse.json(current);
      return refuse('stale', { detail: 'Somebody else changed this record.', current: { ...current } });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /First names/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Gabriela José');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'First names Gabriela José Gabi' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('"v9"'));
  },
};
/** What was left unfinished comes back, without a password. */
export const Unfinished: Story = {
  parameters: answers(
    ...known,
    answering('listDrafts', {
      ...aPage([aDraft({ key: 'user.new', values: { email: 'gnunez@andesseguros.ec', name: 'Gabriela' } })]),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue: / }));
    await expect(canvas.getByRole('textbox', { name: /First names/ })).toHaveValue('Gabriela');
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
  },
};
const at = { start: '/app/admin/users/6/update' };
export const Loading: Story = {
  args: { id: 6 },
  parameters: { ...at, ...answers(slow('getUser')) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save user' })).not.toBeInTheDocument();
  },
};
/** Gone, or somebody else's: the way back is there. */
export const Missing: Story = {
  args: { id: 6 },
  parameters: { ...at, ...answers(failing('getUser', 'not_found')) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /list/i })).toHaveAttribute('href', '/app/admin/users'),
};
export const Failed: Story = {
  args: { id: 6 },
  parameters: { ...at, ...answers(failing('getUser', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Forbidden: Story = {
  args: { id: 6 },
  globals: { role: 'viewer' },
  parameters: { ...at, ...answers(failing('getUser', 'permission_denied')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Try again|Save user/ })).not.toBeInTheDocument();
  },
};
/** Long names in every field. */
export const Cruel: Story = {
  args: { id: 6 },
  parameters: {
    ...at,
    ...answers(
      ...known,
      answering(
        'getUser',
        aUser({
          name: 'María de los Ángeles Guadalupe Fernanda Alejandrina',
          last_name: 'Fernández de Córdova y Villavicencio Montesdeoca',
          email: 'maria.de.los.angeles.guadalupe.fernandez.de.cordova@seguros-y-reaseguros.example',
        }),
      ),
    ),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: /Last names/ })).toHaveValue(
      'Fernández de Córdova y Villavicencio Montesdeoca',
    ),
};
