import { aBeneficiary, aCustomer, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { answering, answers, empty, failing, slow, withToasts } from '../../../testing/index.ts';
import { PolicyBeneficiaries } from './PolicyBeneficiaries.tsx';

const other = aBeneficiary({ id: 612, customer_id: 43, customer: { id: 43, name: 'Julio Andrade' }, percentage: '40' });
const some = answering('listPolicyBeneficiaries', aPage([aBeneficiary(), other]));
const customers = answering('listCustomers', aPage([aCustomer()], 60));
const meta = {
  title: 'Screens/Policies/PolicyBeneficiaries',
  component: PolicyBeneficiaries,
  decorators: [withToasts],
  args: { policy: aPolicy(), isEditable: true, onPendingChange: fn() },
  parameters: answers(some, customers),
} satisfies Meta<typeof PolicyBeneficiaries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Suman 100.% de 100/)).toBeVisible();
  },
};
/** Shares never pass a hundred, and the row says so before it is sent. */
export const OverHundred: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Julio Andrade' }));
    const share = canvas.getByRole('textbox', { name: 'Percentage' });
    await userEvent.clear(share);
    await userEvent.type(share, '41{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot add up to more than 100');
  },
};
/** Somebody else changed the row: both versions, and nothing lost. */
export const Conflict: Story = {
  parameters: answers(
    some,
    customers,
    failing('updatePolicyBeneficiary', 'stale', { current: { ...other, version: 2, percentage: '25' } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Julio Andrade' }));
    const share = canvas.getByRole('textbox', { name: 'Percentage' });
    await userEvent.clear(share);
    await userEvent.type(share, '30{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('row', { name: /Percentage 30.*25/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /other|theirs/i }));
    await expect(await canvas.findByRole('textbox', { name: 'Percentage' })).toHaveValue('25.00');
  },
};
export const NothingToAdd: Story = {
  parameters: answers(empty('listPolicyBeneficiaries'), empty('listCustomers')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add beneficiary' }));
    await expect(await screen.findByText('There are no items to add')).toBeVisible();
  },
};
export const AllSelected: Story = {
  parameters: answers(some, answering('listCustomers', aPage([aCustomer()], 2))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add beneficiary' }));
    await expect(await screen.findByText('All items are already selected')).toBeVisible();
  },
};
export const Cruel: Story = {
  parameters: answers(
    answering(
      'listPolicyBeneficiaries',
      aPage(
        Array.from({ length: 40 }, (_, index) =>
          aBeneficiary({
            id: index + 1,
            customer: { id: index + 1, name: `Guadalupe Villavicencio y Montesdeoca de la Torre ${index + 1}` },
            percentage: '2.3456',
          }),
        ),
      ),
    ),
  ),
};
export const Empty: Story = { parameters: answers(empty('listPolicyBeneficiaries')) };
export const Loading: Story = { parameters: answers(slow('listPolicyBeneficiaries')) };
export const Failed: Story = { parameters: answers(failing('listPolicyBeneficiaries', 'internal')) };
export const Forbidden: Story = {
  parameters: answers(failing('listPolicyBeneficiaries', 'permission_denied')),
};
/** Where only movements change it, there is no button but the way to a new one. */
export const ByMovement: Story = {
  args: { policy: aPolicy({ needs_movement: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New movement: Creditor' })).toHaveAttribute(
      'href',
      '/app/management/policies/118/movements/create?kind=creditor',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const ReadOnly: Story = { args: { isEditable: false }, globals: { theme: 'dark' } };
