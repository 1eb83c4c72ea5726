import { aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList, readOnly, someControls } from '../../frames/lists/lists.fixtures.ts';
import { ProviderListView } from './ProviderListView.tsx';

const rows = [
  aProvider(),
  aProvider({ id: 4, name: 'Seguros del Austro', short_name: null, ruc: '0190123456001', offices: [], branches: [] }),
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Seguros Pichincha del Valle' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New insurance company' })).toBeVisible();
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
export const Loading: Story = { args: { list: { ...list, state: { status: 'loading' } } } };
/** Nothing yet: says what providers are for and offers the first one. */
export const Empty: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: [], total: 0, isRefreshing: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No insurance companies yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New insurance company' })).toHaveLength(2);
  },
};
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'ready', rows: [], total: 0, isRefreshing: false },
      controls: someControls<'branch'>({
        search: 'zz',
        typedSearch: 'zz',
        hasConditions: true,
        clear: fn(),
        filters: { branch: '7' },
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Branch:')).toBeVisible();
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
