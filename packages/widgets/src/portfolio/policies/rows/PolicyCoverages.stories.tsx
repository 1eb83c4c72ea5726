import { aCoverage, aPage, aPolicy, aPolicyCoverage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, failing, slow, withToasts } from '../../../testing/index.ts';
import { PolicyCoverages } from './PolicyCoverages.tsx';

const rows = [
  aPolicyCoverage(),
  aPolicyCoverage({ id: 302, coverage_id: 27, coverage: { id: 27, name: 'Grúa' }, coverage_type: 'help', limit: null }),
];
const some = answering('listPolicyCoverages', aPage(rows));
const catalogue = answering('listCoverages', aPage([aCoverage()], 12));
const meta = {
  title: 'Screens/Policies/PolicyCoverages',
  component: PolicyCoverages,
  decorators: [withToasts],
  args: { policy: aPolicy(), isEditable: true, onPendingChange: fn() },
  parameters: answers(some, catalogue),
} satisfies Meta<typeof PolicyCoverages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row that is being written is saved before another is added, and not without its selection. */
export const PendingRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add coverage' }));
    // While the picker is open, the rest is hidden from screen readers.
    await expect(await canvas.findByText('Save the current row first')).toBeVisible();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Add', hidden: true }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select a value in the column Coverage');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Add', hidden: true }));
    await expect(canvas.getByRole('button', { name: 'Add coverage' })).toBeEnabled();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false);
  },
};
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete: Grúa' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Remove coverage' })).toBeVisible());
  },
};
/** Everything that the branch offers is on the policy already. */
export const AllSelected: Story = {
  parameters: answers(some, answering('listCoverages', aPage([aCoverage()], 2))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add coverage' }));
    await expect(await screen.findByText('All items are already selected')).toBeVisible();
  },
};
export const NothingToAdd: Story = {
  parameters: answers(empty('listPolicyCoverages'), empty('listCoverages')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add coverage' }));
    await expect(await screen.findByText('There are no items to add')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: answers(
    some,
    catalogue,
    failing('updatePolicyCoverage', 'invalid', {
      detail: 'Check the row.',
      errors: { limit: ['The limit is too high.'] },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Daño parcial' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Daño parcial' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The limit is too high.');
  },
};
/** While the row is on its way it can neither be changed nor sent again. */
export const Saving: Story = {
  parameters: answers(some, catalogue, slow('updatePolicyCoverage')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Daño parcial' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Daño parcial' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Save: Daño parcial/ })).toHaveAttribute('data-pending', 'true'),
    );
  },
};
/** Where only movements change it, there is no button but the way to a new one. */
export const ByMovement: Story = {
  args: { policy: aPolicy({ needs_movement: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New movement: Change of coverages' })).toHaveAttribute(
      'href',
      '/app/management/policies/118/movements/create?kind=coverage',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const ReadOnly: Story = { args: { isEditable: false }, globals: { locale: 'es', theme: 'dark' } };
export const Empty: Story = { parameters: answers(empty('listPolicyCoverages')) };
export const Loading: Story = { parameters: answers(slow('listPolicyCoverages')) };
export const Failed: Story = { parameters: answers(failing('listPolicyCoverages', 'internal')) };
