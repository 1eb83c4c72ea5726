import type { Renewal, RenewalMail } from '@corredor/core/api';
import {
  aBranch,
  aCustomer,
  aPage,
  aPolicy,
  aRenewal,
  aRenewalSummary,
  aSettings,
  renewalStages,
} from '@corredor/core/fixtures';
import { addMoney } from '@corredor/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../frames/leaving/leaving.fixtures.ts';
import { answering, answers, empty, failing, type Handlers, resolving, withToasts } from '../testing/index.ts';
import { RenewalsScreen } from './RenewalsScreen.tsx';

const sent = fn();
const rows = [
  aRenewal(),
  aRenewal({
    id: 8,
    policy_id: 119,
    policy: { id: 119, name: 'VH-2026-00419' },
    contractor: { id: 42, name: 'Transportes Andinos' },
    next: null,
    premium_change: null,
    days_left: 9,
    end_date: '2026-03-19',
    stage_id: 1,
    stage: { id: 1, name_es: 'Por revisar', name_en: 'To review', kind: 'open' },
    assignee_id: null,
    assignee: null,
    risk: 'high',
    risk_reasons: ['no_offer'],
    allowed_actions: ['move', 'assign', 'prepare', 'ask', 'remind', 'lose'],
  }),
  aRenewal({
    id: 9,
    policy_id: 120,
    policy: { id: 120, name: 'VH-2026-00420' },
    next: null,
    stage_id: 5,
    stage: { id: 5, name_es: 'No renovada', name_en: 'Not renewed', kind: 'lost' },
    outcome: 'lost',
    decided_on: '2026-03-05',
    lost_reason_code: 'price',
    lost_reason: 'Otra cobra menos.',
    risk: null,
    risk_reasons: [],
    allowed_actions: ['reopen'],
  }),
];
const settings = aSettings();
const board = '/app/management/renewals?view=board';
/** Renewals as the server lists and adds them up: those of a stage, page by page. */
const renewalsOf = (all: readonly Renewal[]): Handlers => ({
  ...resolving('listRenewals', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const stage = query.get('stage');
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)];
    const some = all.filter((row) => stage === null || String(row.stage_id) === stage);
    return HttpResponse.json(aPage(some.slice((page - 1) * size, page * size), some.length));
  }),
  ...answering('getRenewalSummary', aRenewalSummary()),
  ...answering('getRenewalBoard', {
    currency: 'USD',
    columns: aRenewalSummary().stages.map(({ stage }) => {
      const some = all.filter(({ stage_id }) => stage_id === stage.id);
      const net_premium = addMoney('0.00', ...some.map((row) => row.net_premium));
      return { stage, count: some.length, net_premium, renewals: some.slice(0, 50) };
    }),
  }),
});
const mail: RenewalMail = {
  recipient: { id: 3, name: 'Aseguradora del Sur S.A.' },
  email: 'emision@delsur.example',
  language: 'es',
  subject: 'Condiciones de renovación · Andes Seguros',
  opening:
    'Estimados señores de Aseguradora del Sur S.A.:\n\nLes pedimos sus condiciones para renovar las pólizas de la lista adjunta (1).',
  closing: 'Quedamos atentos a su respuesta.\n\nAndes Seguros',
  has_list: true,
};
const none = { added: [], removed: [], changed: [] };
const tracker = { key: 'tracker', name_es: 'Rastreo', name_en: 'Tracker', kind: 'yes_no' } as const;
const meta = {
  title: 'Screens/Renewals/RenewalsScreen',
  component: RenewalsScreen,
  decorators: [withToasts],
  parameters: {
    start: '/app/management/renewals',
    ...answers(
      renewalsOf(rows),
      answering('getRenewal', aRenewal()),
      answering('getRenewalMail', mail),
      answering('listRenewalStages', { results: [...renewalStages] }),
      answering('comparePolicies', {
        fields: [
          { field: 'deductible', before: '10 %', after: '15 %' },
          { field: 'is_insured', before: false, after: true },
          { field: 'maximum_insured_sum', before: '20000.00', after: '18000.00' },
        ],
        lists: {
          vehicles: {
            ...none,
            added: ['PAA0002'],
            changed: [
              {
                name: 'PDF4821',
                fields: [{ field: 'commercial_value', before: '20000.00', after: '18000.00' }],
                extras: [{ ...tracker, before: false, after: true }],
              },
            ],
          },
          insureds: none,
          coverages: none,
          generals: none,
        },
        charges: [],
        extras: [{ ...tracker, before: true, after: null }],
        chips: [
          { code: 'premium', percent: '5.00' },
          { code: 'added', list: 'vehicles', count: 1 },
        ],
      }),
    ),
  },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof RenewalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One term is read over the list: its risk with the reasons, what changes in the next one, and what can be done. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'VH-2026-00418' }));
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText('PAA0002 added')).toBeVisible();
    await expect(
      panel.getByText('PDF4821 changes: commercial value: $20,000.00, then $18,000.00; Tracker: No, then Yes', {
        exact: false,
      }),
    ).toBeVisible();
    await expect(panel.getByText('No, then Yes')).toBeVisible();
    await expect(await panel.findByRole('heading', { name: 'Instalments of the term' })).toBeVisible();
    await expect(panel.getByText(/2 · Feb 15, 2026/)).toBeVisible();
    await expect(panel.getByText('Deductible')).toBeVisible();
    await expect(panel.getByText('Tracker')).toBeVisible();
    await expect(panel.getByText('Yes, then —')).toBeVisible();
    await expect(panel.getByText('It stands too long in its stage.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Not renewed' })).toBeVisible();
  },
};
/** A card goes to another open stage from its menu; into renewed it gets by itself. */
export const OnTheBoard: Story = {
  parameters: {
    start: board,
    ...answers(
      resolving('moveRenewal', async ({ params, request }) => {
        sent(params.renewalId, await request.json());
        return HttpResponse.json(aRenewal({ version: 3 }));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'VH-2026-00419 · Transportes Andinos';
    await userEvent.click(await canvas.findByRole('button', { name: `Move ${name} to…` }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /Renewed/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Offer received' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('8', { stage_id: 3 }));
    await screen.findByText('Renewal moved');
  },
};
/** A card tells the new premium and by how much it changes, whose it is, and in Spain what has to be said until when. */
export const CardsInSpain: Story = {
  tags: ['snapshot'],
  parameters: {
    start: board,
    ...answers(
      (() => {
        const source = 'Ley 50/1980 de Contrato de Seguro, art. 22';
        const notices = [
          { kind: 'insurer_notice' as const, until: '2026-01-31', source },
          { kind: 'client_objection' as const, until: '2199-02-28', source },
        ];
        const some = rows.map((row) => ({ ...row, notices: row.outcome ? [] : notices }));
        return renewalsOf(some);
      })(),
    ),
  },
  play: async ({ canvas }) => {
    const column = within(await canvas.findByRole('region', { name: 'Asked the insurer' }));
    await expect(await column.findByText('$500.00, then $525.00')).toBeVisible();
    await expect(column.getByText(/^Premium \+5/)).toBeVisible();
    await expect(column.getByText('RM')).toBeVisible();
    await expect(column.getByText('Insurer’s notice was due by Jan 31, 2026')).toBeVisible();
    await expect(column.getByText('Client may object until Feb 28, 2199')).toBeVisible();
  },
};
/** So many cards of one stage: the head counts and adds up all of them, fifty are read, and fifty more when they are asked for. */
const many = Array.from({ length: 320 }, (_, at) =>
  aRenewal({
    id: 100 + at,
    policy_id: 1000 + at,
    policy: { id: 1000 + at, name: `VH-2026-${String(1000 + at).padStart(5, '0')}` },
  }),
);
export const ManyCards: Story = {
  parameters: {
    start: board,
    ...answers(renewalsOf(many)),
  },
  play: async ({ canvas, userEvent }) => {
    const column = within(await canvas.findByRole('region', { name: 'Asked the insurer' }));
    await expect(column.getByText('320')).toBeVisible();
    await expect(column.getByText('$160,000.00')).toBeVisible();
    await waitFor(() => expect(column.getAllByRole('row')).toHaveLength(50), { timeout: 5000 });
    await userEvent.click(column.getByRole('button', { name: 'Show 50 more of 320' }));
    await waitFor(() => expect(column.getAllByRole('row')).toHaveLength(100), { timeout: 5000 });
    await expect(column.getByRole('link', { name: 'VH-2026-01099' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'To review' })).getByText('$0.00')).toBeVisible();
  },
};
/** While a move is saved both heads already tell of it. */
export const MovedHeads: Story = {
  parameters: {
    start: board,
    ...answers(
      resolving('moveRenewal', async () => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return HttpResponse.json(aRenewal({ version: 3 }));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'VH-2026-00419 · Transportes Andinos';
    const headOf = (title: string) => within(canvas.getByRole('region', { name: title }));
    await userEvent.click(await canvas.findByRole('button', { name: `Move ${name} to…` }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Asked the insurer' }));
    await waitFor(() => expect(headOf('Asked the insurer').getByText('$1,000.00')).toBeVisible());
    await expect(headOf('Asked the insurer').getByText('2')).toBeVisible();
    await expect(headOf('To review').getByText('$0.00')).toBeVisible();
    await expect(headOf('To review').getByText('0')).toBeVisible();
    await screen.findByText('Renewal moved', {}, { timeout: 5000 });
  },
};
/** A renewal can be left to nobody. */
export const Unassigned: Story = {
  parameters: {
    start: '/app/management/renewals?detail=7',
    ...answers(
      resolving('assignRenewal', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aRenewal({ version: 3, assignee_id: null, assignee: null }));
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Leave it to nobody' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ assignee_id: null }));
  },
};
/** Days, outcome and change that an address says stand as chips, and go by one press. */
export const Narrowed: Story = {
  parameters: {
    start: '/app/management/renewals?ends_from=2026-03-01&outcome=lost&change_from=0.01',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rises/)).toBeVisible();
    await expect(canvas.getByText(/Outcome/)).toBeVisible();
  },
};
/** Into the lost ones a card goes through the dialog; given up, it stands where it stood, with no word of a fault. */
export const GivingUpLosing: Story = {
  parameters: { start: board },
  play: async ({ canvas, userEvent }) => {
    const name = 'VH-2026-00419 · Transportes Andinos';
    await userEvent.click(await canvas.findByRole('button', { name: `Move ${name} to…` }));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Not renewed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The term is not renewed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const column = within(await canvas.findByRole('region', { name: 'To review' }));
    await expect(await column.findByRole('link', { name: 'VH-2026-00419' })).toBeVisible();
    await expect(canvas.queryByText(/dialog/)).not.toBeInTheDocument();
  },
};
/** Filters that an address sets by number are told by name. */
export const FromAnAddress: Story = {
  parameters: {
    start: '/app/management/renewals?branch=7&contractor=41&policy=118&assignee=6',
    ...answers(
      answering('getBranch', aBranch({ id: 7, name: 'Vehículos livianos' })),
      answering('getCustomer', aCustomer({ id: 41, name: 'Ana Mora' })),
      answering('getPolicy', aPolicy({ id: 118, number: 'VH-2026-00418' })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vehículos livianos/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/#(7|41|118)$/)).not.toBeInTheDocument());
  },
};
/** Preparing may insure the vehicles for less, by the table of the settings; what that does to the premium is said there. */
export const PreparingDepreciated: Story = {
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(
      answering('getRenewal', rows[1] ?? aRenewal()),
      answering('getSettings', {
        ...settings,
        renewals: { ...settings.renewals, depreciation: [{ age: 1, percent: '10' }] },
      }),
      resolving('prepareRenewal', async ({ params, request }) => {
        sent(params.renewalId, await request.json());
        return HttpResponse.json(aRenewal({ id: 8, version: 3 }));
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Observations/ }), 'Acordada.');
    const falls = dialog.getByRole('checkbox', { name: /^Vehicles depreciated/ });
    await waitFor(() => expect(falls).toBeEnabled());
    await expect(falls).not.toBeChecked();
    await userEvent.click(falls);
    await expect(dialog.getByText(/^The sum of each vehicle falls by its age/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('8', { observations: 'Acordada.', depreciates: true }));
  },
};
/** The dialog before anything is said in it. */
export const Preparing: Story = {
  tags: ['snapshot'],
  parameters: PreparingDepreciated.parameters ?? {},
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Vehicles depreciated/ })).toBeEnabled());
  },
};
/** Without a table in the settings, the vehicles keep their sums, and the dialog says why. */
export const PreparingWithoutATable: Story = {
  globals: { locale: 'es' },
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(answering('getRenewal', rows[1] ?? aRenewal()), answering('getSettings', settings)),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Preparar' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Preparar/ }));
    await expect(await dialog.findByText(/todavía no tiene depreciación/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Vehículos depreciados/ })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: /^Configuración general/ })).toHaveAttribute(
      'href',
      '/app/configuration/settings',
    );
  },
};
/** Who may not change the settings reads who may. */
export const WithoutATableOrRight: Story = {
  parameters: {
    session: { permissions: ['policy_app.view_renewal', 'policy_app.change_renewal', 'policy_app.add_policy'] },
    start: '/app/management/renewals?detail=8',
    ...answers(
      answering('getRenewal', rows[1] ?? aRenewal()),
      answering('getSettings', settings),
      answering('listPlanUpgraders', { count: 2, results: ['Ana Vera', 'Luis Mora'] }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await expect(await dialog.findByText('These people can fill it in: Ana Vera, Luis Mora.')).toBeVisible();
    await expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** Settings that cannot be read say so, and are asked for again by a press. */
export const WithoutSettings: Story = {
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(
      answering('getRenewal', rows[1] ?? aRenewal()),
      resolving('getSettings', () => {
        sent('settings');
        if (sent.mock.calls.length === 1)
          return HttpResponse.json(
            { type: 'about:blank', title: 'Broken', status: 500, code: 'internal', request_id: 'r1' },
            { status: 500, headers: { 'content-type': 'application/problem+json' } },
          );
        return HttpResponse.json({
          ...settings,
          renewals: { ...settings.renewals, depreciation: [{ age: 1, percent: '10' }] },
        });
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await expect(await dialog.findByText(/^The settings could not be loaded/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Vehicles depreciated/ })).toBeEnabled());
  },
};
/** What was written for the next term is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingPreparing: Story = {
  parameters: PreparingDepreciated.parameters ?? {},
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    const named = { name: 'Prepare the next term' };
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
          await screen.findByRole('dialog', named);
        },
        change: async () => userEvent.type(await screen.findByRole('textbox', { name: /^Observations/ }), 'Acordada.'),
        isKept: async () => expect(screen.getByRole('textbox', { name: /^Observations/ })).toHaveValue('Acordada.'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog', named)).not.toBeInTheDocument()),
      },
    );
  },
};
/** Why a term is not renewed is not lost either. */
export const LeavingLosing: Story = {
  parameters: { start: '/app/management/renewals?detail=7' },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    const named = { name: 'The term is not renewed' };
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await panel.findByRole('button', { name: 'Not renewed' }));
          await screen.findByRole('dialog', named);
        },
        change: async () => userEvent.type(await screen.findByRole('textbox', { name: /In words/ }), 'Acordada.'),
        isKept: async () => expect(screen.getByRole('textbox', { name: /In words/ })).toHaveValue('Acordada.'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog', named)).not.toBeInTheDocument()),
      },
    );
  },
};
/** Nor is a note to the insurer. */
export const LeavingAsking: Story = {
  parameters: { start: '/app/management/renewals?detail=7' },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    const named = { name: 'Ask the insurer' };
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await panel.findByRole('button', { name: 'Ask the insurer' }));
          await screen.findByRole('dialog', named);
        },
        change: async () => userEvent.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Acordada.'),
        isKept: async () => expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('Acordada.'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog', named)).not.toBeInTheDocument()),
      },
    );
  },
};
/** The mail to the insurer is shown as it will read, with the note that is typed; then the card moves on. */
export const AskingTheInsurer: Story = {
  parameters: {
    start: '/app/management/renewals?detail=7',
    ...answers(
      resolving('askInsurer', async ({ params, request }) => {
        sent(params.renewalId, await request.json());
        return HttpResponse.json(aRenewal({ version: 3 }));
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Ask the insurer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the insurer' }));
    await expect(await dialog.findByText(/emision@delsur\.example/)).toBeVisible();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Your note' }), 'Misma suma.');
    await expect(await dialog.findByText(/\(1\)\.\s+Misma suma\.\s+Quedamos/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7', { note: 'Misma suma.' }));
    await screen.findByText('The insurer is asked by mail');
  },
};
/** Chosen ones of an insurer without an e-mail address: the first is shown, and what cannot go out is told in the log. */
export const AskingMany: Story = {
  globals: { locale: 'es' },
  parameters: answers(answering('getRenewalMail', { ...mail, email: null })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'VH-2026-00418' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /todas las filas de esta página/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir a la aseguradora' }, { timeout: 5000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir a la aseguradora' }));
    await expect(await dialog.findByText(/El primero no tiene correo/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Agregarlo a la aseguradora' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: { start: board },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Por revisar' })).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: answers(empty('listRenewals')),
  play: async ({ canvas }) => expect(await canvas.findByText(/The next card comes on Mar 20, 2026/)).toBeVisible(),
};
export const Failed: Story = {
  parameters: { start: board, ...answers(failing('getRenewalBoard', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
