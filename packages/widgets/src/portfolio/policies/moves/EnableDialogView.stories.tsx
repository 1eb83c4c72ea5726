import { aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { planOf } from '../form/policyValues.ts';
import { EnableChanges } from './EnableChanges.tsx';
import { EnableDialogView } from './EnableDialogView.tsx';
import { aMove } from './lifecycle.fixtures.ts';

const planned = planOf({
  start_date: '2026-01-15',
  end_date: '2027-01-15',
  payment_frequency: 5,
  estimated_payment_day: 31,
  total_grant: '599.15',
});
const meta = {
  title: 'Screens/Policies/EnableDialogView',
  component: EnableDialogView,
  args: {
    policy: { id: 118, number: 'VH-2026-00418', start_date: '2026-01-15', end_date: '2027-01-15' },
    view: aMove({ action: 'activate', possible: ['activate'] }),
    plan: planned && <EnableChanges {...planned} currency="USD" />,
    onConfirm: fn(),
    onRetry: fn(),
    onReload: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EnableDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What changes stands in the form that movements have: before, the change and after; then the instalments. */
export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 560 } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enable VH-2026-00418' });
    const changes = within(within(dialog).getByRole('table', { name: 'What changes' }));
    const told = changes.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(told).toEqual([
      'BeforeChangeAfter',
      'Status',
      'DraftActive',
      'Instalments',
      '0+33',
      'Instalments to collect',
      '$0.00+$599.15$599.15',
    ]);
    await expect(within(dialog).getByText(/3 instalments of/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** A policy of a branch of vehicles without one is warned of, and can be enabled. */
export const WithoutVehicle: Story = {
  args: { doubts: ['vehicles'] },
  globals: { locale: 'es' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Activar VH-2026-00418' }));
    await expect(dialog.getByText(/^Aún no tiene ningún vehículo\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Activar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** Until the instalments are known, or where they cannot be, a sentence says what follows. */
export const WithoutPlan: Story = {
  args: { plan: undefined },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('The draft becomes active, with its instalments.')).toBeVisible();
  },
};
export const Busy: Story = { args: { view: aMove({ action: 'activate', step: 'running', isBusy: true }) } };
/** Trying again would be refused again: the way on leads to the number. */
export const NumberTaken: Story = {
  args: {
    view: aMove({
      action: 'activate',
      step: 'failed',
      error: aRefusal(409, 'number_taken', { detail: 'A policy with this number already exists with this insurer.' }),
    }),
  },
  play: async ({ args, userEvent }) => {
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    const link = alert.getByRole('link', { name: 'Edit the number' });
    await expect(link).toHaveAttribute('href', '/app/management/policies/118/update?field=number');
    await userEvent.click(link);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** What is missing is listed below the catalogue's words, each with the way to its field. */
export const Incomplete: Story = {
  args: {
    view: aMove({
      action: 'activate',
      step: 'incomplete',
      error: aRefusal(409, 'activation_incomplete'),
      missing: ['contractor_id', 'payer_id', 'insureds'],
    }),
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong');
    await expect(within(alert).getByRole('link', { name: 'Select a contractor' })).toHaveAttribute(
      'href',
      '/app/management/policies/118/update?field=contractor_id',
    );
    await expect(within(alert).getByRole('link', { name: 'Select a payer' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Enable' })).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { view: aMove({ action: 'activate', step: 'failed', error: aRefusal(500, 'internal') }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { view: aMove({ action: 'activate', step: 'stale', error: aRefusal(412, 'stale') }) },
};
