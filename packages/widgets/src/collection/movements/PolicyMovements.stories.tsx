import type { MovementInput } from '@corredor/core/api';
import { aMovement, aMovementPreview, aMovementRow, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, resolving, slow, withToasts } from '../../testing/index.ts';
import { PolicyMovements } from './PolicyMovements.tsx';

const sent = fn();
const rows = [
  aMovementRow({ id: 64, number: 5 }),
  aMovementRow({ id: 63, number: 4, kind: 'exclusion', status: 'sent', sent_on: '2026-03-09', total_delta: '-289.40' }),
  aMovementRow({ id: 62, number: 3, kind: 'data', status: 'rejected', total_delta: '0.00' }),
  aMovementRow({
    id: 61,
    number: 2,
    kind: 'inclusion',
    status: 'issued',
    total_delta: '289.97',
    insurer_number: 'END-00731',
  }),
  aMovementRow({ id: 60, number: 1, kind: 'surcharge', status: 'discarded', total_delta: '40.00' }),
];
const policy = aPolicy({ current_total: '889.12', current_net_premium: '741.97', movements_count: 1 });
const stored = aMovement({ id: 64, number: 5, version: 3 });
const meta = {
  title: 'Screens/Policies/PolicyMovements',
  component: PolicyMovements,
  args: { policy },
  decorators: [withToasts],
  parameters: answers(
    answering('listMovements', aPage(rows)),
    answering('getMovement', stored),
    answering('previewMovement', aMovementPreview()),
  ),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof PolicyMovements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 · Inclusion')).toBeVisible();
    await expect(canvas.getByText('$289.97', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('Rejected')).toBeVisible();
  },
};

/** Cancelling in three steps: what, how much and why, and issuing it with the total that was seen. */
export const Cancelling: Story = {
  parameters: answers(
    resolving('createMovement', async ({ request }) => {
      sent((await request.json()) as MovementInput);
      return HttpResponse.json(stored, { status: 201 });
    }),
    resolving('issueMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ status: 'issued', issued_on: '2026-03-11', number: 5 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Add at least one item.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancellation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText(/^A credit of \$352.25 will be noted/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ kind: 'cancellation', requested_by: 'customer' });
    await expect(sent.mock.calls[1]?.[0]).toEqual({ total_delta: '-352.25', insurer_number: null });
    await screen.findByText('Movement 5 issued');
  },
};

/** A vehicle is put on the policy; what is missing is said first. */
export const Including: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add item' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect((await dialog.findAllByText('Fill in this field')).length).toBeGreaterThan(1);
  },
};

/** The refusal of what was asked stands over the second step. */
export const Refused: Story = {
  parameters: answers(failing('previewMovement', 'movement_later')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancellation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** One that an insurer has: it is issued, or what the insurer says against it is noted. */
export const Opened: Story = {
  parameters: answers(
    answering(
      'getMovement',
      aMovement({
        id: 63,
        number: 4,
        kind: 'exclusion',
        status: 'sent',
        sent_on: '2026-03-09',
        allowed_actions: ['issue', 'reject', 'discard'],
        items: [
          {
            action: 'remove',
            target: 'vehicle',
            record_id: 9,
            label: 'PBA1001 · Chevrolet D-Max',
            before: null,
            after: null,
            term_net: '-480.00',
            net_delta: '-294.52',
          },
        ],
        clashes: [{ id: 64, number: 5, kind: 'cancellation', status: 'draft' }],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 4' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^Excluded: PBA1001/)).toBeVisible();
    await expect(await dialog.findByText('5 · Cancellation')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'The insurer rejected it' }));
    await expect(await dialog.findByRole('textbox', { name: /Reason/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'The insurer rejected it' })).toBeDisabled();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { policy: aPolicy({ closes_on: '2026-05-31', closes_as: 'cancelled', current_total: '246.90' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La póliza se cancela el/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nuevo movimiento' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: answers(empty('listMovements')),
  play: async ({ canvas }) => expect(await canvas.findByText('No changes since it was issued')).toBeVisible(),
};
export const OnlyReading: Story = {
  globals: { role: 'viewer' },
  parameters: answers(empty('listMovements')),
  play: async ({ canvas }) => {
    await canvas.findByText('No changes since it was issued');
    await expect(canvas.queryByRole('button', { name: 'New movement' })).toBeNull();
  },
};
export const Loading: Story = { parameters: answers(slow('listMovements')) };
export const Failed: Story = {
  parameters: answers(failing('listMovements', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
