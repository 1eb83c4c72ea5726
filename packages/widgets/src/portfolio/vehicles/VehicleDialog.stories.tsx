import { aVehicle } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing } from '../../testing/index.ts';
import { VehicleDialog } from './VehicleDialog.tsx';

const meta = {
  title: 'Screens/Vehicles/VehicleDialog',
  component: VehicleDialog,
  parameters: answers(
    answering('createVehicle', aVehicle({ id: 90, plate: 'GSA7741', brand: 'Citroën', model: 'C3' })),
  ),
  args: { name: 'gsa7741', owner: { id: 41, name: 'Ana Lucía Cevallos Mora' }, onCreated: fn(), onClose: fn() },
} satisfies Meta<typeof VehicleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts with the plate that was typed and the owner that is likely, and hands the new vehicle over. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: /^Plate/ })).toHaveValue('gsa7741');
    await expect(screen.getByRole('combobox', { name: /^Owner/ })).toHaveValue('Ana Lucía Cevallos Mora');
    await userEvent.type(screen.getByRole('combobox', { name: /^Brand/ }), 'Citroën{Tab}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Model/ }), 'C3');
    await userEvent.type(screen.getByRole('textbox', { name: /^Year/ }), '2024{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Create vehicle' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith({ id: 90, name: 'GSA7741 · Citroën C3' }));
  },
};
/** The plate is another vehicle's already: that one is taken, without leaving what is being written. */
export const Duplicate: Story = {
  parameters: answers(
    failing('createVehicle', 'duplicate_plate', {
      detail: 'A vehicle with this plate already exists.',
      current: { id: 90, name: 'GSA7741 · Citroën C3' },
    }),
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Brand/ }), 'Citroën{Tab}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Model/ }), 'C3');
    await userEvent.type(screen.getByRole('textbox', { name: /^Year/ }), '2024{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Create vehicle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take GSA7741 · Citroën C3' }));
    await expect(args.onCreated).toHaveBeenCalledWith({ id: 90, name: 'GSA7741 · Citroën C3' });
  },
};
