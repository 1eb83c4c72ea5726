import { aChecklist, aMovement, aMovementMail, aMovementPreview } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../../frames/leaving/leaving.fixtures.ts';
import { answering, answers, onDay, resolving, unreachable } from '../../testing/index.ts';
import { PolicyMovements } from './list/index.ts';
import { extra_fields, needy, policy, sent, stored, withMovements } from './policyMovements.fixtures.ts';

const meta = {
  title: 'Screens/Movements/MovementDetail',
  component: PolicyMovements,
  ...withMovements,
} satisfies Meta<typeof PolicyMovements>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect((await dialog.findAllByRole('paragraph')).map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Es urgente.', expect.stringMatching(/^Por favor/)]),
    );
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
/** What is mandatory and open holds the issue: it is named and ticked there, and then it is issued. */
export const IssueHeld: Story = {
  beforeEach: onDay('2026-03-10'),
  parameters: answers(
    resolving('getMovement', () => {
      const isDone = sent.mock.calls.length > 0;
      const checklist = aChecklist.map((one) => (isDone ? { ...one, done_on: '2026-03-10' } : one));
      return HttpResponse.json({ ...needy, checklist, version: isDone ? 4 : 3 });
    }),
    resolving('updateMovementChecklist', async ({ request }) => {
      sent(Object(await request.json()).checklist[1]);
      const checklist = aChecklist.map((one) => ({ ...one, done_on: '2026-03-10' }));
      return HttpResponse.json({ ...needy, checklist, version: 4 });
    }),
    resolving('issueMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ ...needy, status: 'issued', issued_on: '2026-03-10' });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('2 of 4')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await expect(await dialog.findByText('Mandatory entries are open: it cannot be issued yet')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Issue' })).toBeDisabled();
    // Only what is open is shown, and the whole list is counted, as everywhere else.
    await expect(dialog.queryByText(/^0 of \d+$/)).not.toBeInTheDocument();
    await expect(dialog.getAllByText('2 of 4')[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Copia de la cédula/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Issue' })).toBeEnabled());
    await expect(sent).toHaveBeenCalledWith({ position: 2, done_on: '2026-03-10', file_id: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await screen.findByText('Movement 5 issued');
  },
};
/** The premium is another by now: the new one is shown, and issued when it was seen. */
export const Recomputed: Story = {
  parameters: answers(
    resolving('issueMovement', async ({ request }, refuse) => {
      sent(await request.json());
      const total_delta = '-301.50';
      return sent.mock.calls.length > 1
        ? HttpResponse.json({ ...stored, status: 'issued', total_delta })
        : refuse('figures_changed', { current: { ...stored, total_delta } });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect((await dialog.findAllByText(/301\.50/))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await screen.findByText('Movement 5 issued');
    await expect(sent.mock.calls.map(([body]) => body.total_delta)).toEqual(['-352.25', '-301.50']);
  },
};
/** Before a saved draft is issued, it says what that makes and crosses. */
export const IssueCrosses: Story = {
  parameters: answers(
    answering(
      'previewMovement',
      aMovementPreview({
        ...{ net_delta: '100.00', total_delta: '119.60', next_total: '718.75', crossed: '40.00' },
        instalments: [{ number: 1, due_date: '2026-07-01', amount: '119.60' }],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue' }));
    await expect(await dialog.findByText('As it is issued, credits of the policy pay $40.00 of it.')).toBeVisible();
    await expect(dialog.getByText('1 · due on 1 Jul 2026')).toBeVisible();
  },
};
/** Where the settings only warn, it is said and issued all the same. */
export const IssueWarned: Story = {
  globals: { locale: 'es' },
  parameters: answers(answering('getMovement', { ...needy, checklist_blocks: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el movimiento 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Emitir' }));
    await expect(await dialog.findByText('Falta lo obligatorio')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Emitir' })).toBeEnabled();
  },
};
/** The files of the checklist go with the mail; what is open is told, and does not hold it. */
export const SendingFiles: Story = {
  parameters: answers(
    answering('getMovement', needy),
    answering(
      'getMovementMail',
      aMovementMail({ attachments: [{ id: 71, name: 'carta de cancelación.pdf', size: 2_400_000 }] }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send to the insurer' }));
    await expect(await dialog.findByText('Attachments (2.3 MB)')).toBeVisible();
    await expect(dialog.getByText('carta de cancelación.pdf')).toBeVisible();
    await expect(dialog.getByText('Mandatory entries are open')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send to the insurer' })).toBeEnabled();
  },
};
/** More than a mail carries: the sum is named, and what was told otherwise can still be noted. */
export const TooManyFiles: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(
    answering(
      'getMovementMail',
      aMovementMail({
        attachments: [71, 72].map((id) => ({ id, name: `fotos ${id}.pdf`, size: 12_000_000 })),
        refusal: 'mail_too_large',
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el movimiento 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar a la aseguradora' }));
    await expect(await dialog.findByText(/suman 22,9 MB y un correo lleva 20,0 MB/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Enviar a la aseguradora' })).toBeDisabled();
  },
};
/** A movement tells what it writes into the fields of the branch, by their names. */
export const ExtraFieldsRead: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering('getPolicy', { ...policy, extra_fields }),
    answering(
      'getMovement',
      aMovement({
        items: [
          {
            ...{ action: 'add', target: 'vehicle', record_id: null, label: 'PBA1001 · Hino', term_net: '10.00' },
            ...{
              net_delta: '10.00',
              is_found: false,
              before: null,
              after: { vehicle_id: 9, extra: { tracker: true } },
            },
          },
          {
            ...{ action: 'change', target: 'vehicle', record_id: 512, label: 'PDF4821', term_net: '0.00' },
            ...{
              net_delta: '0.00',
              is_found: false,
              before: { extra: { use: 'Particular' } },
              after: { extra: { use: 'Taxi' } },
            },
          },
        ],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el movimiento 5' }));
    await expect(await screen.findByText(/PBA1001 · Hino · Dispositivo de rastreo: Sí/)).toBeVisible();
    await expect(screen.getByText(/PDF4821 · Uso del vehículo: antes Particular, después Taxi/)).toBeVisible();
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
            is_found: true,
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
/** Another draft about the same was issued meanwhile: it says which, before anybody tries. */
export const TakenOutMeanwhile: Story = {
  parameters: answers(
    answering(
      'getMovement',
      aMovement({
        id: 65,
        number: 4,
        kind: 'exclusion',
        status: 'draft',
        allowed_actions: ['send', 'issue', 'discard'],
        clashes: [
          { id: 64, number: 5, kind: 'data', status: 'draft' },
          { id: 66, number: 3, kind: 'exclusion', status: 'issued' },
        ],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 4' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('An issued movement has already changed what is named here')).toBeVisible();
    await expect(dialog.getByText('3 · Exclusion')).toBeVisible();
    await expect(dialog.getByText('Other open movements touch the same')).toBeVisible();
  },
};
/** Where no answer comes to its issue: what was typed is still there, and a second try issues it once. */
export const LostAtIssue: Story = {
  parameters: answers(Opened.parameters?.msw?.handlers ?? {}, unreachable('issueMovement')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See movement 4' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue' }));
    const number = await dialog.findByRole('textbox', { name: /Insurer’s number/ });
    await userEvent.type(number, 'END-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    const alert = within(await dialog.findByRole('alert'));
    await expect(alert.getByText('The connection was lost')).toBeVisible();
    await expect(alert.getByText(/nothing is done twice/)).toBeVisible();
    await expect(number).toHaveValue('END-7');
  },
};
/** What the insurer says against one is not lost by Escape: it asks first, and only then. */
export const LeavingRejection: Story = {
  parameters: Opened.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    const why = { name: /Why the insurer did not agree/ };
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await canvas.findByRole('button', { name: 'See movement 4' }));
          const dialog = within(await screen.findByRole('dialog'));
          await userEvent.click(await dialog.findByRole('button', { name: 'The insurer rejected it' }));
          await userEvent.click(await dialog.findByRole('textbox', why));
        },
        change: async () => userEvent.type(await screen.findByRole('textbox', why), 'Falta la factura.'),
        isKept: async () => expect(screen.getByRole('textbox', why)).toHaveValue('Falta la factura.'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
        closedBy: 'Close',
      },
    );
  },
};
