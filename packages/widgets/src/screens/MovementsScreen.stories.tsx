import type { MovementRow } from '@corredor/core/api';
import { aMovement, aMovementMail, aMovementRow, aMovementSummary, aPage, aPolicyRow } from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  allCame,
  answering,
  answers,
  besideAsking,
  empty,
  failing,
  resolving,
  slow,
  withToasts,
} from '../testing/index.ts';
import { MovementsScreen } from './MovementsScreen.tsx';

const sent = fn();
const asked = fn();
const listed = fn();
const onGo = fn();
const states = [['draft'], ['issued'], ['rejected'], ['sent']];
const rows = [
  aMovementRow(),
  aMovementRow({
    id: 62,
    number: 1,
    policy: { id: 119, name: 'VH-2026-00419' },
    kind: 'inclusion',
    status: 'sent',
    sent_on: '2026-03-02',
    total_delta: '289.97',
    net_delta: '241.97',
    contractor: { id: 42, name: 'Transportes Andinos' },
    allowed_actions: ['issue', 'reject', 'discard'],
  }),
  aMovementRow({
    id: 63,
    number: 1,
    policy: { id: 120, name: 'VH-2026-00420' },
    kind: 'data',
    status: 'rejected',
    rejected_reason: 'Falta la firma del cliente.',
    total_delta: '0.00',
    net_delta: '0.00',
    allowed_actions: ['reopen', 'discard'],
  }),
];
/** Whether a row is among those that a list or a column of the board asks for. */
const isAsked = (row: MovementRow, request: Request) => {
  const status = new URL(request.url).searchParams.get('status');
  return status === null || row.status === status || (status === 'open' && row.status !== 'issued');
};
const board = '/app/management/movements?view=board';
const meta = {
  title: 'Screens/Movements/MovementsScreen',
  component: MovementsScreen,
  decorators: [withToasts],
  parameters: {
    start: '/app/management/movements',
    ...answers(
      // A column of the board asks for one state, the list for what waits.
      resolving('listMovements', ({ request }) => {
        listed(Object.fromEntries(new URL(request.url).searchParams));
        return HttpResponse.json(aPage(rows.filter((row) => isAsked(row, request))));
      }),
      answering('getMovementSummary', aMovementSummary()),
      answering('getMovement', aMovement()),
    ),
  },
  beforeEach: () => {
    sent.mockClear();
    listed.mockClear();
  },
} satisfies Meta<typeof MovementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new one asks for its policy first, and leads to its page; from there one comes back to the list. */
export const New: Story = {
  parameters: {
    onGo,
    ...answers(answering('listPolicies', aPage([aPolicyRow({ id: 118, number: 'VH-2026-00418' })]))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New movement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Fill in this field')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /^Policy/ }), 'VH');
    await userEvent.click(await screen.findByRole('option', { name: /VH-2026-00418/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(onGo).toHaveBeenLastCalledWith(paths.newMovement(118, { from: paths.movements() }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** What waits comes first, the oldest before all, with counts in the tabs and sums below; one is read over the list with how its premium was found, and leads to its policy. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Sent\s*2/ })).toBeVisible();
    // What the insurer has says for how long; what it rejected is corrected from here.
    await expect(canvas.getByText(/^Sent · \d+ d$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Correct/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /To settle\s*4/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^All/ })).toHaveAttribute(
      'href',
      '/app/management/movements?status=all',
    );
    await expect(listed.mock.calls[0]?.[0]).toMatchObject({ ordering: 'created_at', status: 'open' });
    const total = within(await canvas.findByRole('row', { name: /^Total · To settle/ }));
    await expect(total.getByRole('gridcell', { name: '$227.69' })).toBeVisible();
    await expect(total.getByText(/Rejected/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'VH-2026-00418' }));
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'VH-2026-00418' })).toHaveAttribute(
      'href',
      '/app/management/policies/118?tab=movements',
    );
    await expect(panel.getByRole('button', { name: 'Issue' })).toBeVisible();
  },
};
const none = { count: 0, total_delta: '0.00' };
const noMovements = { draft: none, sent: none, rejected: none, issued: none, discarded: none, undone: none };
const nothingWaits = aMovementSummary({
  ...noMovements,
  issued: { count: 1, total_delta: '-289.97' },
  undone: { count: 1, total_delta: '289.97' },
});
/** An undone movement and what took it back come to nothing together. */
export const SumsOfUndone: Story = {
  parameters: {
    start: '/app/management/movements?status=all',
    ...answers(
      answering(
        'listMovements',
        aPage([
          aMovementRow({
            id: 65,
            number: 2,
            kind: 'inclusion',
            status: 'issued',
            undoes_id: 64,
            total_delta: '-289.97',
          }),
          aMovementRow({ id: 64, number: 1, kind: 'inclusion', status: 'undone', total_delta: '289.97' }),
        ]),
      ),
      answering('getMovementSummary', nothingWaits),
    ),
  },
  play: async ({ canvas }) => {
    const total = within(await canvas.findByRole('row', { name: /^Issued movements/ }));
    await expect(total.getByRole('gridcell', { name: '$0.00' })).toBeVisible();
    await expect(total.queryByText(/Undone/)).not.toBeInTheDocument();
  },
};
/** A column for each state; a draft goes to the insurer from its menu, which asks how it is told, and what cannot be says why. */
export const OnTheBoard: Story = {
  decorators: [besideAsking],
  beforeEach: () => void asked.mockClear(),
  parameters: {
    start: board,
    ...answers(
      resolving('listMovements', ({ request }) => {
        const status = new URL(request.url).searchParams.get('status');
        const now = rows.map((row) => (row.id === 61 && sent.mock.calls.length > 0 ? { ...row, status: 'sent' } : row));
        if (status !== null) asked(status);
        return HttpResponse.json(aPage(now.filter((row) => status === null || row.status === status)));
      }),
      answering('getMovementMail', aMovementMail()),
      resolving('sendMovement', ({ params }) => {
        sent(params.movementId);
        return HttpResponse.json(aMovement({ status: 'sent', sent_on: '2026-03-10', version: 2 }));
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = 'VH-2026-00418 · 2 · Cancellation';
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Move ${name} to…` }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /Rejected/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Póliza VH-2026-00418: cancelación');
    await expect(asked.mock.calls.toSorted()).toEqual(states);
    asked.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the insurer' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('61'));
    await screen.findByText('Movement 2 mailed to the insurer');
    await allCame(canvasElement);
    await expect(within(canvas.getByRole('region', { name: 'Sent' })).getByRole('link', { name })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    // Each column was read once more.
    await expect(asked.mock.calls.toSorted()).toEqual(states);
  },
};
/** Issuing asks first; whoever gives up finds the card where it was. */
export const AsksOnTheBoard: Story = {
  parameters: { start: board },
  play: async ({ canvas, userEvent }) => {
    const name = 'VH-2026-00418 · 2 · Cancellation';
    await userEvent.click(await canvas.findByRole('button', { name: `Move ${name} to…` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Issued' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: /Insurer’s number/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.findByRole('button', { name: 'Discard' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('It was not moved.')).toBeVisible();
  },
};
/** What takes another back names it, and leads to it in the list of all. */
export const Undoing: Story = {
  parameters: {
    start: '/app/management/movements?status=all&detail=65',
    ...answers(
      resolving('getMovement', ({ params }) =>
        HttpResponse.json(
          params.movementId === '65'
            ? aMovement({
                ...{ id: 65, number: 2, kind: 'inclusion', status: 'issued', undoes_id: 64, allowed_actions: [] },
                ...{ net_before: '794.52', total_before: '951.40' },
              })
            : aMovement({ id: 64, number: 1, kind: 'inclusion', status: 'undone', allowed_actions: [] }),
        ),
      ),
    ),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByRole('heading', { name: 'Undoes: Inclusion' })).toBeVisible();
    await expect(panel.getByText('VH-2026-00418 · movement 2')).toBeVisible();
    // What was issued says what the policy cost before and after.
    await expect(await panel.findByRole('row', { name: 'Total premium $951.40 −$352.25 $599.15' })).toBeVisible();
    await expect(await panel.findByRole('link', { name: 'VH-2026-00418 · 1 · Inclusion' })).toHaveAttribute(
      'href',
      '/app/management/movements?status=all&detail=64',
    );
  },
};
const issuedMovement = () =>
  aMovement({
    status: 'issued',
    issued_on: '2026-03-10',
    undo_until: '2199-12-31',
    allowed_actions: ['undo'],
  });
/** Before it is undone: what goes back, is given up and is to be collected again. */
export const UndoPreview: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: {
    start: '/app/management/movements?detail=61',
    snapshot: { width: 900, height: 900 },
    ...answers(
      answering('getMovement', issuedMovement()),
      answering('previewMovementUndo', {
        undo_until: '2199-12-31',
        refusal: null,
        items_count: 0,
        instalments: [{ number: 1, due_date: '2026-03-10', amount: '-352.25' }],
        reopened: [
          { number: 11, due_date: '2026-11-01', amount: '152.54' },
          { number: 12, due_date: '2026-12-01', amount: '199.71' },
        ],
        credits_reopened: '0.00',
        end_date: null,
        closing: { closes_on: null },
      }),
      resolving('undoMovement', ({ params }) => {
        sent(params.movementId);
        return HttpResponse.json(aMovement({ status: 'undone', version: 3 }));
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Undo' }));
    const part = within(await screen.findByRole('region', { name: 'What is taken back' }));
    await expect(part.getByText('The policy is no longer cancelled.')).toBeVisible();
    await expect(part.getByText('Cancelled: credit 1 of $352.25')).toBeVisible();
    await expect(part.getByText(/To be collected again: instalment 12, due on 1 Dec 2026, of \$199\.71/)).toBeVisible();
  },
};
/** What stands in the way is said before anything is tried. */
export const UndoHeld: Story = {
  parameters: {
    start: '/app/management/movements?detail=61',
    ...answers(
      answering('getMovement', issuedMovement()),
      answering('previewMovementUndo', {
        undo_until: '2199-12-31',
        refusal: {
          code: 'movement_followed',
          detail: 'Movement 3 changes the same and was issued later: undo it first.',
        },
        items_count: 0,
        instalments: [],
        reopened: [],
        credits_reopened: '0.00',
        end_date: null,
        closing: null,
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/was issued later: undo it first/)).toBeVisible();
    const [dialog] = screen.getAllByRole('dialog').slice(-1);
    await expect(within(dialog as HTMLElement).getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};
/** After the days to undo it is not offered; the facts say until when it was possible. */
export const UndoTooLate: Story = {
  parameters: {
    start: '/app/management/movements?detail=61',
    ...answers(answering('getMovement', { ...issuedMovement(), undo_until: '2026-01-31', allowed_actions: [] })),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText('Could be undone until')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: { start: board },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Rechazado' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answers(slow('listMovements')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Movements' })).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: answers(empty('listMovements'), answering('getMovementSummary', aMovementSummary(noMovements))),
  play: async ({ canvas }) => expect(await canvas.findByText('No movements yet')).toBeVisible(),
};
/** Nothing waits, and what was issued is one press away. */
export const NothingToSettle: Story = {
  parameters: {
    onGo,
    ...answers(empty('listMovements'), answering('getMovementSummary', nothingWaits)),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing to settle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
    await expect(onGo).toHaveBeenLastCalledWith('/app/management/movements?status=all');
  },
};
export const Failed: Story = {
  parameters: { start: board, ...answers(failing('listMovements', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
