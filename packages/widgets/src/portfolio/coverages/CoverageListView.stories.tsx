import { aCoverage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList, readOnly, someControls } from '../../frames/lists/lists.fixtures.ts';
import { CoverageListView } from './CoverageListView.tsx';

const rows = [
  aCoverage(),
  aCoverage({ id: 26, name: 'Auto sustituto', coverage_type: 'benefit', description: null }),
  aCoverage({ id: 27, name: 'Grúa', coverage_type: 'help' }),
];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = Array.from({ length: 200 }, (_, index) => aCoverage({ id: index + 1, name: `${index + 1} ${longName}` }));

const list = aList(rows, { onRetry: fn() });
const meta = {
  title: 'Screens/Coverages/CoverageListView',
  component: CoverageListView,
  args: {
    list,
  },
} satisfies Meta<typeof CoverageListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Daño parcial' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New coverage' })).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { ...list, state: { status: 'loading' } } } };
/** Nothing yet: says what coverages are for and offers the first one. */
export const Empty: Story = {
  args: { list: { ...list, state: { status: 'ready', rows: [], total: 0, isRefreshing: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No coverages yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New coverage' })).toHaveLength(2);
  },
};
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'ready', rows: [], total: 0, isRefreshing: false },
      controls: someControls<'branch' | 'coverage_type'>({
        search: 'zz',
        typedSearch: 'zz',
        hasConditions: true,
        clear: fn(),
        filters: { coverage_type: 'help' },
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Type:')).toBeVisible();
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
