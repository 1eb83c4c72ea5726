import { aVehicle } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList, readOnly, someControls } from '../../frames/lists/lists.fixtures.ts';
import type { VehicleFilter } from './VehicleFilters.tsx';
import { VehicleListView } from './VehicleListView.tsx';

const rows = [
  aVehicle(),
  aVehicle({ id: 89, plate: 'GSA7741', brand: 'Citroën', model: 'C3', commercial_value: null, beneficiaries: [] }),
];
const longName = 'Compañía de transporte pesado internacional y de encomiendas de los Andes '.repeat(2);
const many = Array.from({ length: 200 }, (_, index) =>
  aVehicle({ id: index + 1, plate: `PCA${1000 + index}`, model: longName, owner: { id: 41, name: longName } }),
);

const list = aList(rows, { onRetry: fn() });
const meta = {
  title: 'Screens/Vehicles/VehicleListView',
  component: VehicleListView,
  args: {
    list,
  },
} satisfies Meta<typeof VehicleListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PDF4821' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New vehicle' })).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { ...list, state: { status: 'loading' } } } };
/** Nothing yet: says what vehicles are for and offers the first one. */
export const Empty: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: [], total: 0, isRefreshing: false } } },
  play: async ({ canvas }) => void (await canvas.findByText('No vehicles yet')),
};
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'ready', rows: [], total: 0, isRefreshing: false },
      controls: someControls<VehicleFilter>({
        search: 'zz',
        typedSearch: 'zz',
        hasConditions: true,
        clear: fn(),
        filters: { brand: 'Kia' },
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Brand:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.list.controls.clear).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { list: { ...list, state: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'failed', message: "You don't have permission to access to this resource", isForbidden: true },
      may: { ...list.may, create: false },
    },
  },
};
/** Long names and as many rows as a page can have. */
export const Cruel: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: many, total: 4321, isRefreshing: true } } },
};
export const ReadOnly: Story = { args: { list: { ...list, ...readOnly } } };
