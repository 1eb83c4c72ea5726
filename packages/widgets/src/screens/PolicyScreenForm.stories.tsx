import type { ExtraField } from '@corredor/core/api';
import { aBranch, anExtraField, aPage, aPolicy, aPolicyRow } from '@corredor/core/fixtures';
import { movementFields } from '@corredor/core/policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving } from '../testing/index.ts';
import { PolicyScreen } from './PolicyScreen.tsx';
import { address, draft, onPolicyPage, sent, showing, unpaid } from './policyScreen.fixtures.ts';

const meta = {
  title: 'Screens/Policies/PolicyScreenForm',
  component: PolicyScreen,
  ...onPolicyPage,
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
      '/app/management/policies/118/movements/create?kind=data',
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
    await screen.findByText('Policy updated');
  },
};
