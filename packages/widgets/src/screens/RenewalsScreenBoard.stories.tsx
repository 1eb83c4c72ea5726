import { aRenewal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aGate, answers, resolving } from '../testing/index.ts';
import { RenewalsScreen } from './RenewalsScreen.tsx';
import { board, renewalsOf, rows, sent, withRenewals } from './renewalsScreen.fixtures.ts';

const meta = {
  title: 'Screens/Renewals/RenewalsScreenBoard',
  component: RenewalsScreen,
  ...withRenewals,
} satisfies Meta<typeof RenewalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card goes to another open stage from its menu, and back from its message; into renewed it gets by itself. */
export const OnTheBoard: Story = {
  parameters: {
    start: board,
    ...answers(
      resolving('moveRenewal', async ({ params, request }) => {
        sent(params.renewalId, await request.json());
        return HttpResponse.json(aRenewal({ version: 3 }));
      }),
      resolving('undoRenewalStep', async ({ request }) => {
        sent(request.headers.get('If-Match'), await request.json());
        return HttpResponse.json(aRenewal({ version: 4 }));
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
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The renewal is in the stage it was in');
    await expect(sent).toHaveBeenLastCalledWith('"v3"', { step: 'move' });
  },
};
/** What is decided stands folded; a term that nobody saw to says so no more. */
export const Decided: Story = {
  parameters: {
    start: board,
    ...answers(renewalsOf(rows.map((row) => ({ ...row, assignee_id: null, assignee: null })))),
  },
  play: async ({ canvas, userEvent }) => {
    const open = within(await canvas.findByRole('region', { name: 'To review' }));
    await expect(open.getByRole('img', { name: 'Nobody' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Not renewed' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Decided' }));
    const lost = within(canvas.getByRole('region', { name: 'Not renewed' }));
    await expect(await lost.findByRole('link', { name: 'VH-2026-00420' })).toBeVisible();
    await expect(lost.queryByRole('img', { name: 'Nobody' })).not.toBeInTheDocument();
  },
};
/** The days tell that a term is over, and that nothing is covered; a sign stands only where the risk says more than they do. */
export const Over: Story = {
  parameters: {
    start: board,
    ...answers(
      renewalsOf([
        aRenewal({ id: 7, days_left: -1, risk: 'high', risk_reasons: ['no_offer'], next: null }),
        aRenewal({ id: 8, days_left: -9, risk: 'high', risk_reasons: ['instalment_delayed', 'no_offer'], next: null }),
        aRenewal({ id: 10, days_left: -2, risk: 'low', risk_reasons: [] }),
        aRenewal({ id: 9, days_left: 40, risk: 'low', risk_reasons: [] }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const sign = await canvas.findByRole('img', { name: 'Without cover, High risk' });
    await expect(sign.closest('[title]')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Without cover\. High risk\. .*It ended 9 days ago without a next term\./),
    );
    await expect(canvas.getAllByRole('img', { name: /risk/ })).toHaveLength(1);
    await expect(canvas.getByText(/^Without cover, ended 1 day ago, /)).toBeInTheDocument();
    // All that its cover waits for is that its draft is enabled.
    await expect(canvas.getByText(/^To enable, ended 2 days ago, /)).toBeInTheDocument();
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
    await expect(await column.findByText(/\$500\.00, then \$525\.00 \(\+5/)).toBeVisible();
    await expect(column.getByText('RM')).toBeVisible();
    await expect(column.getByText('Insurer’s notice was due by 31 Jan 2026')).toBeVisible();
    await expect(column.getByText('Client may object until 28 Feb 2199')).toBeVisible();
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
const saving = aGate();
/** While a move is saved both heads already tell of it. */
export const MovedHeads: Story = {
  beforeEach: () => saving.shut(),
  parameters: {
    start: board,
    ...answers(
      resolving('moveRenewal', async () => {
        await saving.passed();
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
    saving.open();
    await screen.findByText('Renewal moved');
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
