import { aRole } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow } from '../testing/index.ts';
import { RoleScreen } from './RoleScreen.tsx';

const sent = fn();
const denied = "You don't have permission to access to this resource";
const meta = {
  title: 'Screens/Users and roles/RoleScreen',
  component: RoleScreen,
  parameters: { start: '/app/admin/roles/create', ...answers(answering('getRole', aRole())) },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof RoleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One click gives a row or a column; the view comes along, and a sentence says what it comes to. */
export const Create: Story = {
  parameters: answers(
    resolving('createRole', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aRole(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Cobranza');
    await expect(canvas.getByText('May do nothing yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Change: Payments' }));
    await expect(canvas.getByRole('checkbox', { name: 'View: Payments' })).toBeChecked();
    await expect(canvas.getByText('May view and change payments.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Customers: All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      name: 'Cobranza',
      permissions: [
        'policy_app.view_payment',
        'policy_app.change_payment',
        'core_app.view_customer',
        'core_app.add_customer',
        'core_app.change_customer',
        'core_app.delete_customer',
      ],
    });
  },
};
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Nada');
    await userEvent.click(canvas.getByRole('button', { name: 'Create role' }));
    await canvas.findByText('Choose at least one permission.');
  },
};
export const Update: Story = { args: { id: 3 }, globals: { locale: 'es' } };
/** What a role holds and the form does not show yet stays with it, whatever is ticked. */
export const KeepsWhatIsNotShown: Story = {
  args: { id: 3 },
  parameters: answers(
    answering('getRole', aRole({ permissions: ['policy_app.view_policy', 'finance_app.view_report'] })),
    resolving('updateRole', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aRole());
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('May view policies.');
    await expect(canvas.queryByText(/report/i)).toBeNull();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'View: Payments' }));
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      permissions: ['policy_app.view_policy', 'policy_app.view_payment', 'finance_app.view_report'],
    });
  },
};
export const Copy: Story = {
  args: { from: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue('Asistente (copy)');
    await expect(canvas.getByRole('checkbox', { name: 'Add: Policies' })).toBeChecked();
  },
};
/** Nobody gives what they do not hold. */
export const Limited: Story = {
  args: { id: 3 },
  parameters: { session: { permissions: ['auth.change_group', 'policy_app.view_policy'] } },
  play: async ({ canvas }) => {
    await canvas.findByText('May view and add policies and customers.');
    await expect(canvas.getByRole('checkbox', { name: 'Add: Policies' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'View: Policies' })).toBeEnabled();
  },
};
export const Phone: Story = {
  args: { id: 3 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /Policies/ });
  },
};
/** Somebody else saved meanwhile: both versions are compared in words. */
export const ChangedMeanwhile: Story = {
  args: { id: 3 },
  parameters: answers(failing('updateRole', 'stale', { current: { ...aRole({ name: 'Apoyo', version: 9 }) } })),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ });
    await userEvent.type(name, ' de cobranza');
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'Name Asistente de cobranza Apoyo' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(name).toHaveValue('Apoyo'));
  },
};
const at = { start: '/app/admin/roles/3/update' };
export const Loading: Story = {
  args: { id: 3 },
  parameters: { ...at, ...answers(slow('getRole')) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument();
  },
};
/** Gone, or somebody else's: the way back is there. */
export const Missing: Story = {
  args: { id: 3 },
  parameters: { ...at, ...answers(failing('getRole', 'not_found')) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /list/i })).toHaveAttribute('href', '/app/admin/roles'),
};
export const Failed: Story = {
  args: { id: 3 },
  parameters: { ...at, ...answers(failing('getRole', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Forbidden: Story = {
  args: { id: 3 },
  globals: { role: 'viewer' },
  parameters: { ...at, ...answers(failing('getRole', 'permission_denied')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Try again|Save role/ })).not.toBeInTheDocument();
  },
};
/** Long names in every field. */
export const Cruel: Story = {
  args: { id: 3 },
  parameters: {
    ...at,
    ...answers(
      answering('getRole', aRole({ name: 'Responsable de siniestros de vehículos pesados y especiales de la Costa' })),
    ),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue(
      'Responsable de siniestros de vehículos pesados y especiales de la Costa',
    ),
};
