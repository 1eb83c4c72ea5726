import { aBranch, aCustomer, aPage, aPolicy, aRenewal } from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../frames/leaving/leaving.fixtures.ts';
import { allCame, answering, answers, besideAsking, empty, failing, onDay, resolving } from '../testing/index.ts';
import { RenewalsScreen } from './RenewalsScreen.tsx';
import { board, mail, renewalsOf, rows, sent, withRenewals } from './renewalsScreen.fixtures.ts';

const meta = {
  title: 'Screens/Renewals/RenewalsScreen',
  component: RenewalsScreen,
  ...withRenewals,
} satisfies Meta<typeof RenewalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list opens on what nobody has decided; one term is read over it: its risk with the reasons, what changes in the next one, and what can be done. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('link', { name: 'VH-2026-00418' });
    await expect(canvas.queryByRole('link', { name: 'VH-2026-00420' })).not.toBeInTheDocument();
    await userEvent.click(open);
    const panel = within(await screen.findByRole('dialog'));
    const changes = within(await panel.findByRole('table', { name: 'What changes in the next term' }));
    await expect(changes.getByRole('row', { name: 'nothing added PAA0002' })).toBeVisible();
    await expect(changes.getByText('Vehicles · PDF4821 · commercial value')).toBeVisible();
    // The vehicle's own value, and the sum it is insured for.
    await expect(changes.getAllByRole('row', { name: '$20,000.00 −$2,000.00 $18,000.00' })).toHaveLength(2);
    await expect(changes.getByText('Vehicles · PDF4821 · Tracker')).toBeVisible();
    await expect(await panel.findByRole('heading', { name: 'Instalments of the term' })).toBeVisible();
    await expect(panel.getByText(/2 · 15 Feb 2026/)).toBeVisible();
    await expect(changes.getByText('Deductible')).toBeVisible();
    await expect(changes.getByRole('row', { name: 'Yes nothing' })).toBeVisible();
    await expect(panel.getByText('It stands too long in its stage.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Not renewed' })).toBeVisible();
  },
};
/** The list says how near an end is; a term that is over is covered by nothing, whatever its risk, and the first reason of a risk stands below it. */
export const Near: Story = {
  tags: ['snapshot'],
  parameters: {
    screen: { width: 1440, height: 900 },
    ...answers(
      renewalsOf([
        aRenewal({
          id: 7,
          days_left: -2,
          risk: 'low',
          risk_reasons: [],
          next: null,
          assignee_id: null,
          assignee: null,
        }),
        aRenewal({ id: 10, days_left: -4, risk: 'low', risk_reasons: ['stale'] }),
        aRenewal({ id: 8, days_left: 3, risk: 'high', risk_reasons: ['instalment_delayed', 'no_offer'] }),
        aRenewal({ id: 9, days_left: 40, risk: 'low', risk_reasons: [] }),
      ]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Without cover')).toBeVisible();
    // What a row waits for stands among its actions: its draft to be enabled, or a next term.
    await expect(canvas.getByText('To enable')).toBeVisible();
    const more = canvas.getAllByRole('button', { name: /^More actions/ });
    await userEvent.click(more[0] as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: 'Renew' })).toHaveAttribute('href', paths.policyMove(118));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByText(/^8 d in this stage$/)).toBeVisible();
    await expect(canvas.getByText('2 d ago')).toBeVisible();
    await expect(canvas.getByText('in 3 d')).toBeVisible();
    await expect(canvas.getAllByText('Low risk')).toHaveLength(1);
    // While some are undecided no percentage reads as if it were of all.
    await expect(await canvas.findByText(/^34 of 40 renewed · 2 undecided$/)).toBeVisible();
    const why = canvas.getByText('Delayed instalment');
    await expect(why.closest('[title]')).toHaveAttribute(
      'title',
      expect.stringContaining('The end is near, without a next term'),
    );
  },
};
/** What ended so long ago that no card came for it is told below the list, less those whose card came in time, and leads to where it is. */
export const EndedLongAgo: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-07-15'),
  parameters: {
    screen: { width: 1440, height: 900 },
    ...answers(
      renewalsOf([
        aRenewal({ id: 7, days_left: -106, end_date: '2026-03-31' }),
        aRenewal({ id: 8, end_date: '2026-08-20' }),
      ]),
      resolving('listPolicies', ({ request }) => {
        const query = new URL(request.url).searchParams;
        const isAsked = query.get('status') === 'expired' && query.get('ends_to') === '2026-04-15';
        return HttpResponse.json(aPage([], isAsked ? 6 : 0));
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^5 of 6 policies that expired before 16 Apr 2026 are not here\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See those policies' })).toHaveAttribute(
      'href',
      paths.policies({ ends_to: '2026-04-15', status: 'expired' }),
    );
  },
};
/** Where none of them has a card it says only how many there are. */
export const EndedWithoutCards: Story = {
  beforeEach: onDay('2026-07-15'),
  parameters: answers(
    renewalsOf([aRenewal({ id: 8, end_date: '2026-08-20' })]),
    resolving('listPolicies', () => HttpResponse.json(aPage([], 1))),
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^1 policy expired before 16 Apr 2026 and is not here\./)).toBeVisible(),
};
/** Whoever may not view policies is told of none. */
export const EndedUnseen: Story = {
  decorators: [besideAsking],
  beforeEach: onDay('2026-07-15'),
  parameters: {
    session: { permissions: ['policy_app.view_renewal'] },
    ...answers(
      renewalsOf([aRenewal({ id: 8, end_date: '2026-08-20' })]),
      resolving('listPolicies', () => HttpResponse.json(aPage([], 1))),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    await allCame(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'See those policies' })).not.toBeInTheDocument();
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
    start: '/app/management/renewals?kind=all&ends_from=2026-03-01&outcome=lost&change_from=0.01',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rises/)).toBeVisible();
    await expect(canvas.getByText(/Outcome/)).toBeVisible();
  },
};
/** Filters that an address sets by number are told by name. */
export const FromAnAddress: Story = {
  parameters: {
    start: '/app/management/renewals?kind=all&branch=7&contractor=41&policy=118&assignee=6',
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
    await expect((await dialog.findAllByRole('paragraph')).map((one) => one.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/\(1\)\.$/), 'Misma suma.', expect.stringMatching(/^Quedamos/)]),
    );
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
/** One of the chosen is lost: the mail that is shown is of the first that is asked for, and the result says why the other one was left alone. */
export const AskingSome: Story = {
  parameters: answers(
    resolving('listRenewals', () => HttpResponse.json(aPage([rows[2], rows[1], rows[0]].flatMap((row) => row ?? [])))),
    resolving('getRenewalMail', ({ params }) => {
      sent('mail', params.renewalId);
      return HttpResponse.json(mail);
    }),
    resolving('askInsurer', ({ params }) => {
      sent('asked', params.renewalId);
      return HttpResponse.json(aRenewal({ version: 3 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'VH-2026-00420' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /all rows (on|of) this page/i }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask the insurer' }, { timeout: 5000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the insurer' }));
    await expect(await dialog.findByText('One mail goes out.')).toBeVisible();
    await expect(dialog.getByText('One of the chosen renewals is left alone. The result says why.')).toBeVisible();
    await dialog.findByText(/emision@delsur\.example/);
    await expect(sent.mock.calls).toEqual([['mail', '8']]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('It is marked as not renewed.')).toBeVisible();
    await expect(sent.mock.calls.slice(1).toSorted()).toEqual([
      ['asked', '7'],
      ['asked', '8'],
    ]);
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
  play: async ({ canvas }) => expect(await canvas.findByText(/The next card comes on 20 Mar 2026/)).toBeVisible(),
};
export const Failed: Story = {
  parameters: { start: board, ...answers(failing('getRenewalBoard', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
