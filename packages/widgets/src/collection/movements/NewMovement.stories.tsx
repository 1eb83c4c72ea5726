import type { MovementInput } from '@corredor/core/api';
import { aChecklist, aMovement, aMovementMail, aMovementPreview, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving } from '../../testing/index.ts';
import { MovementPage } from './page/index.ts';
import { needy, onGo, openForm, policy, sent, stored, withDrafting } from './policyMovements.fixtures.ts';

const meta = {
  title: 'Screens/Movements/NewMovement',
  component: MovementPage,
  ...withDrafting,
} satisfies Meta<typeof MovementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await form.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.');
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Copia de la cédula · Mandatory')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Issue' }));
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
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Add at least one item.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.')).toBeVisible();
    const ledger = within(form.getByRole('table', { name: 'What changes of the premium' }));
    for (const line of [
      'Net premium $741.97 −$294.52 $447.45',
      'Charges and taxes $147.15 −$57.73 $89.42',
      'Total premium $889.12 −$352.25 $536.87',
      'To collect $549.23 $0.00 $549.23',
    ])
      await expect(ledger.getByRole('row', { name: line })).toBeVisible();
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('As it is issued, the client has $352.25 in their favour.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Issue' }));
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
const toTheEnd = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const form = await openForm(canvas);
  await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
  await userEvent.click(form.getByRole('button', { name: 'Continue' }));
  await form.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.');
  await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
  await form.findByText(/^As it is issued, /);
  return form;
};
/** What is still owed is paid by it first: here by all of it, so that nothing is given back. */
export const CreditThatPaysWhatIsOwed: Story = {
  parameters: answers(
    answering(
      'previewMovement',
      aMovementPreview({ checklist: [], crossed: '352.25', current_total: '889.12', next_total: '536.87' }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await toTheEnd({ canvas, userEvent });
    const said = 'As it is issued, $352.25 comes off what is still owed; nothing is left to give back.';
    await expect(form.getByText(said)).toBeVisible();
    await expect(form.getByRole('row', { name: 'To collect $549.23 −$352.25 $196.98' })).toBeVisible();
  },
};
/** Or by a part of it, and the rest is the client's. */
export const CreditOfWhichARestIsLeft: Story = {
  parameters: answers(answering('previewMovement', aMovementPreview({ checklist: [], crossed: '200.00' }))),
  play: async ({ canvas, userEvent }) => {
    const form = await toTheEnd({ canvas, userEvent });
    const said = 'As it is issued, $200.00 comes off what is still owed, and the client has $152.25 in their favour.';
    await expect(form.getByText(said)).toBeVisible();
    // The premium is not what the policy said any more: nobody knows what is left to collect of it.
    await expect(form.queryByRole('row', { name: /^To collect/ })).not.toBeInTheDocument();
  },
};
/** Once it is issued the page leads back to the movements of its policy. */
export const IssuingTheFirst: Story = {
  parameters: answers(
    answering('createMovement', stored),
    resolving('issueMovement', () => {
      sent('issued');
      return HttpResponse.json(aMovement({ status: 'issued', issued_on: '2026-03-11', number: 5 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await toTheEnd({ canvas, userEvent });
    await userEvent.click(form.getByRole('button', { name: 'Issue' }));
    await screen.findByText('Movement 5 issued');
    await expect(onGo).toHaveBeenLastCalledWith('/app/management/policies/118?tab=movements');
  },
};
/** Mailed straight from its page, through a dialog: after it the page leads back. */
export const MailingAtOnce: Story = {
  parameters: answers(
    resolving('createMovement', () => {
      sent('saved');
      return HttpResponse.json(stored, { status: 201 });
    }),
    answering('getMovementMail', aMovementMail()),
    answering('sendMovement', aMovement({ status: 'sent', sent_on: '2026-03-10', number: 5 })),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await toTheEnd({ canvas, userEvent });
    await userEvent.click(form.getByRole('button', { name: 'Send to the insurer' }));
    await screen.findByText('Póliza VH-2026-00418: cancelación');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the insurer' }));
    await screen.findByText('Movement 5 mailed to the insurer');
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/app/management/policies/118?tab=movements'));
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
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(
      await form.findByText(/^Rule of the brokerage for .+, if the customer asks\. It can be changed\.$/),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Short-rate penalty/ })).toHaveValue('15.00');
    const least = form.getByRole('textbox', { name: /at least \(percent\)/ });
    await expect(least).toHaveValue('25.00');
    await userEvent.clear(least);
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save draft' }));
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
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Tipo de movimiento/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancelación/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Motivo/ }), 'Vendió el vehículo.');
    await userEvent.click(form.getByRole('button', { name: 'Continuar' }));
    await expect(
      await form.findByText(
        'La regla de la corredora para todas las aseguradoras propone otra forma: Tarifa a corto plazo.',
      ),
    ).toBeVisible();
  },
};
/** Without a rule, what is usual counts, and that is said too. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('This is usual. It can be changed.')).toBeVisible();
  },
};
/** What was filled in is not lost by going elsewhere: it asks first. */
export const LeavingWithInput: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.type(await form.findByRole('textbox', { name: 'Reason' }), 'Cambia de uso.');
    await userEvent.click(form.getByRole('link', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Cambia de uso.'));
    await expect(onGo).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/app/management/policies/118?tab=movements'));
  },
};
/** A draft is changed in the same form: its kind stays, and what is sent is the whole of it. */
export const Changing: Story = {
  args: { policyId: undefined, movementId: stored.id },
  parameters: answers(
    answering('getPolicy', policy),
    resolving('updateMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ id: 64, number: 5, version: 4 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('heading', { level: 1, name: 'Change draft 5' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: /How it is computed/ }));
    await userEvent.click(await screen.findByRole('option', { name: /table/i }));
    const rows = await form.findByRole('textbox', { name: /Table: days and percent/ });
    await userEvent.clear(rows);
    // What is wrong stands at its field, and what is pressed goes nowhere.
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(form.getByText(/^Each line has days/)).toBeVisible();
    await userEvent.type(rows, '150 60');
    await userEvent.type(form.getByRole('textbox', { name: /at least \(percent\)/ }), '25');
    // Pressed right after typing, it goes on as soon as what was typed is computed.
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    const save = await form.findByRole('button', { name: 'Save draft' });
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
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Change of data/ }));
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
        aMovementPreview({
          ...{ net_delta: '241.97', total_delta: '289.97', instalments },
          ...{ current_total: '889.12', next_total: '1179.09' },
          crossed: '120.00',
        }),
      );
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Surcharge/ }));
    await userEvent.type(form.getByRole('textbox', { name: /Net premium/ }), '241.97{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByRole('row', { name: /^Total premium .*\+\$289\.97/ })).toBeVisible();
    // What credits pay of it is not asked of anybody.
    await expect(form.getByRole('row', { name: 'To collect $549.23 +$169.97 $719.20' })).toBeVisible();
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    const due = within(await form.findByRole('region', { name: 'Instalments that will be created' }));
    await expect(due.getAllByText('$48.32')).toHaveLength(5);
    await expect(due.getByText('6 · due on 15 Dec 2026')).toBeVisible();
    await expect(form.getByText('As it is issued, credits of the policy pay $120.00 of it.')).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'In one instalment' }));
    await expect(await form.findByRole('group', { name: 'Due on' })).toBeVisible();
    await waitFor(() => expect(due.queryByText('$48.32')).toBeNull());
    await expect(due.getByText('1 · due on 1 Jul 2026')).toBeVisible();
  },
};
/** The refusal of what was asked stands over the second step. */
export const Refused: Story = {
  parameters: answers(failing('previewMovement', 'movement_later')),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    // Pressed again, it is asked again.
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Issue' })).toBeNull();
  },
};
/** It was issued in another tab: saving says so, and the way on is to the movement as it is now. */
export const IssuedElsewhere: Story = {
  parameters: answers(
    answering('createMovement', stored),
    failing('issueMovement', 'movement_moved', {
      detail: 'This movement has been issued already.',
      current: { ...stored, status: 'issued' },
    }),
    answering('getMovement', aMovement({ id: 64, number: 5, version: 4, status: 'issued', allowed_actions: [] })),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Cancellation/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await form.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.');
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Issue' }));
    await expect(await form.findByText('This movement has been issued already.')).toBeVisible();
    for (const name of ['Issue', 'Save draft', 'Send to the insurer'])
      await expect(form.queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'See it as it is now' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /5/ })).toHaveTextContent('Issued'));
  },
};
