import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { MenuButton } from '../../actions/Menu/index.ts';
import { ColumnsMenu } from '../../data/ColumnsMenu/index.ts';
import { DataGrid } from '../../data/DataGrid/index.ts';
import { orderActions, orders, useOrderColumns } from '../../data/DataGrid/orders.fixtures.tsx';
import { FilterBar } from '../../data/FilterBar/index.ts';
import { GridToolbar } from '../../data/GridToolbar/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Select } from '../../fields/Select/index.ts';
import { Pagination } from '../../navigation/Pagination/index.ts';
import { ViewTabs } from '../../navigation/ViewTabs/index.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const nothingMatches = (
  <EmptyState drawing="search" title="Nothing found" text="Try fewer letters, or clear the filters." />
);
const nothingYet = (
  <EmptyState
    drawing="list"
    title="No orders yet"
    text="Make the first one and it will stand here."
    action={
      <Button tone="accent" icon={Plus}>
        New order
      </Button>
    }
  />
);

type OrderListProps = {
  count: number;
  isLoading?: boolean;
  /** Nobody has made an order so far. */
  isFirst?: boolean;
  /** It could not be loaded. */
  hasFailed?: boolean;
  /** Leave it out where trying again cannot help. */
  onRetry?: () => void;
  /** Its reader may look, and change nothing. */
  isReadOnly?: boolean;
  /** It is parted into views. */
  hasViews?: boolean;
};

function OrderList({
  count,
  isLoading = false,
  isFirst = false,
  onRetry,
  hasFailed = onRetry !== undefined,
  isReadOnly = false,
  hasViews = false,
}: OrderListProps) {
  const columns = useOrderColumns();
  return (
    <ListFrame
      title="Orders"
      context="Everything that was asked for and what became of it."
      primaryAction={
        // An empty list asks for it where its rows would be.
        !isReadOnly &&
        !(isFirst && count === 0) && (
          <Button tone="accent" icon={Plus}>
            New order
          </Button>
        )
      }
      secondaryActions={
        !isReadOnly && (
          <MenuButton label="More actions" isIconOnly tone="neutral" items={[{ id: 'import', label: 'Import' }]} />
        )
      }
      toolbar={
        <GridToolbar
          views={
            hasViews && <ViewTabs label="Views" items={[{ id: 'all', label: 'All', href: '#', isCurrent: true }]} />
          }
          search={{ label: 'Search orders', placeholder: 'Name or code', value: '', onChange: fn() }}
          onExport={fn()}
          columns={<ColumnsMenu columns={columns} hiddenColumns={[]} onHiddenColumnsChange={fn()} />}
          filters={
            <FilterBar
              fields={[
                {
                  id: 'state',
                  label: 'State',
                  field: <Select label="State" items={[{ id: 'open', label: 'Open' }]} />,
                },
              ]}
              filters={[
                { id: 'state', label: 'State', value: 'Open' },
                { id: 'city', label: 'City', value: 'Quito' },
              ]}
              onRemove={fn()}
              onClear={fn()}
            />
          }
        />
      }
      table={
        hasFailed ? (
          <ErrorState title="The list could not be loaded" text="Check the connection." onRetry={onRetry} />
        ) : (
          <DataGrid
            label="Orders"
            columns={columns}
            rows={orders(count)}
            rowId={(order) => order.id}
            rowCount={count === 0 ? 0 : 312}
            rowActions={isReadOnly ? undefined : orderActions}
            sorting="due"
            onSortingChange={fn()}
            status={isLoading ? 'loading' : 'ready'}
            skeletonRows={25}
            empty={isFirst ? nothingYet : nothingMatches}
          />
        )
      }
      pager={
        !isFirst &&
        !hasFailed && (
          <Pagination
            page={1}
            pageSize={25}
            total={count === 0 ? 0 : 312}
            onPageChange={fn()}
            onPageSizeChange={fn()}
            isLoading={isLoading}
          />
        )
      }
    />
  );
}

const meta = {
  title: 'Components/Frames/ListFrame',
  tags: ['stable'],
  component: OrderList,
  args: { count: 25 },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 1440, height: 900 } } };
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark', locale: 'es' } };
export const Loading: Story = { args: { isLoading: true } };
/** Until the code of a list is there, its skeleton stands in its place: nothing moves when the list comes. */
export const HoldsItsPlace: Story = {
  args: { hasViews: true },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  render: (args) => {
    const [isThere, setThere] = useState(false);
    return (
      <>
        {isThere ? <OrderList {...args} /> : <ListSkeleton hasViews={args.hasViews} />}
        <button type="button" hidden onClick={() => setThere(!isThere)} data-testid="turn" />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const topsOf = () =>
      ['[data-row="-1"]', '[data-row="0"]', '[data-row="5"]'].map(
        (row) => canvasElement.querySelector(row)?.getBoundingClientRect().top ?? 0,
      );
    const held = topsOf();
    await expect(held.every((top) => top > 0)).toBe(true);
    canvas.getByTestId('turn').click();
    await expect(await canvas.findByRole('grid')).toBeVisible();
    const there = topsOf();
    for (const [index, top] of there.entries()) await expect(Math.abs(top - (held[index] ?? 0))).toBeLessThan(4);
    canvas.getByTestId('turn').click();
  },
};
export const NoMatch: Story = { args: { count: 0 } };
/** The first step is taught where the rows will be, and there is nothing to turn pages of. */
export const NothingYet: Story = {
  args: { count: 0, isFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New order' })).toHaveLength(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Failed: Story = {
  args: { count: 0, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
/** Trying again would not help. */
export const Forbidden: Story = {
  args: { count: 0, hasFailed: true, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New order' })).toBeNull();
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>] };
