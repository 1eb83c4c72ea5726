import { aPage, aPolicy, aSeller } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { answering, answers, empty, failing, onDay, slow, withToasts } from '../../../testing/index.ts';
import { PolicySellers } from './PolicySellers.tsx';

const julio = aSeller({ id: 642, user_id: null, name: 'Julio Andrade', percentage: '30' });
const less = aSeller({ id: 643, start_date: '2026-04-01', percentage: '50' });
const planned = aSeller({ id: 644, start_date: '2026-09-01', percentage: '60' });
const meta = {
  title: 'Screens/Policies/PolicySellers',
  component: PolicySellers,
  decorators: [withToasts],
  args: { policy: aPolicy(), isEditable: true, onPendingChange: fn() },
  beforeEach: onDay('2026-05-20'),
  parameters: answers(answering('listPolicySellers', aPage([aSeller(), julio, less, planned]))),
} satisfies Meta<typeof PolicySellers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of each seller the latest row counts; the others say why they do not. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/80.?% of the commission is shared today/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Replaced by another row/ })).toHaveTextContent('$43.75');
    await expect(canvas.getByRole('row', { name: /Not started yet/ })).toHaveTextContent('60');
  },
};
/** A seller who is no user is typed. */
export const AddingByName: Story = {
  parameters: answers(answering('listPolicySellers', aPage([aSeller()]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add seller' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Seller' }), 'Lucía');
    await userEvent.click(await screen.findByRole('option', { name: 'Not a user: enter a name' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name of the seller' })).toHaveValue('Lucía');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Share' }), '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Add' }));
    await expect(await screen.findByText(/Seller (added|created)/i)).toBeVisible();
  },
};
export const OverOnADay: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Julio Andrade' }));
    const share = canvas.getByRole('textbox', { name: 'Participación' });
    await userEvent.clear(share);
    await userEvent.type(share, '31{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('los vendedores pasarían del 100 %');
  },
};
/** Without a row an earlier one would count again. */
export const CannotRemove: Story = {
  parameters: answers(
    answering('listPolicySellers', aPage([aSeller({ percentage: '100' }), julio])),
    failing('deletePolicySeller', 'shares_over', {
      detail: 'Without this row an earlier one counts again.',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete: Julio Andrade' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove seller' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove seller' }));
    await expect(await screen.findByText('Without this row an earlier one counts again.')).toBeVisible();
    await expect(dialog).toBeVisible();
  },
};
export const WithoutCommission: Story = { args: { policy: aPolicy({ commission_percent: null }) } };
export const Cruel: Story = {
  parameters: answers(
    answering(
      'listPolicySellers',
      aPage(
        Array.from({ length: 40 }, (_, index) =>
          aSeller({ id: index + 1, name: `Guadalupe Villavicencio y Montesdeoca ${index}`, percentage: '2.3456' }),
        ),
      ),
    ),
  ),
};
export const Empty: Story = { parameters: answers(empty('listPolicySellers')), globals: { locale: 'es' } };
export const Loading: Story = { parameters: answers(slow('listPolicySellers')) };
export const Failed: Story = { parameters: answers(failing('listPolicySellers', 'internal')) };
export const ReadOnly: Story = { args: { isEditable: false }, globals: { theme: 'dark' } };
