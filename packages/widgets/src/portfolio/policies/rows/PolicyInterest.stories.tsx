import { aPolicy } from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { answers, empty, withToasts } from '../../../testing/index.ts';
import { PolicyInterest } from './PolicyInterest.tsx';
import { usePendingRows } from './usePendingRows.ts';

const all = { insureds: true, vehicles: true, generals: true };

/** A policy whose branch is changed by somebody else meanwhile. */
function WithAnotherBranch() {
  const [has, setHas] = useState(all);
  return (
    <Stack>
      <Button onPress={() => setHas({ ...all, vehicles: false, generals: false })}>Change the branch</Button>
      <PolicyInterest policy={aPolicy()} has={has} isEditable pending={usePendingRows(undefined)} />
    </Stack>
  );
}

const meta = {
  title: 'Screens/Policies/PolicyInterest',
  component: WithAnotherBranch,
  decorators: [withToasts],
  parameters: answers(
    empty('listPolicyInsureds'),
    empty('listPolicyVehicles'),
    empty('listPolicyGenerals'),
    empty('listPolicyBeneficiaries'),
  ),
} satisfies Meta<typeof WithAnotherBranch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list that the branch no longer uses folds away; one in which a row is being written stays where it is. */
export const RowBegunBefore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Radio');
    await expect(canvas.queryByRole('button', { name: 'Lists that this branch does not use' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the branch' }));
    await expect(await canvas.findByRole('button', { name: 'Lists that this branch does not use' })).toBeVisible();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Radio');
  },
};
