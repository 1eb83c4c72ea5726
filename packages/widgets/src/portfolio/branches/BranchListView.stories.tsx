import { aBranch } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aList, someControls } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates } from '../../testing/index.ts';
import { BranchListView } from './BranchListView.tsx';

const flags = { vehicles: false, insureds: true, generals: false, diagnosis: true };
const rows = [
  aBranch(),
  aBranch({ id: 3, name: 'Asistencia médica', group: 'people', code: '3', description: null, flags }),
  aBranch({ id: 40, name: 'Multirriesgo hogar', group: 'property', code: null, description: 'Contenido y edificio.' }),
];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = Array.from({ length: 200 }, (_, index) => aBranch({ id: index + 1, name: `${index + 1} ${longName}` }));

const list = aList(rows, { onRetry: fn() });
const meta = {
  title: 'Screens/Branches/BranchListView',
  component: BranchListView,
  args: {
    list,
    onCreate: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof BranchListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, {
  emptyText: 'No branches yet',
  create: { role: 'button', name: 'New branch' },
  filters: { group: 'bonds' },
  chip: 'Group:',
  many,
});

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Vehículos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New branch' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
/** A branch of the sample book stands beside the brokerage's own of the same name, and says what it is. */
export const WithSample: Story = {
  args: { list: aList([aBranch(), aBranch({ id: 77, is_sample: true })], { onRetry: fn() }), onOfficial: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Sample')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Official branches' }));
    await expect(args.onOfficial).toHaveBeenCalledOnce();
  },
};
/** Where the country has an official list, the first branches come from it. */
export const EmptyWithOfficial: Story = {
  args: {
    list: { ...list, state: { status: 'ready', rows: [], total: 0, isRefreshing: false } },
    onOfficial: fn(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose official branches' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New branch' })).toHaveLength(1);
  },
};
/** An address from when there were more rows leads to the last page there is. */
export const BeyondTheEnd: Story = {
  args: {
    list: {
      ...list,
      state: { status: 'ready', rows: [], total: 3, isRefreshing: false },
      controls: someControls({ page: 9, setPage: fn() }),
    },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.list.controls.setPage).toHaveBeenCalledWith(1, { replace: true }));
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what branches are for and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
