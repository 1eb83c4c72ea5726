import { aVehicle } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates } from '../../testing/index.ts';
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
const states = listViewStates(list, { emptyText: 'No vehicles yet', filters: { brand: 'Kia' }, chip: 'Brand:', many });

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PDF4821' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New vehicle' })).toBeVisible();
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what vehicles are for and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
