import type { MovementInput, MovementItemMatch, MovementItemsCheckInput } from '@corredor/core/api';
import {
  aChecklist,
  aMovement,
  aMovementMail,
  aMovementPreview,
  aMovementRow,
  anExtraField,
  anInsured,
  aPage,
  aPolicy,
  aPolicyAsOf,
  aPolicyVehicle,
  aProvider,
} from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../../frames/leaving/leaving.fixtures.ts';
import {
  answering,
  answers,
  empty,
  failing,
  onDay,
  resolving,
  slow,
  unreachable,
  withToasts,
} from '../../testing/index.ts';
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

const needy = aMovement({
  id: 64,
  number: 5,
  version: 3,
  checklist: aChecklist,
  checklist_done: 2,
  checklist_count: 4,
});
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
/** The last step says what it needs; issuing it leads to where that is ticked. */
export const NewWithChecklist: Story = {
  parameters: answers(
    answering('getMovement', needy),
    answering('createMovement', needy),
    answering(
      'previewMovement',
      aMovementPreview({ checklist: aChecklist.map(({ label, is_required }) => ({ label, is_required })) }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancellation' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Copia de la cédula · Mandatory')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await screen.findByText('Mandatory entries are open: it cannot be issued yet');
    await screen.findByText('Draft 5 saved');
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
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
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

const ofInsurer = {
  provider_id: 3,
  branch_id: null,
  requested_by: 'customer',
  method: 'short_rate',
  penalty_percent: '15.00',
  table: null,
  least_percent: '25.00',
  least_amount: null,
} as const;
/** A rule of the brokerage proposes how: the form says whose it is, shows what it brings, and sends only what is written over it. */
export const ByRule: Story = {
  parameters: answers(
    answering(
      'previewMovement',
      aMovementPreview({
        method: 'short_rate',
        method_source: 'rule',
        method_rule: ofInsurer,
        penalty_percent: '15.00',
        least_percent: '25.00',
      }),
    ),
    resolving('createMovement', async ({ request }) => {
      sent((await request.json()) as MovementInput);
      return HttpResponse.json(stored, { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancellation' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(
      await dialog.findByText(/^Rule of the brokerage for .+, if the customer asks\. It can be changed\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Short-rate penalty/ })).toHaveValue('15.00');
    const least = dialog.getByRole('textbox', { name: /at least \(percent\)/ });
    await expect(least).toHaveValue('25.00');
    await userEvent.clear(least);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [body] = sent.mock.calls[0] ?? [];
    await expect(body).toMatchObject({ kind: 'cancellation', least_percent: null });
    for (const name of ['method', 'penalty_percent', 'earning_table', 'least_amount'])
      await expect(body).not.toHaveProperty(name);
  },
};
/** Somebody chose another method than the rule: what the rule proposes is still said. */
export const OtherThanRule: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering(
      'previewMovement',
      aMovementPreview({
        method_source: 'chosen',
        method_rule: { ...ofInsurer, provider_id: null, requested_by: null },
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nuevo movimiento' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Tipo de movimiento/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancelación' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Vendió el vehículo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await expect(
      await dialog.findByText(
        'La regla de la corredora para todas las aseguradoras propone otra forma: Tarifa a corto plazo.',
      ),
    ).toBeVisible();
  },
};
/** Without a rule, what is usual counts, and that is said too. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New movement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancellation' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('This is usual. It can be changed.')).toBeVisible();
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

/** Who is insured, is paid in a claim or pays from now on, and is no customer yet, becomes one inside the field. */
export const IncludingSomebodyNew: Story = {
  args: {
    newRecords: {
      insured: ({ name, onCreated }) => (
        <Button onPress={() => onCreated({ id: 77, name: `${name} Ponce` })}>Make an insured</Button>
      ),
      payer: ({ name, onCreated }) => (
        <Button onPress={() => onCreated({ id: 78, name: `${name} Ponce` })}>Make a payer</Button>
      ),
    },
  },
  parameters: answers(empty('listCustomers'), answering('getProvider', aProvider())),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    const make = async (field: RegExp, verb: string) => {
      await userEvent.clear(form.getByRole('combobox', { name: field }));
      await userEvent.type(form.getByRole('combobox', { name: field }), 'Zoila');
      await userEvent.click(await screen.findByRole('option', { name: 'New customer…' }));
      await userEvent.click(await form.findByRole('button', { name: verb }));
      await waitFor(() => expect(form.getByRole('combobox', { name: field })).toHaveValue('Zoila Ponce'));
    };
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: /What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Insured' }));
    await make(/^Insured/, 'Make an insured');
    await userEvent.click(form.getByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Creditor' }));
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await make(/^Beneficiary/, 'Make an insured');
    await userEvent.click(form.getByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change of data' }));
    await make(/^Payer/, 'Make a payer');
  },
};

/** A machine for 15,000 at 3.2 % costs 480 a term, until somebody types another premium. */
export const IncludingForASum: Story = {
  parameters: answers(
    resolving('createMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ number: 5 }), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: /What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'General item' }));
    await userEvent.type(form.getByRole('textbox', { name: /^General item/ }), 'Torno');
    await userEvent.type(form.getByRole('textbox', { name: /^Sum insured/ }), '15000');
    await userEvent.type(form.getByRole('textbox', { name: /^Rate/ }), '3.2{Tab}');
    const premium = form.getByRole('textbox', { name: /Net premium of the whole term/ });
    await waitFor(() => expect(premium).toHaveValue('480.00'));
    await expect(premium).toHaveAccessibleDescription(/^The sum at its rate/);
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      items: [{ after: { name: 'Torno', sum: '15000.00', rate: '3.2000' }, term_net: '480.00' }],
    });
  },
};
const extra_fields = [
  anExtraField({
    ...{ key: 'tracker', name_es: 'Dispositivo de rastreo', name_en: 'Tracking device', kind: 'yes_no', choices: [] },
    ...{ on: 'vehicle', is_required: true },
  }),
  anExtraField({ on: 'vehicle', position: 2 }),
  anExtraField({ key: 'brand', name_es: 'Marca', name_en: 'Brand', kind: 'text', choices: [], on: 'general' }),
];
/** What the branch asks for of its own is written with what changes, as the row has it; only what differs is sent, and nothing must be filled in. */
export const ExtraFields: Story = {
  args: { policy: { ...policy, extra_fields } },
  parameters: answers(
    answering(
      'listPolicyVehicles',
      aPage([aPolicyVehicle({ sum: '20000.00', rate: '3.2', term_net: '640.00', extra: { use: 'Taxi' } })]),
    ),
    resolving('createMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ id: 66, number: 7 }), { status: 201 });
    }),
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change of sum insured' }));
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('combobox', { name: /Vehicle/ }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /PDF4821/ }));
    await expect(await form.findByRole('button', { name: /Use of the vehicle/ })).toHaveTextContent('Taxi');
    await expect(form.queryByRole('textbox', { name: 'Brand' })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: /Tracking device/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.type(form.getByRole('textbox', { name: /Net premium of the whole term/ }), '0{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      items: [{ action: 'change', after: { extra: { tracker: true } }, term_net: '0.00' }],
    });
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
/** The sum of a vehicle is raised: what that changes at its rate is found, and can be typed over. */
export const RaisingASum: Story = {
  parameters: answers(
    answering('listPolicyVehicles', aPage([aPolicyVehicle({ sum: '20000.00', rate: '3.2', term_net: '640.00' })])),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change of sum insured' }));
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('combobox', { name: /Vehicle/ }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /PDF4821/ }));
    const sum = form.getByRole('textbox', { name: /^Sum insured/ });
    await expect(sum).toHaveValue('20,000.00');
    await userEvent.clear(sum);
    await userEvent.type(sum, '24000{Tab}');
    const premium = form.getByRole('textbox', { name: /Net premium of the whole term/ });
    await waitFor(() => expect(premium).toHaveValue('128.00'));
    await expect(form.getByRole('radio', { name: 'Rises' })).toBeChecked();
    await userEvent.clear(sum);
    await userEvent.type(sum, '18000{Tab}');
    await waitFor(() => expect(premium).toHaveValue('64.00'));
    await expect(form.getByRole('radio', { name: 'Falls' })).toBeChecked();
    await expect(premium).toHaveAccessibleDescription(/^What the new sum or rate changes/);
  },
};
/** What was filled in is not lost by a press outside or Escape: it asks first. */
export const LeavingWithInput: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Reason' }), 'Cambia de uso.');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Cambia de uso.'));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What the list does not say is typed, and the form says so. */
export const ExcludingWithoutAPremium: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering(
      'listPolicyVehicles',
      aPage([
        aPolicyVehicle({ id: 9, vehicle: { id: 9, name: 'GBC1234 · Kia Rio' }, term_net: '640.00' }),
        aPolicyVehicle({ sum: null, rate: null, term_net: null }),
      ]),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'Nuevo movimiento' }));
    await userEvent.click(await form.findByRole('button', { name: /Tipo de movimiento/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Exclusión' }));
    await userEvent.click(form.getByRole('button', { name: 'Agregar ítem' }));
    const vehicle = form.getByRole('combobox', { name: /Vehículo/ });
    await userEvent.click(vehicle);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /GBC1234/ }));
    const premium = form.getByRole('textbox', { name: /Prima neta de la vigencia/ });
    await expect(premium).toHaveValue('640,00');
    await userEvent.clear(vehicle);
    await userEvent.click(await screen.findByRole('option', { name: /PDF4821/ }));
    await expect(premium).toHaveValue('');
    await expect(premium).toHaveAccessibleDescription(/no lo dice: escriba/);
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
          is_found: false,
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

const openForm = async (userEvent: UserEvent, button: HTMLElement) => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
const upload = async (userEvent: UserEvent, text: string, name = 'flota.csv') => {
  await screen.findByRole('dialog', { name: 'Items from a spreadsheet' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, new File([text], name, { type: 'text/csv' }));
};
/** What the server finds: no vehicle whose plate begins with a Z, and one that the policy has already. */
const matching = resolving('checkMovementItems', async ({ request }) => {
  const { rows: keys } = (await request.json()) as MovementItemsCheckInput;
  sent(keys.length);
  const results = keys.map(({ plate = '' }): MovementItemMatch => {
    const digits = Number(plate.replace(/\D/g, ''));
    const code = plate.startsWith('Z') ? 'unknown' : plate === 'PBA-0002' ? 'already_listed' : null;
    return {
      id: code ? null : digits,
      label: code ? null : `${plate} · Hino Serie 300`,
      sum: null,
      rate: null,
      term_net: null,
      titular: null,
      faults: code ? [{ field: 'plate', code }] : [],
    };
  });
  return HttpResponse.json({ results });
});

/** A fleet from a spreadsheet: wrong rows are named by row and column, typed over, and the good ones become items. */
export const FromASheet: Story = {
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    const rows = ['PBA-0001;480,00', 'PBA-0002;480,00', 'ZZZ-0003;480,00', ';480,00', 'PBA-0005;mucho', 'PBA-0001;10'];
    await upload(userEvent, `Placa;Marca;Prima neta\n${rows.map((row) => row.replace(';', ';Hino;')).join('\n')}\n`);
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await expect(await screen.findByText('5 rows have errors')).toBeVisible();
    await expect(screen.getByText('1 row is right and can be added.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 3' })).toHaveAccessibleDescription(
      'Already on the policy.',
    );
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 4' })).toHaveAccessibleDescription(
      /^Not among your vehicles/,
    );
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 5' })).toHaveAccessibleDescription('Missing.');
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 7' })).toHaveAccessibleDescription(
      'Already in this movement.',
    );
    const premium = screen.getByRole('textbox', { name: 'Net premium of the whole term, Row 6' });
    await expect(premium).toHaveAccessibleDescription('This cannot be read.');
    await userEvent.clear(premium);
    await userEvent.type(premium, '500{Tab}');
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 items' }));
    await expect(await form.findByText('Item 2')).toBeVisible();
    await expect(form.getAllByRole('combobox', { name: /Vehicle/ })[1]).toHaveValue('PBA-0005 · Hino Serie 300');
    await expect(form.getAllByRole('textbox', { name: /Net premium of the whole term/ })[1]).toHaveValue('500.00');
  },
};
/** What the branch asks for of each vehicle is a column of its sheet, read by its kind. */
export const ExtraFieldsFromASheet: Story = {
  args: { policy: { ...policy, extra_fields } },
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    await upload(userEvent, 'Placa;TRACKING DEVICE;Prima neta\nPBA-0001;Sí;480,00\nPBA-0005;quizás;480,00\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    const cell = await screen.findByRole('textbox', { name: 'Tracking device, Row 3' });
    await expect(cell).toHaveAccessibleDescription('This cannot be read.');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'no{Tab}');
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 items' }));
    await expect(await form.findByText('Item 2')).toBeVisible();
    const trackers = await form.findAllByRole('button', { name: /Tracking device/ });
    await expect(trackers[0]).toHaveTextContent('Yes');
    await expect(trackers[1]).toHaveTextContent('No');
  },
};
/** The wrong rows as they are first seen. */
export const SheetWithFaults: Story = {
  globals: { locale: 'es' },
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'Nuevo movimiento' }));
    await userEvent.click(await form.findByRole('button', { name: 'Desde una hoja de cálculo' }));
    await screen.findByRole('dialog', { name: 'Ítems desde una hoja de cálculo' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const text = 'Placa;Prima neta\nPBA-0001;480,00\nPBA-0002;480,00\nZZZ-0003;480,00\n;480,00\nPBA-0005;mucho\n';
    if (input) await userEvent.upload(input, new File([text], 'flota.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revisar filas' }));
    await expect(await screen.findByText('4 filas tienen errores')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Agregar 1 ítem' })).toBeEnabled();
  },
};
/** Two thousand rows are matched in four requests, and one row too many is said before any. */
export const SheetOfTwoThousand: Story = {
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    const row = (_: unknown, at: number) => `PBC-${at + 10_000};10,00`;
    await upload(userEvent, ['Placa;Prima', ...Array.from({ length: 2001 }, row)].join('\n'));
    await expect(await screen.findByText('There is room for 2,000 items. Split the file.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    await upload(userEvent, ['Placa;Prima', ...Array.from({ length: 2000 }, row)].join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2,000 items' }));
    await expect(sent.mock.calls.map(([count]) => count)).toEqual([500, 500, 500, 500]);
    await expect(await form.findByText('Item 10')).toBeVisible();
    await expect(form.getByRole('button', { name: 'From a spreadsheet' })).toBeDisabled();
  },
};

/** One of thousands of insureds is excluded: the server looks for them, wherever in the list they are. */
export const ExcludingOneOfThousands: Story = {
  parameters: answers(
    resolving('listPolicyInsureds', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      const last = anInsured({
        id: 4321,
        customer: { id: 99, name: 'Zoila Zambrano' },
        identification: '0912345675',
        term_net: '80.00',
      });
      return HttpResponse.json(search ? aPage([last]) : aPage([anInsured()], 4321));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Exclusion' }));
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: /What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Insured' }));
    await userEvent.type(form.getByRole('combobox', { name: /Insured/ }), 'zoila');
    await userEvent.click(await screen.findByRole('option', { name: /Zoila Zambrano/ }));
    await expect(form.getByRole('textbox', { name: /Net premium of the whole term/ })).toHaveValue('80.00');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.')).toBeVisible();
  },
};

/** All that a movement of data may change, and what it was asked on. */
export const ChangingData: Story = {
  parameters: answers(
    answering('getProvider', aProvider()),
    resolving('previewMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovementPreview({ net_delta: '0.00', total_delta: '0.00', instalments: [] }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change of data' }));
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Change at least one of these.')).toBeVisible();
    const day = form.getByRole('textbox', { name: 'Payment day' });
    await userEvent.clear(day);
    await userEvent.type(day, '7{Tab}');
    await userEvent.type(form.getByRole('textbox', { name: 'Conditions of the deductible' }), 'Mínimo 300');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'data',
          fields: { estimated_payment_day: 7, condition_deductible: 'Mínimo 300' },
        }),
      ),
    );
  },
};

/** The end lists what will be due, and asks when where it is one instalment. */
export const WhatWillBeDue: Story = {
  parameters: answers(
    resolving('previewMovement', async ({ request }) => {
      const { plan, first_due_date } = (await request.json()) as MovementInput;
      const due_date = first_due_date ?? '2026-07-01';
      const parts = Array.from({ length: 6 }, (_, at) => ({
        number: at + 1,
        due_date: `2026-${String(at + 7).padStart(2, '0')}-15`,
        amount: at === 5 ? '48.37' : '48.32',
      }));
      const instalments = plan === 'single' ? [{ number: 1, due_date, amount: '289.97' }] : parts;
      return HttpResponse.json(
        aMovementPreview({ net_delta: '241.97', total_delta: '289.97', next_total: '889.12', instalments }),
      );
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(userEvent, await canvas.findByRole('button', { name: 'New movement' }));
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Surcharge' }));
    await userEvent.type(form.getByRole('textbox', { name: /Net premium/ }), '241.97{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await form.findByText('$289.97', { selector: 'strong' });
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    const due = within(await form.findByRole('region', { name: 'Instalments that will be created' }));
    await expect(due.getAllByText('$48.32')).toHaveLength(5);
    await expect(due.getByText('6 · due on Dec 15, 2026')).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'In one instalment' }));
    await expect(await form.findByRole('group', { name: 'Due on' })).toBeVisible();
    await waitFor(() => expect(due.queryByText('$48.32')).toBeNull());
    await expect(due.getByText('1 · due on Jul 1, 2026')).toBeVisible();
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
    await expect(
      await dialog.findByText(
        /^PBA1001 · Chevrolet D-Max · sum insured \$15,000\.00 · rate 3\.2% · \$480\.00 a term · from/,
      ),
    ).toBeVisible();
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
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
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
    await expect(alert.getByText(/nothing is stored or issued twice/)).toBeVisible();
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
