import { aPage, aPolicy, aPolicyRow } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, onDay } from '../testing/index.ts';
import { PoliciesScreen } from './PoliciesScreen.tsx';

const onGo = fn();
const rows = [
  aPolicyRow(),
  aPolicyRow({
    id: 119,
    number: null,
    status: 'draft',
    provider: null,
    start_date: null,
    end_date: null,
    total_grant: '0.00',
    allowed_actions: ['update', 'activate', 'delete'],
  }),
  aPolicyRow({ id: 120, number: 'IN-2025-00031', status: 'expired', branch: { id: 5, name: 'Incendio' } }),
  aPolicyRow({ id: 121, number: 'VD-2024-00007', status: 'closed', allowed_actions: [] }),
];
const list = answering('listPolicies', aPage(rows));
const meta = {
  title: 'Screens/PoliciesScreen',
  component: PoliciesScreen,
  beforeEach: () => {
    onGo.mockClear();
    return onDay('2026-05-20')();
  },
  parameters: {
    start: '/app/management/policies',
    onGo,
    ...answers(
      list,
      answering('getPolicy', aPolicy()),
      answering('renewPolicy', aPolicy({ id: 222, status: 'draft' })),
    ),
  },
} satisfies Meta<typeof PoliciesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'IN-2025-00031' })).toBeVisible();
  },
};
/** Renewing asks for observations, and leads to the new draft. */
export const Renews: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: VH-2026-00418' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close or renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await expect(await dialog.findByText('Observations are required')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Observations/ }), 'Renueva un año más.');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/policies/222/update'));
  },
};
/** The whole policy over the list, to read. */
export const Detail: Story = {
  parameters: { start: '/app/management/policies?detail=118' },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'VH-2026-00418' }));
    await userEvent.click(await panel.findByRole('tab', { name: /Payments/ }));
    await expect(await panel.findByRole('list', { name: 'Instalments of the policy' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: /Mark as paid/ })).not.toBeInTheDocument();
  },
};
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'VH-2026-00418' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'VH-2026-00418' })).toBeVisible());
    await expect(screen.queryByRole('link', { name: /Edit|New policy/ })).not.toBeInTheDocument();
  },
};
export const Assistant: Story = { globals: { role: 'assistant' } };
export const Empty: Story = { parameters: answers(empty('listPolicies')) };
export const Failed: Story = { parameters: answers(failing('listPolicies', 500)) };
