import { aBranch } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answers, failing, resolving } from '../../testing/index.ts';
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
    await userEvent.click(screen.getByRole('button', { name: 'Create branch' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Medical assistance', group: 'people', code: '3', description: null }),
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
