import { aBranch, aPage, aPolicyRow } from '@corredor/core/fixtures';
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
    { key: 'use', name: 'Uso', kind: 'choice', is_required: true, choices: ['Particular', 'Taxi'] },
    { key: 'tracker', name: 'Rastreo satelital', kind: 'yes_no', is_required: false, choices: [] },
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
    const names = () => screen.getAllByRole('textbox', { name: 'Field name' });
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect((await screen.findAllByText(/Field 3, Field name: Enter/))[0]).toBeVisible();
    await userEvent.type(names()[2] as HTMLElement, 'Año de avalúo');
    await userEvent.click(screen.getByRole('button', { name: 'Move field 3 up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move field 2 up' }));
    await waitFor(() => expect(names()[0]).toHaveValue('Año de avalúo'));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const [use, tracker] = ofBranch.extra_fields;
    const made = { key: 'ano_de_avaluo', name: 'Año de avalúo', kind: 'text', is_required: false, choices: [] };
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ extra_fields: [made, use, tracker] }));
  },
};
/** A choice needs its options. */
export const ExtraChoice: Story = {
  args: { branch: aBranch() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a field' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Field name' }), 'Uso');
    await userEvent.click(screen.getByRole('button', { name: /Kind/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Choice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save branch' }));
    await expect((await screen.findAllByText(/Write at least one option/))[0]).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Options' }), 'Particular,Taxi,');
    await waitFor(() => expect(screen.queryByText(/Write at least one option/)).not.toBeInTheDocument());
  },
};
/** Before a field goes, one reads how many policies lose what stands in it. */
export const RemovesExtraField: Story = {
  args: { branch: ofBranch },
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(answering('listPolicies', { ...aPage([aPolicyRow()]), count: 12 })),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar el campo 2' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar el campo «Rastreo satelital»?' }));
    await expect(await question.findByText(/^12 pólizas tienen un valor en él/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Quitar campo' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Nombre del campo' })).toHaveLength(1));
  },
};
