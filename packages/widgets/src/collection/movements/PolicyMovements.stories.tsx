import type { MovementInput } from '@corredor/core/api';
import {
  aMovement,
  aMovementMail,
  aMovementPreview,
  aMovementRow,
  aPage,
  aPolicy,
  aPolicyAsOf,
} from '@corredor/core/fixtures';
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

/** The mail is seen beforehand with the note that is written; what was told by other means is only noted. */
export const Sending: Story = {
  parameters: answers(
    answering('getMovementMail', aMovementMail()),
    resolving('sendMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ status: 'sent', sent_on: '2026-03-10', number: 5 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send to the insurer' }));
    await expect(await dialog.findByText('Póliza VH-2026-00418: cancelación')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Note to the insurer/ }), 'Es urgente.');
    await expect(await dialog.findByText(/Es urgente\. Por favor/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the insurer' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ by: 'mail', note: 'Es urgente.' }));
    await screen.findByText('Movement 5 mailed to the insurer');
  },
};
/** Nobody to write to: it says what is missing and where to add it, and lets on what was told already. */
export const InsurerWithoutMail: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(
    answering('getMovementMail', aMovementMail({ email: null, refusal: 'provider_without_email' })),
    resolving('sendMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ status: 'sent', sent_on: '2026-03-10', number: 5 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el movimiento 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar a la aseguradora' }));
    await expect(await dialog.findByRole('link', { name: /Completar los datos de Seguros/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Enviar a la aseguradora' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ya avisé a la aseguradora/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar como enviado' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ by: 'other', note: null }));
    await screen.findByText('Movimiento 5 anotado como enviado');
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
    await expect(sent.mock.calls[1]?.[0]).toEqual({
      total_delta: '-352.25',
      first_due_date: '2026-05-31',
      insurer_number: null,
    });
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

/** A draft is changed in the same form: its kind stays, and what is sent is the whole of it. */
export const Changing: Story = {
  parameters: answers(
    answering('getPolicy', policy),
    resolving('updateMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ id: 64, number: 5, version: 4 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByText('Change draft 5');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: /How it is computed/ }));
    await userEvent.click(await screen.findByRole('option', { name: /table/i }));
    const rows = await dialog.findByRole('textbox', { name: /Table: days and percent/ });
    await userEvent.clear(rows);
    // What is wrong stands at its field, and what is pressed goes nowhere.
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByText(/^Each line has days/)).toBeVisible();
    await userEvent.type(rows, '150 60');
    await userEvent.type(dialog.getByRole('textbox', { name: /at least \(percent\)/ }), '25');
    // Pressed right after typing, it goes on as soon as what was typed is computed.
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const save = await dialog.findByRole('button', { name: 'Save draft' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          method: 'table',
          earning_table: { reading: 'straight', rows: [{ days: 150, percent: '60' }] },
          least_percent: '25.00',
        }),
      ),
    );
  },
};

/** Of two thousand items ten are drawn at once, and what is missing is found wherever it is. */
export const OfManyItems: Story = {
  parameters: answers(
    answering(
      'getMovement',
      aMovement({
        id: 64,
        number: 5,
        kind: 'inclusion',
        method: 'pro_rata',
        items: Array.from({ length: 2000 }, (_, place) => ({
          action: 'add',
          target: 'general',
          record_id: null,
          label: `Equipo ${place + 1}`,
          before: null,
          after: { name: `Equipo ${place + 1}` },
          term_net: place === 1499 ? null : '10.00',
          net_delta: '5.00',
        })),
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByText('Change draft 5');
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText('Item 10')).toBeVisible();
    await expect(dialog.queryByText('Item 11')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Item 1500')).toBeVisible();
    await expect(dialog.getByText('Fill in this field')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add item' })).toBeDisabled();
  },
};

/** What was listed on a day, and what it cost then. */
export const AsOfADay: Story = {
  parameters: answers(
    resolving('getPolicyAsOf', ({ request }) => {
      const day = new URL(request.url).searchParams.get('day') ?? '';
      sent(day);
      return HttpResponse.json(aPolicyAsOf({ day, is_covered: sent.mock.calls.length === 1 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See it as of a day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^PBA1001 · Chevrolet D-Max · from/)).toBeVisible();
    await expect(dialog.getByText('$980.00')).toBeVisible();
    const year = dialog.getByRole('spinbutton', { name: /year/ });
    await userEvent.click(year);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await dialog.findByText('On that day the policy gave no cover.')).toBeVisible();
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
    // Pressed again, it is asked again.
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Issue' })).toBeNull();
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
    await expect(await dialog.findByRole('textbox', { name: /Why the insurer did not agree/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'The insurer rejected it' }));
    await expect(dialog.getByText('Fill in this field')).toBeVisible();
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
