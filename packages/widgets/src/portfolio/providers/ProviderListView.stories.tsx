import { aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates } from '../../testing/index.ts';
import { ProviderListView } from './ProviderListView.tsx';

const rows = [
  aProvider(),
  aProvider({
    id: 4,
    name: 'Seguros del Austro',
    short_name: null,
    ruc: '0190123456001',
    offices: [],
    branches: [],
    in_force: { policies: 0, net_premium: '0.00' },
  }),
];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = Array.from({ length: 200 }, (_, index) => aProvider({ id: index + 1, name: `${index + 1} ${longName}` }));

const list = aList(rows, { onRetry: fn() });
const meta = {
  title: 'Screens/Insurers/ProviderListView',
  component: ProviderListView,
  args: {
    list,
  },
} satisfies Meta<typeof ProviderListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, {
  emptyText: 'No insurance companies yet',
  create: { role: 'link', name: 'New insurance company' },
  filters: { branch: '7' },
  chip: 'Branch:',
  many,
});

/** Where there is room, what is in force with each stands in the list. */
export const Ready: Story = {
  parameters: { screen: { width: 1920, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New insurance company' })).toBeVisible();
    // Nothing in force is a dash.
    await expect(canvas.getByRole('gridcell', { name: '$148,320.50' })).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { name: '$0.00' })).not.toBeInTheDocument();
  },
};
/** A tax number that waits is marked, and holds nothing up. */
export const NumberWaits: Story = {
  args: {
    list: aList([aProvider({ ruc: null }), aProvider({ id: 4, name: 'Seguros del Austro' })], { onRetry: fn() }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tax number missing')).toBeVisible();
    await expect(canvas.getByText('1792143578001')).toBeVisible();
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what providers are for and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
