import { aPage, aPolicyRow, aVehicle } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, failing, onDay, slow } from '../testing/index.ts';
import { VehicleScreen } from './VehicleScreen.tsx';

const meta = {
  title: 'Screens/Vehicles/VehicleScreen',
  component: VehicleScreen,
  parameters: { start: '/app/management/vehicles/88/update', ...answers(answering('getVehicle', aVehicle())) },
} satisfies Meta<typeof VehicleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: the owner, the vehicle's policies and its facts. */
export const Record: Story = {
  args: { id: 88 },
  tags: ['snapshot'],
  // The lines of its policies show today.
  beforeEach: onDay('2026-11-30'),
  parameters: {
    start: '/app/management/vehicles/88',
    snapshot: { width: 1440, height: 900 },
    ...answers(answering('getVehicle', aVehicle()), answering('listPolicies', aPage([aPolicyRow()]))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: aVehicle().plate })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: aVehicle().owner.name })).toHaveAttribute(
      'href',
      `/app/management/customers/${aVehicle().owner.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/app/management/vehicles/88/update',
    );
  },
};

/** Its only policy has ended: that stands above all else, with the way to it. */
export const Uncovered: Story = {
  args: { id: 88 },
  tags: ['snapshot'],
  beforeEach: onDay('2026-11-27'),
  parameters: {
    start: '/app/management/vehicles/88',
    snapshot: { width: 1440, height: 900 },
    ...answers(
      answering('getVehicle', aVehicle()),
      answering(
        'listPolicies',
        aPage([
          aPolicyRow({ status: 'expired', is_in_force: false, start_date: '2025-10-24', end_date: '2026-10-24' }),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    // Above, and of the policy that is over.
    await expect((await canvas.findAllByText('Without cover'))[0]).toBeVisible();
    await expect(canvas.getByText('Of the policies that include it, the last one ended on 24 Oct 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the last one: VH-2026-00418' })).toHaveAttribute(
      'href',
      '/app/management/policies/118',
    );
  },
};

/** What is missing is named at its field, and at the top with links. */
export const Create: Story = {
  parameters: { start: '/app/management/vehicles/create' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Chassis number/ }), 'IM8GDM9AXKP042788');
    await userEvent.click(canvas.getByRole('button', { name: 'Create vehicle' }));
    await expect((await canvas.findAllByText(/must be a VIN/))[0]).toBeVisible();
  },
};
export const Update: Story = {
  args: { id: 88, isEditing: true },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('PDF4821');
    await expect(await canvas.findByDisplayValue('Banco del Litoral S. A.')).toBeVisible();
  },
};
/** Shares of one whole: what passes 100 is said while it is typed and refused. */
export const TooMuch: Story = {
  args: { id: 88, isEditing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add beneficiary' }));
    // The new row opens its list of people, which hides the rest from whoever looks for roles.
    const shares = canvas.getAllByLabelText(/^Percentage/);
    await userEvent.clear(shares[1] as HTMLElement);
    await userEvent.type(shares[1] as HTMLElement, '30');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Save vehicle' }));
    await expect((await canvas.findAllByText(/cannot add up to more than 100/))[0]).toBeVisible();
  },
};
/** The plate is another vehicle's already: who has it, and the way there. */
export const Duplicate: Story = {
  args: { id: 88, isEditing: true },
  parameters: answers(
    answering('getVehicle', aVehicle()),
    failing('updateVehicle', 'duplicate_plate', {
      detail: 'A vehicle with this plate already exists.',
      current: { id: 90, name: 'GSA7741 · Citroën C3' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Model/ }), ' 4x4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save vehicle' }));
    await expect(await canvas.findByRole('link', { name: 'Open GSA7741 · Citroën C3' })).toBeVisible();
  },
};
/** An owner who is no customer yet becomes one without leaving the form. */
export const NewOwner: Story = {
  parameters: { start: '/app/management/vehicles/create' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Owner/ }), 'Zoila');
    await userEvent.click(await screen.findByRole('option', { name: /New customer/ }));
    const dialog = await screen.findByRole('dialog', { name: 'New customer' });
    await expect(within(dialog).getByDisplayValue('Zoila')).toBeVisible();
  },
};
export const Loading: Story = { args: { id: 88, isEditing: true }, parameters: answers(slow('getVehicle')) };
export const Missing: Story = {
  args: { id: 99, isEditing: true },
  parameters: answers(failing('getVehicle', 'not_found')),
};
export const Failed: Story = {
  args: { id: 88, isEditing: true },
  parameters: answers(failing('getVehicle', 'internal')),
};
