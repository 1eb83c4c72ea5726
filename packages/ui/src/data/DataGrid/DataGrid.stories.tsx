import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps, GridTotals, LeftOut } from './dataGrid.types.ts';
import { type Order, orderActions, orders, useOrderColumns } from './orders.fixtures.tsx';
import { countSelected, noRowsSelected } from './selection.ts';
import { parseSorting } from './sorting.ts';

type StoryProps = Partial<DataGridProps<Order>> & { rows: Order[]; onDelete?: (order: Order) => void };

function OrderGrid({ rows, sorting, onSortingChange, onDelete, ...props }: StoryProps) {
  const columns = useOrderColumns();
  const [order, setOrder] = useState(sorting);
  const sorted = useMemo(() => sortOrders(rows, order), [rows, order]);
  const rowActions = useMemo(() => (row: Order) => orderActions(row, onDelete), [onDelete]);
  return (
    <DataGrid
      label="Orders"
      columns={columns}
      rows={sorted}
      rowId={(row) => row.id}
      rowActions={rowActions}
      sorting={order}
      onSortingChange={(next) => {
        setOrder(next);
        onSortingChange?.(next);
      }}
      {...props}
    />
  );
}

function sortOrders(rows: Order[], sorting: string | undefined) {
  const order = parseSorting(sorting);
  if (!order) return rows;
  const keyOf = (row: Order) => Object.entries(row).find(([key]) => key === order.key)?.[1] ?? '';
  const sign = order.isDescending ? -1 : 1;
  return [...rows].sort((first, second) => (keyOf(first) < keyOf(second) ? -sign : sign));
}

const meta = {
  title: 'Components/Data/DataGrid',
  tags: ['stable'],
  component: OrderGrid,
  args: { rows: orders(12), sorting: 'name', onSortingChange: fn(), onDelete: fn() },
} satisfies Meta<typeof OrderGrid>;
export default meta;
type Story = StoryObj<typeof meta>;
const retry = fn();
const sums: GridTotals = {
  items: [
    { id: 'all', column: 'amount', label: 'Everything', value: '1,234,567.89' },
    { id: 'late', label: 'Late', value: '3,079.18' },
  ],
};

export const Ready: Story = { tags: ['snapshot'] };
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es' } };
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } };
export const Compact: Story = { args: { density: 'compact' } };
export const Loading: Story = { args: { status: 'loading' }, tags: ['snapshot'] };
/** While there are no rows yet, the box that chooses them all says that it cannot, and keeps the focus. */
export const NothingToChoose: Story = {
  args: { rows: [], status: 'loading', selection: noRowsSelected, onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all rows of this page' });
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const LongText: Story = { args: { rows: orders(12, { isLong: true }) } };
/** Who reads with more space between letters and words, or in another font, sees numbers, dates and amounts whole (WCAG 1.4.12). */
export const Spaced: Story = {
  args: { rows: orders(12, { isLong: true }) },
  decorators: [
    (Inner) => (
      <div style={{ letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const numbers = () =>
      within(grid)
        .getAllByRole('gridcell')
        .filter((cell) => /^[-$€\d][\d.,\s$€]*$|\b20\d\d\b/.test(cell.textContent ?? ''));
    await expect(numbers().length).toBeGreaterThan(12);
    await waitFor(() => {
      for (const cell of numbers())
        for (const part of [cell, ...cell.querySelectorAll('*')])
          expect(part.scrollWidth, cell.textContent ?? '').toBeLessThanOrEqual(part.clientWidth || part.scrollWidth);
    });
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        drawing="list"
        title="No orders yet"
        text="Make the first one and it will stand here."
        action={<Button tone="accent">New order</Button>}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('No orders yet'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New order' })).toHaveFocus());
  },
};

/** There are orders, but none for what was searched. */
export const NoMatch: Story = {
  args: {
    rows: [],
    rowCount: 0,
    empty: (
      <EmptyState
        drawing="search"
        title="Nothing matches"
        text="Change the search or the filters."
        action={<Button>Clear search and filters</Button>}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
    await userEvent.click(canvas.getByText('Nothing matches'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toHaveFocus());
  },
};
/** Where the rows could not be had, an error stands in the grid's place. */
export const Failed: Story = {
  render: () => <ErrorState title="The list could not be loaded" text="Check the connection." onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Cards: Story = {
  args: { view: 'cards' },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  tags: ['snapshot'],
};

const onPay = fn();
/** A card may draw a shorter state than the row does, give a value a line of its own, and have a button for what its row waits for; the number that names it is never broken. */
export const CardsThatWait: Story = {
  args: {
    view: 'cards',
    rows: orders(3),
    columns: [
      {
        id: 'code',
        header: 'Code',
        isPrimary: true,
        meaning: 'code',
        card: 'title',
        text: ({ code }) => `PYR-2026-${code}`,
      },
      {
        id: 'state',
        header: 'State',
        card: 'status',
        text: ({ state }) => `${state} for a long time`,
        cardCell: ({ state }) => state,
      },
      { id: 'name', header: 'Name', card: 'subtitle', text: ({ name }) => name },
      { id: 'city', header: 'City', card: 'fact', text: ({ city }) => city },
      { id: 'due', header: 'Due', card: 'below', text: ({ due }) => `until ${due}` },
    ],
    rowActions: (row) => [
      { id: 'pay', label: 'Pay', isOnCard: row.state === 'late', onAction: () => onPay(row.id) },
      { id: 'copy', label: 'Copy' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('listitem');
    await expect(canvas.queryByText(/for a long time/)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Pay / })).toHaveLength(1);
    await userEvent.click(within(cards[2] ?? document.body).getByRole('button', { name: /^Pay PYR-2026-/ }));
    await expect(onPay).toHaveBeenCalledWith(3);
    for (const name of canvas.getAllByText(/^PYR-2026-/).filter(({ clientWidth }) => clientWidth > 1))
      await expect(name.getClientRects()).toHaveLength(1);
  },
};
export const CardsLoading: Story = { ...Cards, args: { view: 'cards', status: 'loading', skeletonRows: 4 }, tags: [] };

export const NarrowContainer: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Orders' });
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    await expect(within(list).getAllByRole('link', { name: 'Amalia Torres' })[0]).toBeVisible();
    // The first letters may stand in another font for a moment, and break elsewhere.
    for (const card of within(list).getAllByRole('listitem'))
      await waitFor(() => expect(card.offsetHeight).toBeLessThan(112));
    await userEvent.click(canvas.getByRole('button', { name: 'Ascending' }));
    await expect(args.onSortingChange).toHaveBeenLastCalledWith('-name');
  },
};

export const KeyboardMoves: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.tab();
    await waitFor(() => expect(within(grid).getAllByRole('link', { name: 'Amalia Torres' })[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^00\d+-[A-Z]$/));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '13'));
    await userEvent.keyboard('{Home}{Control>}{Home}{/Control}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(false));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus());
  },
};

export const KeyboardEntersACell: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const cell = await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement).toHaveAttribute('role', 'gridcell');
      return activeElement;
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('View details'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/More actions/));
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

export const SortsByHeader: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortingChange).toHaveBeenLastCalledWith('amount');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortingChange).toHaveBeenLastCalledWith('-amount');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Amount, descending');
    await expect(canvas.getByRole('columnheader', { name: 'Code' })).not.toHaveAttribute('aria-sort');
  },
};

export const HiddenColumns: Story = {
  args: { hiddenColumns: ['code', 'city'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '7');
    await expect(canvas.getByRole('columnheader', { name: 'State' })).toHaveAttribute('aria-colindex', '3');
  },
};

export const SecondPage: Story = {
  args: { rowCount: 312, rowOffset: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '313');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '27');
  },
};

export const OpensDetailByRow: Story = {
  args: { onRowDetail: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Quito')[0] ?? document.body);
    await expect(args.onRowDetail).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onRowDetail).toHaveBeenCalledTimes(2);
  },
};

const many = orders(10_000);

export const TenThousandRows: Story = {
  args: { rows: many, sorting: 'due' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const focused = await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '4');
      return activeElement;
    });
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001'));
    await waitFor(() => expect(focused).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}');
    await waitFor(() =>
      expect(Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'))).toBeGreaterThan(4),
    );
  },
};

function ChoosingOrders(props: StoryProps) {
  const [selection, setSelection] = useState(noRowsSelected);
  return (
    <>
      <OrderGrid {...props} selection={selection} onSelectionChange={setSelection} />
      <output aria-label="Chosen">{countSelected(selection, props.rows.length)}</output>
    </>
  );
}

export const Selection: Story = {
  args: { sorting: 'due' },
  render: (args) => <ChoosingOrders {...args} />,
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByLabelText('Chosen');
    const boxes = () => canvas.getAllByRole('checkbox');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(boxes()[2] ?? document.body);
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes()[5] ?? document.body);
    await userEvent.keyboard('{/Shift}');
    await expect(chosen).toHaveTextContent('4');
    await expect(boxes()[0]).toBePartiallyChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect(chosen).toHaveTextContent('5');
    await userEvent.click(boxes()[0] ?? document.body);
    await expect(chosen).toHaveTextContent('12');
    await userEvent.click(boxes()[0] ?? document.body);
    await expect(chosen).toHaveTextContent('0');
  },
};
export const SelectionInCards: Story = {
  args: { view: 'cards' },
  render: (args) => <ChoosingOrders {...args} />,
  decorators: Cards.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: 'Select Carmen Iturralde' });
    await userEvent.click(box ?? document.body);
    await expect(canvas.getByLabelText('Chosen')).toHaveTextContent('1');
  },
};

export const MenuByKey: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Shift>}{F10}{/Shift}');
    await expect(await within(document.body).findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};

function LaidOutOrders(props: StoryProps) {
  const [columnOrder, setColumnOrder] = useState<string[]>([]);
  const [columnWidths, setColumnWidths] = useState<Record<string, number>>({});
  return (
    <OrderGrid
      {...props}
      columnOrder={columnOrder}
      columnWidths={columnWidths}
      onColumnOrderChange={setColumnOrder}
      onColumnWidthsChange={setColumnWidths}
    />
  );
}

export const Reordering: Story = {
  render: (args) => <LaidOutOrders {...args} />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'State' })).toHaveAttribute('draggable'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(names().slice(0, 3)).toEqual(['Name', 'State', 'Code']);
    await expect(canvas.getByRole('status')).toHaveTextContent('State is now column 2 of 6');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'State' })).toHaveFocus());
  },
};

export const Resizing: Story = {
  render: (args) => <LaidOutOrders {...args} />,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'State' });
    const before = head.getBoundingClientRect().width;
    await waitFor(() => expect(head).toHaveAttribute('draggable'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(before + 32, 0));
    await expect(canvas.getByRole('status')).toHaveTextContent(/State: \d+ pixels wide/);
  },
};

export const DraggingColumns: Story = {
  render: (args) => <LaidOutOrders {...args} />,
  play: async ({ canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await waitFor(() => expect(head('State')).toHaveAttribute('draggable'));
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(head('State'), { dataTransfer });
    await fireEvent.dragOver(head('Code'), { dataTransfer });
    await waitFor(() => expect(head('Code')).toHaveAttribute('data-drop', 'true'));
    await fireEvent.drop(head('Code'), { dataTransfer });
    await fireEvent.dragEnd(head('State'), { dataTransfer });
    const names = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Name', 'State', 'Code']));
    await expect(head('Code')).not.toHaveAttribute('data-drop');
  },
};

export const DraggingAnEdge: Story = {
  render: (args) => <LaidOutOrders {...args} />,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'State' });
    await waitFor(() => expect(head).toHaveAttribute('draggable'));
    const edge = head.lastElementChild ?? head;
    // A made-up pointer cannot be captured.
    Object.assign(edge, { setPointerCapture: () => undefined });
    const before = head.getBoundingClientRect();
    await fireEvent.pointerDown(edge, { button: 0, pointerId: 1, clientX: before.right });
    await fireEvent.pointerMove(edge, { pointerId: 1, clientX: before.right + 40 });
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(before.width + 40, 0));
    await fireEvent.pointerUp(edge, { pointerId: 1, clientX: before.right + 40 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/State: \d+ pixels wide/));
  },
};

function FittingOrders(props: StoryProps & { room: number }) {
  const [leftOut, setLeftOut] = useState<LeftOut>({ narrow: [], empty: [] });
  return (
    <div style={{ inlineSize: props.room }}>
      <OrderGrid {...props} view="table" onLeftOutChange={setLeftOut} />
      <output aria-label="Left out">{leftOut.narrow.join(', ')}</output>
    </div>
  );
}

export const ColumnsLeaveByPriority: Story = {
  render: (args) => <FittingOrders {...args} room={620} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Left out')).toHaveTextContent('code, city'));
    await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
  },
};

/** On paper all rows of a page stand, also those that no screen has drawn. */
export const PrintsAllRows: Story = {
  args: { rows: orders(200), view: 'table' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    const drawn = canvas.getAllByRole('row').length;
    await expect(drawn).toBeLessThan(150);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(150));
  },
};

/** Columns that the reader wants stay; the grid scrolls in its own place, and the page does not. */
export const KeptColumnsScroll: Story = {
  args: { keptColumns: ['city', 'code'] },
  render: (args) => <FittingOrders {...args} room={620} />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'City' })).toBeInTheDocument());
    await expect(canvas.getByLabelText('Left out')).toHaveTextContent('');
    await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** A column in reserve stands only where the reader makes it stay, however much room there is. */
export const Reserve: Story = {
  args: { keptColumns: ['code'] },
  render: (args) => {
    const columns = useOrderColumns().map((column) =>
      ['city', 'code'].includes(column.id) ? { ...column, isReserve: true } : column,
    );
    return <FittingOrders {...args} columns={columns} room={1600} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Code' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull();
    // It is not for want of room.
    await expect(canvas.getByLabelText('Left out')).toBeEmptyDOMElement();
  },
};

export const TellsWhatIsCut: Story = {
  args: { rows: orders(2, { isLong: true }) },
  render: (args) => <FittingOrders {...args} room={620} />,
  play: async ({ canvas, userEvent }) => {
    const [whole, cut] = await canvas.findAllByRole('rowheader');
    await userEvent.tab();
    await waitFor(() => expect(whole).toContainElement(document.activeElement as HTMLElement));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(cut?.textContent ?? 'nothing');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** What all rows come to is the last row, in sight wherever one scrolls: a sum under its column ends where the amounts end. */
export const TotalsUnderTheirColumns: Story = {
  args: { rows: orders(40), rowCount: 312, totals: sums, selection: noRowsSelected, onSelectionChange: fn() },
  decorators: [
    (Inner) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '26rem' }}>
        <Inner />
      </div>
    ),
  ],
  tags: ['snapshot'],
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const row = await canvas.findByRole('row', { name: /^Total/ });
    await expect(grid).toHaveAttribute('aria-rowcount', '314');
    await expect(row).toHaveAttribute('aria-rowindex', '314');
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Total');
    const sum = within(row).getByRole('gridcell', { name: '1,234,567.89' });
    const head = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(sum.getAttribute('aria-colindex')).toBe(head.getAttribute('aria-colindex'));
    await expect(Math.abs(sum.getBoundingClientRect().right - head.getBoundingClientRect().right)).toBeLessThan(1);
    const seen = grid.getBoundingClientRect();
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom);
    // However high its place is: what is seen ends with a whole row.
    const endsWhole = () => {
      const edge = (row.parentElement as HTMLElement).getBoundingClientRect().top;
      const ends = within(grid)
        .getAllByRole('row')
        .map((one) => one.getBoundingClientRect().bottom);
      return ends.some((end) => Math.abs(end - edge) < 1);
    };
    for (const height of ['26rem', '23.7rem', '21.9rem', '26rem']) {
      grid.parentElement?.parentElement?.style.setProperty('block-size', height);
      await waitFor(() => expect(endsWhole()).toBe(true));
      await expect(grid.scrollHeight).toBeGreaterThan(grid.clientHeight);
    }
    // A shade tells that there are more below, until the last is seen.
    const shade = () => getComputedStyle(row.parentElement as HTMLElement, '::before').opacity;
    await waitFor(() => expect(shade()).toBe('1'));
    // It is reached as a row is, and can be neither chosen nor opened.
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(sum).toHaveFocus());
    await userEvent.keyboard(' {ArrowLeft}');
    await waitFor(() => expect(within(row).getByRole('gridcell', { name: 'Late 3,079.18' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(row).getByRole('rowheader')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(sum).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => {
      const last = document.activeElement?.closest('[role=row]');
      expect(last).toHaveAttribute('aria-rowindex', '41');
      // Nothing that has the focus lies under the sums.
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().top + 1);
    });
    grid.scrollTo({ top: grid.scrollHeight });
    await waitFor(() => expect(shade()).toBe('0'));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};
/** A sum whose column the reader hid is told by its name. */
export const TotalsOfAHiddenColumn: Story = {
  args: { totals: { ...sums, label: 'Total · Open' }, hiddenColumns: ['amount'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Total · Open/ });
    await expect(row).toHaveTextContent('Everything 1,234,567.89');
    await expect(row).toHaveTextContent('Late 3,079.18');
  },
};
/** Amounts of several currencies are never added: each has its own line. */
export const TotalsInCurrencies: Story = {
  args: {
    totals: {
      isStale: true,
      items: [
        { id: 'usd', column: 'amount', label: 'In dollars', value: '$1,204.50' },
        { id: 'eur', column: 'amount', label: 'In euros', value: '€980.00' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Total/ });
    const lines = [within(row).getByText('$1,204.50'), within(row).getByText('€980.00')] as const;
    const [dollars, euros] = lines.map((line) => line.getBoundingClientRect());
    await expect(euros?.top).toBeGreaterThanOrEqual(dollars?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(euros?.right).toBeCloseTo(dollars?.right ?? 0, 0);
  },
};
/** Their row keeps its place from the first moment: nothing moves when the rows come, nor when the sums do. */
export const TotalsKeepTheirPlace: Story = {
  args: { rows: orders(12), skeletonRows: 12 },
  render: function Coming(args) {
    const [step, setStep] = useState(0);
    return (
      <>
        <OrderGrid
          {...args}
          status={step === 0 ? 'loading' : 'ready'}
          totals={step < 2 ? { items: undefined } : sums}
        />
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const heightOf = () => canvas.getByRole('grid').getBoundingClientRect().height;
    const before = heightOf();
    await userEvent.click(next);
    await canvas.findAllByRole('link', { name: 'Amalia Torres' });
    await expect(heightOf()).toBe(before);
    await userEvent.click(next);
    await canvas.findByRole('row', { name: /^Total.*1,234,567\.89$/ });
    await expect(heightOf()).toBe(before);
  },
};
/** On a telephone the sums are one line below the cards. */
export const TotalsInCards: Story = {
  ...Cards,
  args: { view: 'cards', rows: orders(2), totals: sums },
  play: async ({ canvas }) => {
    const line = (await canvas.findByText('Late')).closest('p');
    await expect(line).toHaveTextContent('Total Everything 1,234,567.89 Late 3,079.18');
  },
};
