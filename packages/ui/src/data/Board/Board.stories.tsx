import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Link } from '../../actions/Link/index.ts';
import { Text } from '../../text/Text/index.ts';
import type { BoardFold } from './board.types.ts';
import { Board, type BoardCard, type BoardMove } from './index.ts';

type Order = BoardCard & { amount: number; day: string };
const columns = [
  { id: 'new', title: 'New' },
  { id: 'packed', title: 'Packed' },
  { id: 'sent', title: 'Sent' },
  { id: 'returned', title: 'Returned' },
];
const names = ['Ada Byron', 'Blas Pascal', 'Ching Shih', 'Dido of Carthage', 'Emmy Noether', 'Fatima al-Fihri'];
const ordersOf = (count: number, places = columns): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `order-${index + 1}`,
    name: `${names[index % names.length]} ${1001 + index}`,
    columnId: places[index % (places.length - 1 || 1)]?.id ?? '',
    amount: 40 + ((index * 37) % 160),
    day: `2026-03-${String(1 + (index % 28)).padStart(2, '0')}`,
  }));
const onMove = fn();
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A move of the story that holds it back. */
let save: () => void = () => undefined;
let saved = Promise.resolve();

type OrdersProps = { count: number; places?: typeof columns; refuse?: string; fold?: BoardFold };
/** A board as a page holds it: it keeps its cards, and a move takes a moment. */
function Orders({ count, places = columns, refuse, ...props }: OrdersProps) {
  const [orders, setOrders] = useState(() => ordersOf(count, places));
  const move = async ({ card, columnId, beforeId }: BoardMove<Order>) => {
    onMove(card.id, columnId, beforeId);
    await frame();
    if (refuse !== undefined) throw new Error(refuse);
    setOrders((all) => all.map((one) => (one.id === card.id ? { ...one, columnId } : one)));
  };
  return (
    <Board
      {...props}
      label="Orders"
      columns={places}
      cards={orders}
      sumOf={(cards) => `$${cards.reduce((sum, { amount }) => sum + amount, 0).toLocaleString('en')}`}
      refusalOf={({ columnId }, to) => (columnId === 'new' && to === 'returned' ? 'It was never sent.' : undefined)}
      onMove={move}
      renderTitle={({ name }) => <Link href={`#${name}`}>{name}</Link>}
      renderCard={({ amount, day }) => (
        <Text size="sm" tone="muted" isNumeric>
          ${amount} · {day}
        </Text>
      )}
    />
  );
}

const meta = {
  title: 'Components/Data/Board',
  tags: ['new'],
  component: Board<Order>,
  args: { label: 'Orders', columns, cards: ordersOf(9), renderCard: ({ name }) => name },
  beforeEach: () => void onMove.mockClear(),
} satisfies Meta<typeof Board<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

const columnOf = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('region', { name });
const namesIn = (column: HTMLElement) =>
  within(column)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** Count and sum stand in the heads; a column without cards says so. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1080, height: 420 } },
  render: () => <Orders count={9} />,
  play: async ({ canvas }) => {
    const packed = columnOf(canvas, 'Packed');
    await expect(within(packed).getByText('3')).toBeVisible();
    await expect(within(packed).getByText('$404')).toBeVisible();
    await expect(within(columnOf(canvas, 'Returned')).getByText('Nothing here')).toBeVisible();
  },
};
/** Without a way to move, cards are only read. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ada Byron 1001')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** From the menu of a card: what cannot be says why, the focus goes with the card, and it is announced. */
export const ByMenu: Story = {
  render: () => <Orders count={9} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ada Byron 1001 to…' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await expect(within(menu).getByRole('menuitem', { name: /Returned/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(within(menu).getByText('It was never sent.')).toBeVisible();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sent' }));
    await waitFor(() => expect(namesIn(columnOf(canvas, 'Sent'))).toContain('Ada Byron 1001'));
    await expect(onMove).toHaveBeenCalledWith('order-1', 'sent', undefined);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada Byron 1001 is now in Sent');
    await waitFor(() => expect(columnOf(canvas, 'Sent').contains(document.activeElement)).toBe(true));
    await expect(namesIn(columnOf(canvas, 'New'))).not.toContain('Ada Byron 1001');
  },
};
/** Enter lifts, Tab and the arrows choose the place, Enter drops; Escape gives up. */
export const ByKeyboard: Story = {
  render: () => <Orders count={9} />,
  play: async ({ canvas, userEvent }) => {
    const handle = () => canvas.getByRole('button', { name: 'Drag Ada Byron 1001' });
    const lift = async () => {
      handle().focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
      // Each place says in which column it is: between cards, and where there are none.
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Drop on Packed'));
      await expect(screen.getByRole('button', { name: /^Sent: Insert before/ })).toBeInTheDocument();
    };
    await lift();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-drop-target]')).toBeNull());
    await expect(onMove).not.toHaveBeenCalled();
    await lift();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    await waitFor(() => expect(namesIn(columnOf(canvas, 'Packed'))).toContain('Ada Byron 1001'));
    await waitFor(() => expect(columnOf(canvas, 'Packed').contains(document.activeElement)).toBe(true));
  },
};
/** Dragged with the pointer onto another column. */
export const ByDragging: Story = {
  render: () => <Orders count={9} />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: 'Ada Byron 1001' });
    const target = within(columnOf(canvas, 'Returned')).getByRole('grid');
    const sent = within(columnOf(canvas, 'Sent')).getByRole('grid');
    await drag(card, target);
    // It says by the card's own rule that it cannot: nothing happens.
    await expect(onMove).not.toHaveBeenCalled();
    await drag(card, sent);
    await waitFor(() => expect(onMove).toHaveBeenCalledWith('order-1', 'sent', expect.anything()));
    await waitFor(() => expect(namesIn(columnOf(canvas, 'Sent'))).toContain('Ada Byron 1001'));
  },
};
/** A move that is refused sends the card back and says why, on the card and aloud. */
export const Refused: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1080, height: 420 } },
  render: () => <Orders count={6} refuse="Somebody else has sent it meanwhile." />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ada Byron 1001 to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Packed' }));
    await expect(
      await within(columnOf(canvas, 'New')).findByText('Somebody else has sent it meanwhile.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ada Byron 1001 was not moved: Somebody else has sent it meanwhile.',
    );
    await expect(namesIn(columnOf(canvas, 'Packed'))).not.toContain('Ada Byron 1001');
  },
};
/** One column at a time, chosen above it; cards go by their menu. */
export const Narrow: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 480 } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Orders count={9} />,
  play: async ({ canvas, userEvent }) => {
    const switcher = await canvas.findByRole('button', { name: /Column/ });
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Drag/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ada Byron 1001 to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Packed' }));
    await waitFor(() => expect(canvas.queryByText('Ada Byron 1001')).not.toBeInTheDocument());
    await userEvent.click(switcher);
    await userEvent.click(await screen.findByRole('option', { name: 'Packed (4)' }));
    await expect(await canvas.findByText('Ada Byron 1001')).toBeVisible();
  },
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((title) => ({
  id: title,
  title,
}));
/** More columns than fit fade out at the edge, where a press goes on to the next ones and back. */
export const ManyColumns: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1080, height: 420 } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1000 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Orders count={14} places={weekdays} />,
  play: async ({ canvas, userEvent }) => {
    const last = columnOf(canvas, 'Sunday');
    const seen = () => canvas.getByRole('group', { name: 'Orders' }).getBoundingClientRect();
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(seen().right);
    await expect(canvas.queryByRole('button', { name: 'Previous columns' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'More columns' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous columns' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Previous columns' })).not.toBeInTheDocument());
    // Whoever pressed the way that is gone stands on the other.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More columns' })).toHaveFocus());
    await expect(columnOf(canvas, 'Monday').getBoundingClientRect().left).toBeGreaterThanOrEqual(seen().left - 4);
  },
};
/** What is seldom looked at stands folded, with its counts, until it is opened. */
export const Folded: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1080, height: 420 } },
  render: () => <Orders count={9} fold={{ title: 'Done', columnIds: ['sent', 'returned'] }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Sent' })).not.toBeInTheDocument();
    const done = canvas.getByRole('button', { name: 'Done' });
    await expect(done).toHaveAttribute('aria-expanded', 'false');
    await expect(within(columnOf(canvas, 'Done')).getByText('Sent').parentElement).toHaveTextContent('Sent3');
    await userEvent.click(done);
    await expect(namesIn(columnOf(canvas, 'Sent'))).toHaveLength(3);
    await userEvent.click(done);
    // A card that goes there is seen no more: the focus stays on the board.
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ada Byron 1001 to…' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Sent' }));
    await waitFor(() => expect(canvas.queryByText('Ada Byron 1001')).not.toBeInTheDocument());
    await expect(within(columnOf(canvas, 'Done')).getByText('Sent').parentElement).toHaveTextContent('Sent4');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Orders' })).toContainElement(document.activeElement as HTMLElement),
    );
  },
};
let drawnAtFirst = 0;
/** Counts the cards that the first picture has. */
function FirstPicture() {
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      drawnAtFirst = document.querySelectorAll('[data-card]').length;
    });
  }, []);
  return null;
}
/** 2,000 cards: the first picture has those that a window can show, a moment later fifty of a column are drawn, then as many more as are asked for. */
export const Large: Story = {
  render: () => (
    <>
      <Orders count={2000} />
      <FirstPicture />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = columnOf(canvas, 'New');
    await waitFor(() => expect(drawnAtFirst).toBeGreaterThan(0));
    await expect(drawnAtFirst).toBeLessThanOrEqual(40);
    await expect(within(first).getByText('667')).toBeVisible();
    await waitFor(() => expect(namesIn(first)).toHaveLength(50), { timeout: 5000 });
    await userEvent.click(within(first).getByRole('button', { name: 'Show 50 more of 667' }));
    await waitFor(() => expect(namesIn(first)).toHaveLength(100), { timeout: 5000 });
  },
};
/** A board whose columns know what they have in all, and are given their first cards. */
function FirstOrders({ all }: { all: Order[] }) {
  const [orders, setOrders] = useState(all);
  const [limits, setLimits] = useState<Record<string, number>>({});
  const inColumn = (id: string) => orders.filter(({ columnId }) => columnId === id);
  const sumOf = (some: readonly Order[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Board
      label="Orders"
      columns={columns.map((column) => ({ ...column, count: inColumn(column.id).length }))}
      cards={columns.flatMap(({ id }) => inColumn(id).slice(0, limits[id] ?? 50))}
      sumOf={(_cards, { columnId, came, left }) =>
        `$${(sumOf(inColumn(columnId)) + sumOf(came) - sumOf(left)).toLocaleString('en')}`
      }
      onMore={async (columnId) => {
        await frame();
        setLimits((now) => ({ ...now, [columnId]: (now[columnId] ?? 50) + 50 }));
      }}
      onMove={async ({ card, columnId }) => {
        await saved;
        setOrders((now) => now.map((one) => (one.id === card.id ? { ...one, columnId } : one)));
      }}
      renderCard={({ name }) => <Link href={`#${name}`}>{name}</Link>}
    />
  );
}
/** Columns of which the first cards are given: heads tell of all, more come when they are asked for, and a move changes both heads at once. */
export const FirstOfMany: Story = {
  beforeEach: () => {
    saved = new Promise((resolve) => {
      save = resolve;
    });
  },
  render: () => <FirstOrders all={ordersOf(400)} />,
  play: async ({ canvas, userEvent }) => {
    const [first, sent] = [columnOf(canvas, 'New'), columnOf(canvas, 'Sent')];
    await expect(within(first).getByText('134')).toBeVisible();
    await waitFor(() => expect(namesIn(first)).toHaveLength(50), { timeout: 5000 });
    await userEvent.click(within(first).getByRole('button', { name: 'Show 50 more of 134' }));
    await waitFor(() => expect(namesIn(first)).toHaveLength(100), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ada Byron 1001 to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sent' }));
    await waitFor(() => expect(within(first).getByText('133')).toBeVisible());
    await expect(within(sent).getByText('134')).toBeVisible();
    save();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ada Byron 1001 is now in Sent'));
    await waitFor(() => expect(within(sent).queryByLabelText('Loading')).not.toBeInTheDocument(), { timeout: 3000 });
    await expect(within(sent).getByText('134')).toBeVisible();
    await expect(namesIn(sent)).toContain('Ada Byron 1001');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es' },
  render: () => <Orders count={3} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mover Ada Byron 1001 a…' })).toBeVisible();
  },
};

/** What a browser tells of a card that is dragged with the pointer from one place to another. */
async function drag(from: Element, to: Element) {
  const data = new DataTransfer();
  // Only the browser itself may say what is allowed, and only while somebody drags.
  Object.defineProperties(data, {
    effectAllowed: { value: 'all', writable: true },
    dropEffect: { value: 'move', writable: true },
  });
  const at = (place: Element) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return {
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
      dataTransfer: data,
    };
  };
  const tell = async (type: string, on: Element, place = on) => {
    on.dispatchEvent(new DragEvent(type, at(place)));
    // What a drag changes is drawn before the next thing happens to it.
    await frame();
    await frame();
  };
  from.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', button: 0, ...at(from) }));
  await tell('dragstart', from);
  await tell('dragenter', to);
  await tell('dragover', to);
  await tell('drop', to);
  await tell('dragend', from);
}
