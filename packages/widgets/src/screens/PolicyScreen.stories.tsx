import type { ExtraField } from '@corredor/core/api';
import {
  aBranch,
  aCustomer,
  anExtraField,
  aPage,
  aPayment,
  aPolicy,
  aPolicyFile,
  aPolicyRow,
  aProvider,
  aReceipt,
  aRenewal,
  aVehicle,
} from '@corredor/core/fixtures';
import { movementFields } from '@corredor/core/policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, onDay, placesIn, resolving, slow, withToasts } from '../testing/index.ts';
import { PolicyScreen } from './PolicyScreen.tsx';

const onGo = fn();
let tellFlags = () => {};
let flagsKnown = Promise.resolve();
const sent = fn();
const draft = aPolicy({
  status: 'draft',
  payer_id: null,
  payer: null,
  missing: ['payer_id'],
  locked_fields: [],
  allowed_actions: ['update', 'activate', 'delete'],
  instalments_summary: {
    count: 0,
    paid: 0,
    total: '0.00',
    collected: '0.00',
    collected_by_broker: '0.00',
    crossed: '0.00',
    withheld: '0.00',
    written_off: '0.00',
    credits: 0,
    credit_balance: '0.00',
  },
});
const unpaid = aPolicy({
  locked_fields: [],
  instalments_summary: {
    count: 12,
    paid: 0,
    total: '599.15',
    collected: '0.00',
    collected_by_broker: '0.00',
    crossed: '0.00',
    withheld: '0.00',
    written_off: '0.00',
    credits: 0,
    credit_balance: '0.00',
  },
});
const denied = "You don't have permission to access to this resource";
const longName = 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2);
const address = '/app/management/policies/118/update';
const showing = (policy: ReturnType<typeof aPolicy>, ...more: Parameters<typeof answers>) =>
  answers(answering('getPolicy', policy), ...more);

const meta = {
  title: 'Screens/Policies/PolicyScreen',
  component: PolicyScreen,
  decorators: [withToasts],
  args: { id: 118, isEditing: true },
  beforeEach: () => {
    onGo.mockClear();
    return onDay('2026-05-20')();
  },
  parameters: { start: address, onGo, ...showing(aPolicy()) },
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: facts, and the form only on Edit. */
export const Record: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  parameters: { start: '/app/management/policies/118', snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', address);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Estado y qué sigue')).toBeVisible();
  },
};
/** A late instalment is collected from the policy's head, whatever tab is open. */
export const Late: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    ...showing(aPolicy(), answering('listPayments', aPage([aPayment({ status: 'delayed', number: 3 })]))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register payment: instalment 3' }));
    await expect(await screen.findByRole('dialog', { name: 'Register payment' })).toBeVisible();
  },
};
/** Each receipt of an instalment is taken back from the policy's own plan. */
export const TakingAReceiptBack: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118?tab=payments',
    ...showing(
      aPolicy(),
      answering('listPayments', aPage([aPayment({ status: 'delayed', paid_amount: '25.00' })])),
      answering(
        'listReceipts',
        aPage([aReceipt(), aReceipt({ id: 7003, amount: '5.00', method: 'cash', reference: null })]),
      ),
      resolving('voidReceipt', ({ params }) => {
        sent(params.receiptId);
        return HttpResponse.json(aReceipt({ id: 7003, amount: '5.00', voided_at: '2026-05-20T12:00:00Z' }));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Receipts: instalment 2' }));
    const receipts = within(await screen.findByRole('dialog', { name: /instalment 2 of 12/ }));
    await userEvent.click(await receipts.findByRole('button', { name: 'Take back: $5.00, Feb 12, 2026 · Cash' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the receipt back?' }));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7003'));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Take the receipt back?' })).not.toBeInTheDocument(),
    );
    // The list stays open, for the next one.
    await expect(receipts.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  },
};
/** Whoever only looks reads what came in, and takes nothing back. */
export const ReadingReceipts: Story = {
  args: { isEditing: false },
  parameters: {
    ...TakingAReceiptBack.parameters,
    session: { permissions: ['policy_app.view_policy', 'policy_app.view_payment'] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Receipts: instalment 2' }));
    const receipts = within(await screen.findByRole('dialog', { name: /instalment 2 of 12/ }));
    await expect((await receipts.findAllByText(/\$20\.00/))[0]).toBeVisible();
    await expect(receipts.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  },
};
/** A new policy: the premium and its instalments appear while one types. */
export const Create: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Net premium' }), '500');
    const preview = within(await canvas.findByRole('table', { name: 'How it is calculated' }));
    await expect(preview.getByRole('row', { name: /Total premium/ })).toHaveTextContent('$599.15');
    // A draft of nothing would be found by nobody.
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect((await canvas.findAllByText(/A draft needs at least a number/))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Policy number' }), 'VH-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(address));
  },
};
/** Begun from the page of a customer, who is its contractor. */
export const CreateForCustomer: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create?contractor=1' },
  play: async ({ canvas }) => {
    const contractor = await canvas.findByRole('combobox', { name: 'Contractor' });
    await waitFor(() => expect(contractor).toHaveValue('Ana Lucía Cevallos Mora'));
  },
};
/** An address that names no customer, or one that is not there, begins without a contractor. */
export const CreateForNobody: Story = {
  args: { id: undefined },
  parameters: {
    start: '/app/management/policies/create?contractor=404',
    ...answers(failing('getCustomer', 'not_found')),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Contractor' });
    const aside = within(canvas.getByRole('complementary'));
    await expect(await aside.findByRole('link', { name: 'Select a contractor' })).toBeVisible();
  },
};
/** A policy of the sample book: its number and its parties stay as they are, and say why; it may name samples. */
export const SampleForm: Story = {
  parameters: showing(
    aPolicy({ ...draft, is_sample: true }),
    answering('listBranches', aPage([aBranch({ is_sample: true, name: 'Vida de ejemplo' })])),
  ),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Policy number' });
    await expect(number).toBeDisabled();
    await expect(number).toHaveAccessibleDescription(/Fixed: this belongs to the sample book\./);
    await expect(canvas.getByRole('combobox', { name: 'Contractor' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Payer' })).toBeEnabled();
    const branch = canvas.getByRole('combobox', { name: 'Branch' });
    await userEvent.clear(branch);
    await userEvent.type(branch, 'Vida');
    const option = await screen.findByRole('option', { name: /Vida de ejemplo/ });
    await expect(option).not.toHaveAttribute('aria-disabled');
    await userEvent.click(option);
    await waitFor(() => expect(branch).toHaveValue('Vida de ejemplo'));
  },
};
/** The contractor comes first; what enabling needs is listed beside, and leads to its field. */
export const CreateLacking: Story = {
  args: { id: undefined },
  tags: ['snapshot', 'all-looks'],
  parameters: { start: '/app/management/policies/create', snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Net premium' });
    await expect(canvas.getAllByRole('combobox').map((field) => field.getAttribute('id'))[0]).toBe(
      canvas.getByRole('combobox', { name: 'Contractor' }).id,
    );
    const aside = within(canvas.getByRole('complementary'));
    await expect(aside.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(aside.getByRole('link', { name: 'Enter the policy number' }));
    const number = canvas.getByRole('textbox', { name: 'Policy number' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, 'VH-1');
    await waitFor(() => expect(aside.getAllByRole('listitem')).toHaveLength(6));
    await userEvent.clear(number);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** The end follows the start by a year, also while a year is typed again, until somebody chose another. */
export const EndFollowsStart: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create' },
  play: async ({ canvas, userEvent }) => {
    const start = within(await canvas.findByRole('group', { name: 'Start date' }));
    const end = canvas.getByRole('group', { name: 'End date' });
    const dayOf = (field: HTMLElement) => field.textContent?.replace(/[^\d/]/g, '');
    await userEvent.click(start.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('07012026');
    await waitFor(() => expect(dayOf(end)).toBe('07/01/2027'));
    await userEvent.click(start.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2028');
    await waitFor(() => expect(dayOf(end)).toBe('07/01/2029'));
    await userEvent.click(within(end).getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('09');
    await userEvent.click(start.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2029');
    await expect(dayOf(end)).toBe('09/01/2029');
    await expect(canvas.getByRole('textbox', { name: /Estimated payment day/ })).toHaveValue('1');
  },
};
/** The notice follows the kind of insured, as long as nobody typed another. */
export const NoticeFollowsKind: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /Days of notice/ })).toHaveValue('30');
    await userEvent.click(canvas.getByRole('button', { name: /Type of cover/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Massive/ }));
    await expect(canvas.getByRole('textbox', { name: /Days of notice/ })).toHaveValue('15');
  },
};
/** What a draft lacks is counted before Enable is pressed, listed when it is, and counted again while the form is filled in. */
export const CannotEnable: Story = {
  parameters: showing(draft, empty('listPolicyInsureds')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable (1 missing)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enable VH-2026-00418' }));
    await expect(dialog.queryByRole('button', { name: 'Enable' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('link', { name: 'Select a payer' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Payer' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Payer' })).toHaveAccessibleDescription(/Needed to enable/);
    // Its choices came with the focus.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Same as contractor' }));
    await expect(await canvas.findByRole('button', { name: 'Enable' })).toBeVisible();
    await expect(canvas.getByText('Nothing is missing: the policy can be enabled.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Policy number' }));
    await expect(await canvas.findByRole('button', { name: 'Enable (1 missing)' })).toBeVisible();
  },
};
/** Somebody took the payer away meanwhile: the server's refusal is listed with the ways to the fields. */
export const RefusedToEnable: Story = {
  parameters: showing(
    aPolicy({ ...draft, payer_id: 41, payer: draft.contractor, missing: [] }),
    failing('activatePolicy', 'activation_incomplete', {
      missing: ['payer_id'],
      detail: 'It is incomplete.',
    }),
    failing('previewInstalments', 'activation_incomplete'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enable VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(dialog.getByRole('link', { name: 'Select a payer' })).toBeVisible();
  },
};
/** The payer is often the contractor. */
export const SameAsContractor: Story = {
  parameters: showing(draft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Same as contractor' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Payer/ })).toHaveValue('Ana Lucía Cevallos Mora'));
  },
};
/** Who is to pay and is no customer yet becomes one without leaving the form. */
export const NewPayer: Story = {
  parameters: showing(draft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Payer/ }), 'Zoila');
    await userEvent.click(await screen.findByRole('option', { name: /New customer/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    await expect(await dialog.findByDisplayValue('Zoila')).toBeVisible();
  },
};
/** A movement includes a vehicle that is not there yet: it is made inside the field, with the contractor as its owner, and taken. */
export const MovementOfNewVehicle: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118?tab=movements&new=inclusion',
    ...showing(
      aPolicy(),
      empty('listMovements'),
      empty('listVehicles'),
      resolving('createVehicle', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aVehicle({ id: 90, plate: 'GSA7741', brand: 'Citroën', model: 'C3' }), {
          status: 201,
        });
      }),
    ),
  },
  play: async ({ userEvent }) => {
    sent.mockClear();
    const form = within(await screen.findByRole('dialog', { name: 'New movement' }));
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
const renumbered = { ...draft, number: 'vh-2026-00500', version: 5 };
/** A number that the company has already is told at its field as soon as it is left: the draft is saved, and could not be enabled. */
export const NumberTaken: Story = {
  parameters: answers(
    answering(
      'listPolicies',
      aPage([
        aPolicyRow({ id: 204, number: 'VH-2026-00500', contractor: { id: 42, name: 'Transportes Andinos' } }),
        aPolicyRow({ id: 205, number: 'vh-2026-00501', status: 'draft' }),
      ]),
    ),
    resolving('getPolicy', () => HttpResponse.json(sent.mock.calls.length > 0 ? renumbered : draft)),
    resolving('updatePolicy', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(renumbered);
    }),
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const number = await canvas.findByRole('textbox', { name: /Policy number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'vh-2026-00501{Tab}');
    await expect(canvas.queryByText(/already has a policy with this number/)).not.toBeInTheDocument();
    await userEvent.clear(number);
    await userEvent.type(number, 'vh-2026-00500{Tab}');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(
        /already has a policy with this number, of Transportes Andinos\. The draft can be saved/,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ number: 'vh-2026-00500' })));
    await waitFor(() => expect(canvas.getByText(/already has a policy with this number/)).toBeVisible(), {
      timeout: 5000,
    });
  },
};
/** A number that an earlier term had is no other policy's, even where the term between went by another. */
export const NumberOfEarlierTerm: Story = {
  parameters: answers(
    answering(
      'listPolicies',
      aPage([
        aPolicyRow({ id: 12, number: 'VH-2024-00100' }),
        aPolicyRow({ id: 204, number: 'VH-2026-00500', contractor: { id: 42, name: 'Transportes Andinos' } }),
      ]),
    ),
    resolving('getPolicy', ({ params }) => {
      if (params.policyId === '13') {
        sent('the term between');
        return HttpResponse.json(aPolicy({ id: 13, renewed_from_id: 12 }));
      }
      if (params.policyId === '12') return HttpResponse.json(aPolicy({ id: 12, renewed_from_id: null }));
      return HttpResponse.json({ ...draft, renewed_from_id: 13, renewed_from: { id: 13, name: 'VH-2025-00100' } });
    }),
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: /Policy number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'vh-2026-00500{Tab}');
    await waitFor(() => expect(number).toHaveAccessibleDescription(/of Transportes Andinos/));
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.clear(number);
    await userEvent.type(number, 'vh-2024-00100{Tab}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    // What was read is shown by the time that another field was filled in.
    await userEvent.type(canvas.getByRole('textbox', { name: /Observations/ }), 'Con el número de antes.');
    await expect(canvas.queryByText(/already has a policy with this number/)).not.toBeInTheDocument();
  },
};
/** A branch and a company that are not there yet are made inside their fields, and taken; the new company sells that branch. */
export const NewBranchAndInsurer: Story = {
  args: { id: undefined },
  parameters: {
    start: '/app/management/policies/create',
    ...answers(
      empty('listBranches'),
      answering('createBranch', aBranch({ id: 12, name: 'Dinero y valores', group: 'property' })),
      empty('listProviders'),
      resolving('createProvider', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aProvider({ id: 9, name: 'Aseguradora del Austro', short_name: null }), {
          status: 201,
        });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const branch = await canvas.findByRole('combobox', { name: 'Branch' });
    await userEvent.type(branch, 'Dinero y valores');
    await userEvent.click(await screen.findByRole('option', { name: 'New branch…' }));
    const making = within(await screen.findByRole('dialog', { name: 'New branch' }));
    await expect(await making.findByRole('textbox', { name: 'Name' })).toHaveValue('Dinero y valores');
    await userEvent.click(making.getByRole('button', { name: /Group/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Property' }));
    await userEvent.click(making.getByRole('button', { name: 'Create branch' }));
    await waitFor(() => expect(branch).toHaveValue('Dinero y valores'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const insurer = canvas.getByRole('combobox', { name: 'Insurance company' });
    await userEvent.type(insurer, 'Aseguradora del Austro');
    await userEvent.click(await screen.findByRole('option', { name: 'New insurance company…' }));
    const founding = within(await screen.findByRole('dialog', { name: 'New insurance company' }));
    await expect(await founding.findByRole('textbox', { name: 'Name' })).toHaveValue('Aseguradora del Austro');
    await userEvent.type(founding.getByRole('textbox', { name: 'Tax number' }), '0190123456001');
    await userEvent.click(founding.getByRole('button', { name: 'Create insurance company' }));
    await waitFor(() => expect(insurer).toHaveValue('Aseguradora del Austro'));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Aseguradora del Austro', ruc: '0190123456001', branch_ids: [12] }),
    );
  },
};
/** A person who is to be insured and is no customer yet becomes one in the row; what is pressed in the dialog is not the row's. */
export const NewInsured: Story = {
  parameters: {
    start: `${address}?tab=insureds`,
    ...showing(
      { ...draft, type: 'group', insured_select_type: 'corporate' },
      empty('listPolicyInsureds'),
      answering('listCustomers', aPage([aCustomer({ id: 50, name: 'Zoila Andrade', identification: '0912345675' })])),
      answering('createCustomer', aCustomer()),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add insured' }));
    const field = await canvas.findByRole('combobox', { name: 'Insured' });
    await userEvent.type(field, 'Ana Lucía');
    await userEvent.click(await screen.findByRole('option', { name: 'New customer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    await expect(await dialog.findByDisplayValue('Ana Lucía')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Insured/ })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Identification number' }), '1710034065{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create customer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveValue('Ana Lucía Cevallos Mora'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
/** Closing asks for observations and says so. */
export const CloseWithoutObservations: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close or renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Close' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close policy' }));
    await expect(await dialog.findByText('Observations are required')).toBeVisible();
  },
};
/** Once the server has answered, the dialog goes and a message stays. */
export const Closes: Story = {
  parameters: showing(aPolicy(), answering('closePolicy', aPolicy({ status: 'closed', closed_reason: 'closed' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close or renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Close' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Observations/ }), 'Vendió el vehículo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close policy' }));
    await expect(await screen.findByText('Policy closed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** A change of the premium of an active policy shows the new instalments and asks. */
export const AsksBeforeRemaking: Story = {
  parameters: showing(unpaid, answering('updatePolicy', unpaid)),
  play: async ({ canvas, userEvent }) => {
    const frequency = await canvas.findByRole('button', { name: /Payment frequency/ });
    await userEvent.click(frequency);
    await userEvent.click(await screen.findByRole('option', { name: 'Quarterly' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Recalculate the instalments?' }));
    await waitFor(() => expect(dialog.getByText(/4 instalments of/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Save and recalculate' }));
    await expect(await screen.findByText('Policy updated')).toBeVisible();
  },
};
/** What a paid instalment holds cannot be typed over, and says why. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Net premium/ })).toBeDisabled();
    await expect(canvas.getByText('Some details are locked')).toBeVisible();
  },
};
let isRefused = false;
const readAnew = resolving('getPolicy', () => HttpResponse.json(isRefused ? movedOnly : unpaid));
const movedOnly = aPolicy({ needs_movement: true, locked_fields: [...movementFields] });
/** Where only movements change it, its data say so and lead to one; what no movement changes is edited here. */
export const ByMovement: Story = {
  parameters: showing(movedOnly),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Net premium/ })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Deductible' })).toBeDisabled();
    await expect(canvas.getAllByText('Changed by movement only').length).toBeGreaterThan(5);
    await expect(canvas.getByRole('textbox', { name: 'Observations' })).toBeEnabled();
    await expect(canvas.getByText('This policy is changed by movement only')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New movement: Change of data' })).toHaveAttribute(
      'href',
      '/app/management/policies/118?tab=movements&new=data',
    );
  },
};
/** It was read before only movements change it: the refusal stands at its field, and the way to a movement appears. */
export const RefusedByMovement: Story = {
  beforeEach: () => {
    isRefused = false;
  },
  parameters: answers(
    readAnew,
    resolving('updatePolicy', (_asked, refuse) => {
      isRefused = true;
      return refuse('movement_required', { errors: { deductible: ['It is changed by movement only.'] } });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Deductible' }), ' 5 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Deductible: It is changed by movement only.')).toBeVisible();
    await expect(await canvas.findByText('New movement: Change of data')).toBeVisible();
  },
};
/** The same in a list: the row that was being written is told, and the way to a movement appears. */
export const RefusedRow: Story = {
  beforeEach: () => {
    isRefused = false;
  },
  parameters: {
    start: `${address}?tab=beneficiaries`,
    ...answers(
      readAnew,
      resolving('deletePolicyBeneficiary', (_asked, refuse) => {
        isRefused = true;
        return refuse('movement_required');
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('table', { name: 'Beneficiaries' }));
    const [remove] = list.getAllByRole('button', { name: /^Delete:/ });
    await userEvent.click(remove as HTMLElement);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove beneficiary' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('link', { name: 'New movement: Creditor' })).toBeVisible();
  },
};
/** Only PDF files are sent; another is refused at once. */
export const OnlyPdf: Story = {
  parameters: {
    start: `${address}?tab=files`,
    ...showing(aPolicy(), answering('listPolicyFiles', aPage([aPolicyFile()]))),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    input?.removeAttribute('accept');
    if (input) await userEvent.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('Only PDF files are allowed')).toBeVisible();
  },
};
/** A row that is being written is not left behind. */
export const PendingRow: Story = {
  parameters: { start: `${address}?tab=generals`, ...showing(aPolicy(), empty('listPolicyGenerals')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lists that this branch does not use' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await userEvent.click(canvas.getByRole('tab', { name: /Coverages/ }));
    await expect(
      await screen.findByText('Save the current row first', { selector: '[role=alertdialog] *' }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Insureds and goods/ })).toHaveAttribute('aria-selected', 'true');
  },
};
/** A row is begun before it is known that the branch has no insureds: it stays where it is written. */
export const RowBegunEarly: Story = {
  parameters: {
    start: `${address}?tab=generals`,
    ...showing(
      aPolicy(),
      empty('listPolicyGenerals'),
      empty('listPolicyInsureds'),
      resolving('getBranch', async () => {
        await flagsKnown;
        return HttpResponse.json(aBranch({ flags: { ...aBranch().flags, generals: false } }));
      }),
    ),
  },
  beforeEach: () => {
    flagsKnown = new Promise((known) => {
      tellFlags = known;
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Radio');
    tellFlags();
    await expect(await canvas.findByRole('button', { name: 'Lists that this branch does not use' })).toBeVisible();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Radio');
  },
};
export const Payments: Story = {
  parameters: {
    start: `${address}?tab=payments`,
    ...showing(
      aPolicy(),
      answering(
        'listPayments',
        aPage([
          aPayment({
            id: 1,
            number: 1,
            status: 'paid',
            is_paid: true,
            payment_method: 'cash',
            payment_date: '2026-01-12',
            allowed_actions: ['update', 'unpay'],
          }),
          aPayment({ id: 2, status: 'delayed' }),
          aPayment({ id: 3, number: 3, status: 'on_time', due_date: '2026-12-15' }),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Instalments of the policy' })).toBeVisible();
  },
};
/** Somebody else saved meanwhile: both versions are compared field by field. */
export const Conflict: Story = {
  parameters: showing(
    draft,
    failing('updatePolicy', 'stale', {
      current: JSON.parse(JSON.stringify({ ...draft, version: 5, number: 'VH-2026-99999' })),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Policy number' }), '-A');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('dialog', { name: 'Somebody else changed this record' });
    const row = await screen.findByRole('row', { name: 'Policy number VH-2026-00418-A VH-2026-99999' });
    await waitFor(() => expect(row).toBeVisible());
  },
};
export const Closed: Story = {
  globals: { theme: 'dark' },
  parameters: showing(
    aPolicy({
      status: 'closed',
      closed_reason: 'renewed',
      closed_on: '2026-05-02',
      observations: 'El cliente renueva con la misma aseguradora.',
      renewed_to_id: 222,
      renewed_to: { id: 222, name: 'VH-2026-00418' },
      allowed_actions: [],
    }),
  ),
};
/** Enables, closes and renews, as the administrator does. */
export const Broker: Story = {
  globals: { role: 'broker' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close or renew' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};
/** Adds policies, but changes none: reads, and has no next step. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Close or renew|Save changes/ })).not.toBeInTheDocument();
  },
};
/** Reads everything and changes nothing, in no tab. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  parameters: {
    start: `${address}?tab=files`,
    ...showing(aPolicy(), answering('listPolicyFiles', aPage([aPolicyFile()]))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(aPolicyFile().name)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Choose files|Delete/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Summary' }));
    await expect(canvas.queryByRole('button', { name: /Close or renew|Save changes/ })).not.toBeInTheDocument();
  },
};
/** Long names everywhere. */
export const Cruel: Story = {
  parameters: showing(
    aPolicy({
      number: `RESPONSABILIDAD-CIVIL-${'2026-'.repeat(8)}`,
      contractor: { id: 41, name: longName },
      payer: { id: 41, name: longName },
      provider: { id: 3, name: longName, short_name: longName },
      branch: { id: 7, name: longName },
      total_grant: '123456789012.34',
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^RESPONS/),
};
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  parameters: answers(failing('getPolicy', 'permission_denied')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
export const Loading: Story = {
  parameters: answers(slow('getPolicy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Policies' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
/** What holds the page's place until the policy is there has its geometry: nothing moves when it comes. */
export const HoldsItsPlace: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    screen: { width: 1200, height: 800 },
    ...answers(
      resolving('getPolicy', async () => {
        await delay(400);
        return HttpResponse.json(aPolicy());
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true] aside')).toBeInTheDocument());
    const held = placesIn(canvasElement);
    await expect(held.every((place) => place > 0)).toBe(true);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeVisible());
    for (const [index, place] of placesIn(canvasElement).entries())
      await expect(Math.abs(place - (held[index] ?? 0))).toBeLessThan(8);
  },
};
export const Missing: Story = {
  parameters: answers(failing('getPolicy', 'not_found')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /list/i })).toHaveAttribute('href', '/app/management/policies'),
};
export const Failed: Story = {
  parameters: answers(failing('getPolicy', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** A draft of a file whose net premium is typed over loses the line that made its total the file's, and says so first, in the reader's words. */
export const LosesImportedLine: Story = {
  parameters: showing(
    aPolicy({
      ...draft,
      charges: [
        {
          code: 'as_imported',
          label: 'Según el archivo',
          kind: 'imported',
          base: 'net',
          base_amount: '500.00',
          amount: '99.15',
        },
      ],
    }),
    answering('previewPremium', { currency: 'USD', net_premium: '700.00', charges: [], total_grant: '838.81' }),
  ),
  play: async ({ canvas, userEvent }) => {
    const net = await canvas.findByRole('textbox', { name: 'Net premium' });
    await expect(canvas.queryByText(/will go/)).not.toBeInTheDocument();
    await userEvent.clear(net);
    await userEvent.type(net, '700');
    await userEvent.tab();
    await expect(await canvas.findByText('The line “As imported” will go')).toBeVisible();
  },
};

const extraField = (key: string, name: string, kind: ExtraField['kind'], over: Partial<ExtraField> = {}) =>
  anExtraField({ key, name_es: name, name_en: name, kind, choices: [], ...over });
const extra_fields = [
  extraField('use', 'Uso del vehículo', 'choice', { is_required: true, choices: ['Particular', 'Taxi'] }),
  extraField('tracker', 'Rastreo satelital', 'yes_no'),
  extraField('since', 'Cliente desde', 'date'),
  extraField('value', 'Avalúo', 'number'),
  extraField('price', 'Valor de compra', 'money'),
  extraField('old', 'Número de motor', 'text', { is_retired: true }),
  extraField('unused', 'Dispositivo', 'text', { is_retired: true }),
  extraField('note', 'Color', 'text'),
];
const extra = { use: 'Taxi', tracker: false, since: '2021-03-04', value: '12000.5', price: '1250.50', old: 'M-77' };

/** The fields that the branch adds stand on the page as the reader writes. */
export const ExtraFieldsRead: Story = {
  args: { isEditing: false },
  globals: { locale: 'es', theme: 'dark' },
  parameters: { start: '/app/management/policies/118', ...showing(aPolicy({ extra_fields, extra })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Campos propios del ramo')).toBeVisible();
    await expect(canvas.getByText('12000,5')).toBeVisible();
    await expect(canvas.getByText('$1.250,50')).toBeVisible();
    await expect(canvas.getByText('Taxi')).toBeVisible();
    // What stands in a retired field stays; an empty one is gone.
    await expect(canvas.getByText('Número de motor (retirado)')).toBeVisible();
    await expect(canvas.getByText('M-77')).toBeVisible();
    await expect(canvas.queryByText(/Dispositivo/)).not.toBeInTheDocument();
  },
};
/** What must be filled in is asked before it is saved; what is sent is only what was written. */
export const ExtraFields: Story = {
  tags: ['snapshot'],
  parameters: {
    snapshot: { width: 1440, height: 2200 },
    ...showing(
      aPolicy({
        ...draft,
        payer_id: 41,
        missing: ['extra'],
        extra_fields: extra_fields.slice(0, 4),
        extra: { value: '1', old: 'M-77' },
      }),
      // The page was read before the branch got its last field.
      answering('getBranch', aBranch({ extra_fields })),
      resolving('updatePolicy', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aPolicy({ ...draft, extra_fields, extra, version: 5 }));
      }),
    ),
  },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const value = await canvas.findByRole('textbox', { name: 'Avalúo' });
    await expect(await canvas.findByRole('textbox', { name: 'Color' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Número de motor/ })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Valor de compra' }), '1250.5');
    const aside = within(canvas.getByRole('complementary'));
    await expect(await aside.findByRole('link', { name: 'Fill in the extra fields of the branch' })).toBeVisible();
    await userEvent.clear(value);
    await userEvent.type(value, 'mucho');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect((await canvas.findAllByText(/Avalúo: Write a number/))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Uso del vehículo: / })).toBeVisible();
    await userEvent.clear(value);
    await userEvent.type(value, '12000.5');
    await userEvent.click(canvas.getByRole('button', { name: /Uso del vehículo$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Taxi' }));
    await waitFor(() => expect(aside.queryByText('Fill in the extra fields of the branch')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ extra: { value: '12000.5', price: '1250.50', old: 'M-77', use: 'Taxi' } }),
      ),
    );
  },
};
/** A policy that is in no list of renewals yet gets its card by hand. */
export const BeginsRenewal: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    ...showing(
      unpaid,
      empty('listRenewals'),
      resolving('createRenewal', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aRenewal({ policy_id: 118 }), { status: 201 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin the renewal' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ policy_id: 118 }));
    await screen.findByText('The renewal is in the list');
  },
};
/** One that was lost leads to its card, shows the way back, and what differs from the term before. */
export const LostRenewal: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  parameters: {
    start: '/app/management/policies/118',
    snapshot: { width: 1280, height: 900 },
    ...showing(
      aPolicy({
        locked_fields: [],
        closes_on: '2027-02-02',
        closes_as: 'closed',
        renewed_from: { id: 90, name: 'VH-2025-00418' },
        renewed_from_id: 90,
      }),
      answering(
        'listRenewals',
        aPage([
          aRenewal({
            outcome: 'lost',
            risk: null,
            risk_reasons: [],
            stage: { id: 5, name_es: 'No renovada', name_en: 'Not renewed', kind: 'lost' },
            allowed_actions: ['reopen'],
          }),
        ]),
      ),
      resolving('reopenRenewal', ({ params }) => {
        sent(params.renewalId);
        return HttpResponse.json(aRenewal());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const card = await canvas.findByRole('link', { name: 'In renewals: Not renewed' });
    await expect(card).toHaveAttribute('href', '/app/management/renewals?detail=7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with the term before' }));
    await screen.findByRole('dialog', { name: 'What changes from one term to the other' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo “Not renewed”' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7'));
  },
};
