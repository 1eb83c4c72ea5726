import { aBranch, aPolicy } from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { answers, empty, resolving, withToasts } from '../../../testing/index.ts';
import { PolicyInterest } from './PolicyInterest.tsx';
import { usePendingRows } from './usePendingRows.ts';
import { usePolicyParts } from './usePolicyParts.ts';

let tellBranch = () => {};
let branchKnown = Promise.resolve();
const newBranch = 9;

/** A policy whose branch becomes another one. */
function WithAnotherBranch() {
  const [policy, setPolicy] = useState(aPolicy());
  const { has } = usePolicyParts(policy);
  return (
    <Stack>
      <Button onPress={() => setPolicy({ ...policy, branch_id: newBranch })}>Change the branch</Button>
      <PolicyInterest policy={policy} has={has} isEditable pending={usePendingRows(undefined)} />
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
    empty('listPolicyCoverages'),
    empty('listPolicyFiles'),
    empty('listPayments'),
    resolving('getBranch', async ({ params }) => {
      const isNew = Number(params.branchId) === newBranch;
      if (isNew) await branchKnown;
      const { flags } = aBranch();
      return HttpResponse.json(aBranch({ flags: { ...flags, generals: !isNew, insureds: true, vehicles: !isNew } }));
    }),
  ),
} satisfies Meta<typeof WithAnotherBranch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves until the other branch is known; then a list that it does not use folds away, but for one in which a row is being written. */
export const RowBegunBefore: Story = {
  beforeEach: () => {
    branchKnown = new Promise((known) => {
      tellBranch = known;
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Radio');
    await expect(canvas.queryByRole('button', { name: 'Lists that this branch does not use' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the branch' }));
    await expect(name).toBeVisible();
    tellBranch();
    await expect(await canvas.findByRole('button', { name: 'Lists that this branch does not use' })).toBeVisible();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Radio');
  },
};
