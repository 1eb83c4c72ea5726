import { aBranch, anExtraField, aPage, aPolicyRow } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving } from '../../testing/index.ts';
import { BranchDialog } from './BranchDialog.tsx';

const meta = {
  title: 'Screens/Branches/BranchDialog',
  component: BranchDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof BranchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

/** A branch of the authority's list fills in the rest. */
export const New: Story = {
  parameters: answers(
    resolving('createBranch', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aBranch(), { status: 201 });
    }),
  ),
  play: async ({ args, userEvent }) => {
    const official = await screen.findByRole('combobox', { name: 'Official branch' });
    await userEvent.type(official, 'medical');
    await userEvent.click(await screen.findByRole('option', { name: /Medical assistance/ }));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Medical assistance');
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('3');
    await expect(screen.getByRole('checkbox', { name: 'Diagnoses' })).toBeChecked();
    const renews = screen.getByRole('checkbox', { name: 'Is renewed' });
    await expect(renews).toBeChecked();
    await userEvent.click(renews);
    await userEvent.click(screen.getByRole('button', { name: 'Create branch' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ name: 'Medical assistance', group: 'people', code: '3', description: null, renews: false },
      }),
    );
  },
};
/** The code of an official branch is as good as its name: it fills what is empty, and what was written stays. */
export const OfficialByCode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Autos');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '7');
    await expect(screen.getByRole('combobox', { name: 'Official branch' })).toHaveValue('');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Official branch' })).toHaveValue('7 · Vehicles'));
    await expect(screen.getByRole('button', { name: /Group/ })).toHaveTextContent('Vehicles');
    await expect(screen.getByRole('checkbox', { name: 'Vehicles' })).toBeChecked();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Autos');
  },
};
/** In Spain people's branches pay no premium tax, unless they say that they do. */
export const PremiumTax: Story = {
  parameters: { session: { country_id: '724' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Group/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'People' }));
    await expect(await screen.findByText('Insurance premium tax: exempt')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Taxes of the premium/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pays them in any case' }));
    await expect(await screen.findByText('Insurance premium tax: pays it')).toBeVisible();
  },
};
/** What is missing is listed, and each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create branch' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Name: Enter the name' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};
/** Unsaved input is not lost by a slip. */
export const AsksBeforeClosing: Story = {
  args: { branch: aBranch() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' livianos');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vehículos livianos');
  },
};
/** Somebody else saved meanwhile: both versions are shown. */
export const ChangedMeanwhile: Story = {
  args: { branch: aBranch() },
  parameters: answers(
    failing('updateBranch', 'stale', {
      detail: 'Somebody else changed this record.',
      current: { ...aBranch({ version: 2, name: 'Vehículos pesados' }) },
    }),
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' livianos');
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect(await screen.findByText('Vehículos pesados')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vehículos pesados'));
  },
};
/** The name is taken: the server says so, and the input stays. */
export const Duplicate: Story = {
  args: { branch: aBranch() },
  parameters: answers(failing('updateBranch', 'duplicate', { detail: 'There is a branch with this name.' })),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect(await screen.findByText('There is a branch with this name.')).toBeVisible();
  },
};

const ofBranch = aBranch({
  extra_fields: [
    anExtraField({ name_es: 'Uso', name_en: 'Use', is_required: true }),
    anExtraField({
      ...{ key: 'tracker', name_es: 'Rastreo satelital', name_en: 'Tracker', kind: 'yes_no', choices: [], position: 2 },
      on: 'vehicle',
    }),
  ],
});
const saving = resolving('updateBranch', async ({ request }) => {
  sent(await request.json());
  return HttpResponse.json({ ...ofBranch, version: 2 });
});

/** Fields of the brokerage's own are added and put in order; what is missing in one is said. */
export const ExtraFields: Story = {
  args: { branch: ofBranch },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1400 }, ...answers(saving) },
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a field' }));
    const names = () => screen.getAllByRole('textbox', { name: 'Name in English' });
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect((await screen.findAllByText(/Field 3, Name in English: Enter/))[0]).toBeVisible();
    await userEvent.type(names()[2] as HTMLElement, 'Año de avalúo');
    const places = screen.getAllByRole('button', { name: /Filled in for/ });
    // Where a field of before is filled in stays.
    await expect(places[1]).toBeDisabled();
    await expect(places[1]).toHaveTextContent('Each vehicle');
    await userEvent.click(places[2] as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Each insured' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move field 3 up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move field 2 up' }));
    await waitFor(() => expect(names()[0]).toHaveValue('Año de avalúo'));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const [use, tracker] = ofBranch.extra_fields;
    // One name stands for both languages.
    const named = { key: 'ano_de_avaluo', name_es: 'Año de avalúo', name_en: 'Año de avalúo' };
    const made = {
      ...named,
      kind: 'text',
      on: 'insured',
      is_required: false,
      choices: [],
      position: 1,
      is_retired: false,
    };
    const extra_fields = [made, { ...use, position: 2 }, { ...tracker, position: 3 }];
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ extra_fields }));
  },
};
/** A choice needs its options. */
export const ExtraChoice: Story = {
  args: { branch: aBranch() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a field' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Uso');
    await userEvent.click(screen.getByRole('button', { name: /Kind/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Choice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect((await screen.findAllByText(/Write at least one option/))[0]).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Options' }), 'Particular,Taxi,');
    await waitFor(() => expect(screen.queryByText(/Write at least one option/)).not.toBeInTheDocument());
  },
};
/** A field that policies have a value of is retired: what they have stays, and it can be brought back. */
export const RetiresExtraField: Story = {
  args: { branch: ofBranch },
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(answering('listPolicies', { ...aPage([aPolicyRow()]), count: 12 }), saving),
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar el campo 2' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Retirar el campo «Rastreo satelital»?' }));
    await expect(await question.findByText(/^12 pólizas tienen un dato en él y lo conservan/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Retirar campo' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Nombre en español' })).toHaveLength(1));
    await expect(screen.getByText('Rastreo satelital (cada vehículo: Sí o no)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a pedir el campo 2' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Nombre en español' })).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el campo 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar campo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar ramo' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const [use, tracker] = ofBranch.extra_fields;
    const extra_fields = [use, { ...tracker, is_retired: true }];
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ extra_fields }));
  },
};
/** One that no policy has a value of just goes. */
export const RemovesExtraField: Story = {
  args: { branch: ofBranch },
  parameters: answers(answering('listPolicies', aPage([]))),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove field 2' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the field “Tracker”?' }));
    await expect(question.getByText('No policy has a value in it.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove field' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Name in English' })).toHaveLength(1));
    await expect(screen.queryByText('Retired')).not.toBeInTheDocument();
  },
};
/** A policy got a value meanwhile: the server says which field can only be retired, and the input stays. */
export const RemovedInUse: Story = {
  args: { branch: ofBranch },
  parameters: answers(
    answering('listPolicies', aPage([])),
    failing('updateBranch', 'invalid', {
      errors: { extra_fields: ['Policies have values in Tracker: retire the field instead of removing it.'] },
    }),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove field 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove field' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect((await screen.findAllByText(/Policies have values in Tracker/))[0]).toBeVisible();
  },
};
/** Twenty fields of the longest names, some retired: no more can be added. */
export const FullOfExtraFields: Story = {
  args: {
    branch: aBranch({
      extra_fields: Array.from({ length: 20 }, (_, place) =>
        anExtraField({
          key: `k${place}`,
          name_es: `${'Nombre larguísimo de un campo propio del ramo de vehículos '.slice(0, 57)}${place}`,
          name_en: `${'VeryLongNameOfAnExtraFieldWithoutAnyBlankInItAtAllForOnce'.slice(0, 57)}${place}`,
          is_retired: place % 3 === 0,
          position: place + 1,
        }),
      ),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add a field' })).toBeDisabled();
    await expect(screen.getAllByText('Retired')).toHaveLength(7);
  },
};
