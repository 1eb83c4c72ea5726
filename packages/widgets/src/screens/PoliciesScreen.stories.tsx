import { aCustomer, aPage, aPolicy, aPolicyRow, aPolicySummary } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, listStates, onDay, policiesOf, resolving } from '../testing/index.ts';
import { PoliciesScreen } from './PoliciesScreen.tsx';

const onGo = fn();
const asked = fn();
const rows = [
  aPolicyRow(),
  aPolicyRow({
    id: 119,
    number: null,
    status: 'draft',
    provider: null,
    start_date: null,
    end_date: null,
    net_premium: '0.00',
    total_grant: '0.00',
    allowed_actions: ['update', 'activate', 'delete'],
  }),
  aPolicyRow({
    id: 120,
    number: 'IN-2025-00031',
    status: 'expired',
    branch: { id: 5, name: 'Incendio' },
    start_date: '2025-05-04',
    end_date: '2026-05-04',
  }),
  aPolicyRow({
    id: 121,
    number: 'VD-2024-00007',
    status: 'closed',
    start_date: '2024-11-20',
    end_date: '2025-11-20',
    allowed_actions: [],
  }),
];
const today = '2026-05-20';
const list = policiesOf(rows, today);
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) =>
    aPolicyRow({
      id: index + 1,
      number: `RESPONSABILIDAD-CIVIL-2026-${index}`,
      provider: { id: 3, name: longName, short_name: longName },
      total_grant: '123456789012.34',
    }),
  ),
  4321,
);
const meta = {
  title: 'Screens/Policies/PoliciesScreen',
  component: PoliciesScreen,
  beforeEach: () => {
    onGo.mockClear();
    return onDay(today)();
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
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'IN-2025-00031' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Vehículos por vencer/ })).toBeVisible();
  },
};
/** Renewing asks for observations, and leads to the new draft. */
export const Renews: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: VH-2026-00418' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close or renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Renew' }));
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
    await expect(await panel.findByRole('table', { name: 'Instalments of the policy' })).toBeVisible();
    await expect(panel.getAllByRole('button', { name: /Register payment/ })[0]).toBeVisible();
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
const none = { count: 0, net_premium: '0.00', total_grant: '0.00' };
const states = listStates({
  list: 'listPolicies',
  start: '/app/management/policies',
  title: 'Policies',
  emptyText: 'No policies yet',
  row: 'VH-2026-00418',
  create: { role: 'link', name: 'New policy' },
  broker: ['Detail', 'Edit', 'Close or renew', 'Delete'],
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
export const Cruel: Story = {
  ...states.cruel,
  parameters: answers(
    answering('listPolicies', many),
    answering(
      'getPolicySummary',
      aPolicySummary({
        draft: none,
        active: { count: 4321, net_premium: '444567890123456.78', total_grant: '533456789012345.14' },
        closed: none,
        expired: none,
        ending: none,
      }),
    ),
  ),
};
/** The draft of a renewal says what becomes of the policy that it renews. */
export const DeletesRenewalDraft: Story = {
  parameters: answers(
    answering(
      'listPolicies',
      aPage([aPolicyRow({ status: 'draft', renewed_from_id: 17, allowed_actions: ['update', 'activate', 'delete'] })]),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: VH-2026-00418' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete policy' }));
    await expect(question.getByText(/It is the next term of another policy, which stays as it is/)).toBeVisible();
  },
};
/** Payer and own insurance are in the address, are asked of the server, and stand as chips in words. */
export const Filtered: Story = {
  beforeEach: () => void asked.mockClear(),
  parameters: {
    start: '/app/management/policies?payer=41&is_insured=true',
    ...answers(
      answering('getCustomer', aCustomer()),
      resolving('listPolicies', ({ request }) => {
        asked(new URL(request.url).search);
        return HttpResponse.json(aPage(rows));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Payer: Ana Lucía Cevallos Mora' })).toBeVisible();
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.stringMatching(/payer=41.*is_insured=true|is_insured=true.*payer=41/)),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Remove filter The contractor is insured too: Yes/ }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/policies?payer=41'));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.not.stringContaining('is_insured')));
  },
};
