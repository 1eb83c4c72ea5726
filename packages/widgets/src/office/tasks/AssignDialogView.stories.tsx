import { aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { answering, answers, failing } from '../../testing/index.ts';
import { AssignDialogView } from './AssignDialogView.tsx';

const people = [
  { id: 4, name: 'Ana Paredes' },
  { id: 5, name: 'María Fernanda Vera' },
];
const meta = {
  title: 'Screens/Tasks/AssignDialogView',
  component: AssignDialogView,
  args: { description: '3 tasks', onAssign: fn(), onClose: fn() },
  parameters: answers(answering('listTaskAssignees', aPage(people))),
} satisfies Meta<typeof AssignDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Assign tasks' }));

/** Without a person nothing is assigned, and the field says so. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText, findByText } = await dialog();
    await expect(getByText('3 tasks')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Assign' }));
    await expect(await findByText('Fill in this field')).toBeVisible();
    await expect(args.onAssign).not.toHaveBeenCalled();
    await userEvent.type(getByRole('combobox', { name: /^Assigned to/ }), 'Ana');
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Paredes' }));
    await userEvent.click(getByRole('button', { name: 'Assign' }));
    await expect(args.onAssign).toHaveBeenCalledWith(4);
  },
};
/** The people cannot be read: the field says so, and the dialog can be closed. */
export const PeopleFailed: Story = {
  parameters: answers(failing('listTaskAssignees', 'internal')),
  play: async ({ args, userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('combobox', { name: /^Assigned to/ }));
    await expect(await screen.findByText(/^The options could not be loaded/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
