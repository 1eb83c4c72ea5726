import {
  aChecklist,
  aMovement,
  aMovementPreview,
  aPage,
  aPolicy,
  aPolicyVehicle,
  aVehicle,
} from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, onDay, resolving, slow, withToasts } from '../testing/index.ts';
import { MovementScreen } from './MovementScreen.tsx';

const policy = aPolicy({ current_total: '889.12', current_net_premium: '741.97', movements_count: 1 });
const preview = aMovementPreview({ current_total: '889.12', next_total: '536.87' });
const needed = aChecklist.map(({ label, is_required }) => ({ label, is_required }));
const draft = aMovement({
  id: 64,
  number: 5,
  version: 1,
  checklist: aChecklist,
  checklist_count: 4,
  checklist_done: 2,
});
const vehicle = aPolicyVehicle({ sum: '20000.00', rate: '3.2', term_net: '640.00' });
const sent = fn();
const onGo = fn();

const meta = {
  title: 'Screens/Movements/MovementScreen',
  component: MovementScreen,
  args: { id: policy.id },
  decorators: [withToasts],
  parameters: {
    onGo,
    start: paths.newMovement(policy.id),
    ...answers(
      answering('getPolicy', policy),
      answering('getMovement', draft),
      answering('previewMovement', preview),
      answering('listPolicyVehicles', aPage([vehicle])),
    ),
  },
  beforeEach: () => {
    sent.mockClear();
    onGo.mockClear();
  },
} satisfies Meta<typeof MovementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const cancelling = { start: paths.newMovement(policy.id, { kind: 'cancellation' }) };
const desk = { width: 1440, height: 900 };
const totalRow = /^Total premium \$889\.12 −\$352\.25 \$536\.87/;
/** Types why, and goes to the last step. */
async function toTheEnd({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('heading', { level: 2, name: 'Method' });
  await canvas.findByRole('row', { name: totalRow });
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('heading', { level: 2, name: 'Requirements and issue' });
}

/** What the policy costs now stands beside what is asked. */
export const New: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  parameters: { snapshot: desk },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New movement' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total premium \$889\.12 .*not known yet/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^To collect \$549\.23 .*not known yet/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      `${paths.policyRecord(policy.id)}?tab=movements`,
    );
  },
};
/** The kinds stand in groups, each with a line that explains it, the most used first. */
export const Kinds: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  parameters: { snapshot: desk },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Kind of movement/ }));
    const usual = within(await screen.findByRole('group', { name: 'Most used' }));
    const names = usual.getAllByRole('option').map(({ textContent }) => textContent?.split(/(?=[A-Z])/)[0]);
    await expect(names).toEqual(['Inclusion', 'Exclusion', 'Change of sum insured', 'Cancellation']);
    for (const name of ['People and things', 'Money', 'Term', 'Papers'])
      await expect(screen.getByRole('group', { name })).toBeInTheDocument();
  },
};
/** The ledger fills as soon as nothing is missing, before anybody goes on. */
export const Live: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  parameters: { ...cancelling, snapshot: desk },
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByRole('textbox', { name: /^Reason/ });
    await expect(canvas.queryByRole('row', { name: totalRow })).not.toBeInTheDocument();
    await userEvent.type(reason, 'The vehicle was sold.');
    await expect(await canvas.findByRole('row', { name: totalRow })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'To collect $549.23 $0.00 $549.23' })).toBeVisible();
  },
};
/** What is missing again empties it again. */
export const Emptied: Story = {
  parameters: cancelling,
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'The vehicle was sold.');
    await canvas.findByRole('row', { name: totalRow });
    await userEvent.clear(reason);
    await waitFor(() => expect(canvas.queryByRole('row', { name: totalRow })).not.toBeInTheDocument());
  },
};
/** What the policy has only one of is chosen already, with what stands there now. */
export const Proposed: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  globals: { locale: 'es' },
  parameters: { start: paths.newMovement(policy.id, { kind: 'value' }), snapshot: desk },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ítem 1')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Vehículo/ })).toHaveValue(vehicle.vehicle.name);
    await expect(canvas.getByRole('textbox', { name: /^Suma asegurada/ })).toHaveValue('20.000,00');
  },
};
/** Where there is a choice, nothing is chosen. */
export const NotProposed: Story = {
  parameters: {
    start: paths.newMovement(policy.id, { kind: 'value' }),
    ...answers(answering('listPolicyVehicles', aPage([vehicle, { ...vehicle, id: 2 }]))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await expect(canvas.getByRole('combobox', { name: /Vehicle/ })).toHaveValue('');
    await expect(canvas.queryByText('Item 2')).not.toBeInTheDocument();
  },
};
/** A movement includes a vehicle that is not there yet: it is made inside the field, with the contractor as its owner, and taken. */
export const OfNewVehicle: Story = {
  parameters: answers(
    empty('listVehicles'),
    resolving('createVehicle', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aVehicle({ id: 90, plate: 'GSA7741', brand: 'Citroën', model: 'C3' }), {
        status: 201,
      });
    }),
  ),
  play: async ({ canvas: form, userEvent }) => {
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.type(await form.findByRole('combobox', { name: /^Vehicle/ }), 'gsa7741');
    await userEvent.click(await screen.findByRole('option', { name: 'New vehicle…' }));
    const making = within(await screen.findByRole('dialog', { name: 'New vehicle' }));
    await expect(await making.findByRole('textbox', { name: /^Plate/ })).toHaveValue('gsa7741');
    await userEvent.type(making.getByRole('combobox', { name: /^Brand/ }), 'Citroën{Tab}');
    await userEvent.type(making.getByRole('textbox', { name: /^Model/ }), 'C3');
    await userEvent.type(making.getByRole('textbox', { name: /^Year/ }), '2024{Tab}');
    await userEvent.click(making.getByRole('button', { name: 'Create vehicle' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ plate: 'GSA7741', owner_id: 41 })));
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Vehicle/ })).toHaveValue('GSA7741 · Citroën C3'));
  },
};
/** All that is missing is told at once, in words that say what to do. */
export const Lacking: Story = {
  parameters: cancelling,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const reason = canvas.getByRole('textbox', { name: /^Reason/ });
    await expect(reason).toHaveAccessibleDescription(/Enter why this movement is made\./);
    await waitFor(() => expect(reason).toHaveFocus());
  },
};
/** Each step begins at its head; the way back keeps what was typed and computed. */
export const StepByStep: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  parameters: { ...cancelling, snapshot: desk },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const head = await canvas.findByRole('heading', { level: 2, name: 'Method' });
    await waitFor(() => expect(head).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: /^Reason/ })).toHaveValue('The vehicle was sold.');
    await expect(await canvas.findByRole('row', { name: totalRow })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('button', { name: /How it is computed/ });
  },
};
/** What is missing is saved with the draft and ticked in place; until then issuing is not offered first. */
export const TickedInPlace: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  parameters: {
    ...cancelling,
    snapshot: desk,
    ...answers(
      answering('previewMovement', { ...preview, checklist: needed }),
      resolving('createMovement', async ({ request }) => {
        sent('created', await request.json());
        return HttpResponse.json(draft, { status: 201 });
      }),
      resolving('updateMovementChecklist', () => {
        sent('ticked');
        const checklist = aChecklist.map((one) => ({ ...one, done_on: one.done_on ?? '2026-03-11' }));
        return HttpResponse.json({ ...draft, version: 2, checklist, checklist_done: 4 });
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toTheEnd(context);
    await expect(canvas.getByText(/mandatory requirements? (is|are) missing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft and tick' }));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(4));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change draft 5' })).toBeVisible();
    const [first] = canvas.getAllByRole('checkbox', { checked: false });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('ticked'));
    await waitFor(() => expect(canvas.queryByText(/mandatory requirements? (is|are) missing/)).toBeNull());
    // The page stays; whoever loads it again goes on with this draft.
    const saved = paths.newMovement(policy.id, { kind: 'cancellation', draft: draft.id });
    await expect(onGo).toHaveBeenCalledOnce();
    await expect(onGo).toHaveBeenLastCalledWith(saved);
  },
};
/** On a telephone the ledger stands below the fields, its sums beside the buttons. */
export const Narrow: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  globals: { locale: 'es', theme: 'dark' },
  parameters: { ...cancelling, screen: { width: 360, height: 800 }, snapshot: { width: 360, height: 800 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Motivo/ }), 'Vendió el vehículo.');
    await expect(await canvas.findByText('Antes $889,12 · Cambio −$352,25 · Después $536,87')).toBeVisible();
  },
};
/** It leads back to where one came from, also where that is a list with its filters. */
export const FromTheList: Story = {
  args: { id: 64, isEditing: true },
  parameters: { start: paths.movement(64, { from: `${paths.movements({ status: 'draft' })}` }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Change draft 5' });
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      paths.movements({ status: 'draft' }),
    );
  },
};
/** An address of another place is not followed. */
export const FromElsewhere: Story = {
  parameters: { start: paths.newMovement(policy.id, { from: 'https://elsewhere.example/app/' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      `${paths.policyRecord(policy.id)}?tab=movements`,
    );
  },
};
/** The draft that a new movement was saved as stands in its address: loaded again, the page changes that one and begins no second. */
export const LoadedAgain: Story = {
  parameters: { start: paths.newMovement(policy.id, { kind: 'cancellation', draft: 64 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change draft 5' })).toBeVisible();
  },
};
/** Issued meanwhile: it says so, and leads back. */
export const NoDraft: Story = {
  args: { id: 64, isEditing: true },
  parameters: answers(answering('getMovement', { ...draft, status: 'issued', allowed_actions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This movement is no longer a draft')).toBeVisible();
  },
};
/** A draft of a policy has no movements yet. */
export const NotYet: Story = {
  parameters: answers(answering('getPolicy', aPolicy({ status: 'draft' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This policy takes no movements')).toBeVisible();
  },
};
export const Loading: Story = { parameters: answers(slow('getPolicy')) };
export const Missing: Story = {
  args: { id: 99, isEditing: true },
  parameters: answers(failing('getMovement', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record does not exist')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: answers(failing('getPolicy', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** Who may draft and not issue saves a draft, and is offered nothing else. */
export const OnlyDrafting: Story = {
  parameters: {
    ...cancelling,
    session: { permissions: ['policy_app.view_policy', 'policy_app.view_movement', 'policy_app.add_movement'] },
  },
  play: async (context) => {
    const { canvas } = context;
    await toTheEnd(context);
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toBeVisible();
    for (const name of ['Issue', 'Send to the insurer'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};
/** Amounts of nine digits stand side by side, and a long name breaks between words. */
export const Cruel: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-30'),
  parameters: {
    ...cancelling,
    snapshot: { width: 1280, height: 900 },
    ...answers(
      answering(
        'getPolicy',
        aPolicy({
          ...{ current_total: '987654321.98', current_net_premium: '823045268.32' },
          contractor: {
            id: 41,
            name: 'Compañía Interprovincial de Transportes y Logística del Litoral Sociedad Anónima',
          },
        }),
      ),
      answering(
        'previewMovement',
        aMovementPreview({ current_total: '987654321.98', total_delta: '-352739183.42', next_total: '634915138.56' }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'The vehicle was sold.');
    await expect(
      await canvas.findByRole('row', { name: '$987,654,321.98 −$352,739,183.42 $634,915,138.56' }),
    ).toBeVisible();
    const [ledger] = canvas.getAllByRole('table');
    await expect(ledger?.scrollWidth).toBeLessThanOrEqual(ledger?.parentElement?.clientWidth ?? 0);
  },
};
