import { aPage, aPolicyRow, aVehicle } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, failing, listStates } from '../testing/index.ts';
import { VehiclesScreen } from './VehiclesScreen.tsx';

const some = answering('listVehicles', aPage([aVehicle(), aVehicle({ id: 89, plate: 'GSA7741', beneficiaries: [] })]));
const policies = answering('listPolicies', aPage([aPolicyRow()]));
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aVehicle({ id: index + 1, brand: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/Vehicles/VehiclesScreen',
  component: VehiclesScreen,
  parameters: {
    start: '/app/management/vehicles',
    ...answers(some, answering('getVehicle', aVehicle()), policies),
  },
} satisfies Meta<typeof VehiclesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A vehicle's detail names who is paid for it and leads to its policies. */
export const Administrator: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'PDF4821' }));
    const panel = await screen.findByRole('dialog', { name: 'PDF4821' });
    await expect(await within(panel).findByText(/Banco del Litoral S\. A\. · 80/)).toBeVisible();
    await expect(await within(panel).findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    await expect(await within(panel).findByRole('link', { name: 'Editar vehículo' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'PDF4821' });
    await expect(canvas.queryByRole('link', { name: /Edit|New vehicle/ })).not.toBeInTheDocument();
  },
};
/** A vehicle that policies insure stays, and the dialog says what holds on to it. */
export const Held: Story = {
  parameters: answers(
    answering('listVehicles', aPage([aVehicle()])),
    failing('deleteVehicle', 'held', {
      detail: 'It cannot be deleted: other records depend on it.',
      held_by: [{ model: 'policy', count: 2 }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'PDF4821' });
    await userEvent.click(canvas.getByRole('button', { name: /Actions|More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete vehicle' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete vehicle' }));
    const holders = await within(question).findByRole('link', { name: '2 policies depend on it.' });
    await expect(holders).toHaveAttribute('href', `/app/management/policies?vehicle=${aVehicle().id}`);
  },
};
const states = listStates({
  list: 'listVehicles',
  start: '/app/management/vehicles',
  title: 'Vehicles',
  emptyText: 'No vehicles yet',
  row: 'PDF4821',
  create: { role: 'link', name: 'New vehicle' },
  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = states.broker;
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = states.assistant;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
