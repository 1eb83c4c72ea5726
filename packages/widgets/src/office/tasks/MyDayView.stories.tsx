import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { MyDayView } from './MyDayView.tsx';
import { aTask, someTasks } from './tasks.fixtures.ts';

const rows = someTasks();
const done = fn();
const putOff = fn();
const meta = {
  title: 'Screens/Tasks/MyDayView',
  component: MyDayView,
  args: {
    list: { status: 'ready', rows, total: rows.length, isRefreshing: false },
    header: { whose: 'mine', onWhose: fn(), canAdd: true, canRule: true },
    moves: {
      completionOf:
        ({ id }) =>
        () =>
          done(id),
      movesOf: ({ id }) => [{ id: 'snooze', label: 'Put off', onAction: () => putOff(id) }],
      dialog: null,
    },
    canChoose: (_task: Task): boolean => true,
    onRetry: fn(),
  },
  beforeEach: () => {
    done.mockClear();
    putOff.mockClear();
    return onDay('2026-03-09')();
  },
} satisfies Meta<typeof MyDayView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Overdue first; each task with the button that ends it and what else can be done. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bands = await canvas.findAllByRole('heading', { level: 2 });
    await expect(bands.map(({ textContent }) => textContent)).toEqual([
      'Overdue (1)',
      'Today (1)',
      'This week (1)',
      'Later (1)',
    ]);
    // What was put off counts on its new day, and says no other.
    await expect(canvas.getByText(/^Visit · 12 Mar 2026 09:30 · put off 2 times/)).toBeVisible();
    // What is overdue says for how long, what is for today only its time.
    await expect(canvas.getByText('7 d ago')).toBeVisible();
    await expect(canvas.getByText(/^Call · 09:30 ·/)).toBeVisible();
    // Who is to be called, and who is to be asked for a payment.
    for (const call of canvas.getAllByRole('link', { name: 'Call +593 98 484 4386' }))
      await expect(call).toHaveAttribute('href', 'tel:+593984844386');
    await expect(canvas.getAllByRole('link', { name: /WhatsApp/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Complete: Pedir la factura de la flota' }));
    await expect(done).toHaveBeenCalledWith(52);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Visitar la bodega' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put off' }));
    await expect(putOff).toHaveBeenCalledWith(53);
    await userEvent.click(canvas.getByRole('radio', { name: "Everybody's" }));
    await expect(args.header.onWhose).toHaveBeenCalledWith('all');
    await userEvent.click(canvas.getByRole('button', { name: 'More about tasks' }));
    await expect(await screen.findByRole('menuitem', { name: 'Rules' })).toHaveAttribute('href', paths.taskRules());
    await userEvent.keyboard('{Escape}');
  },
};
const instalment = 'Clínica Santa Aurora S.A. · AM-2025-01350 · instalment 1 of 12';
const collections = [
  aTask({
    id: 61,
    kind: 'payment',
    title: 'Llamar por la cuota atrasada',
    due_on: '2026-03-03',
    due_time: null,
    band: 'overdue',
    about: {
      model: 'payment',
      id: 7,
      label: instalment,
      phone: '+593984844386',
      customer_id: 3,
      balance: '562.38',
      is_payable: true,
    },
  }),
  aTask({
    id: 62,
    kind: 'document',
    title: 'Pedir la factura de la última cuota',
    priority: 'normal',
    due_on: '2026-03-05',
    due_time: null,
    band: 'overdue',
    about: {
      model: 'payment',
      id: 8,
      label: instalment,
      phone: '+593984844386',
      customer_id: 3,
      balance: '562.38',
      is_payable: false,
    },
  }),
  aTask({
    id: 63,
    title: 'Llamar por los documentos que faltan',
    due_on: '2026-03-08',
    due_time: null,
    band: 'overdue',
    about: {
      model: 'customer',
      id: 9,
      label: 'Ana Lucía Núñez Tapia',
      phone: null,
      customer_id: 9,
      balance: null,
      is_payable: false,
    },
  }),
];
const collecting = { status: 'ready', rows: collections, total: collections.length, isRefreshing: false } as const;
/** Whoever owes is called first and the instalment paid second; a number that is missing is added. Sums and days end at one place. */
export const Collecting: Story = {
  args: { list: collecting },
  play: async ({ canvas }) => {
    const call = (await canvas.findAllByRole('link', { name: 'Call +593 98 484 4386' }))[0] as HTMLElement;
    const collect = canvas.getByRole('link', { name: 'Register payment' });
    await expect(collect).toHaveAttribute('href', paths.paymentRecord(7));
    await expect(call.compareDocumentPosition(collect)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: 'No phone · add' })).toHaveAttribute(
      'href',
      `${paths.customer(9)}?field=phone`,
    );
    await expect(canvas.getByText(/562\.38/)).toBeVisible();
    const ends = canvas.getAllByText(/ d ago$/).map((days) => Math.round(days.getBoundingClientRect().right));
    await expect(ends).toHaveLength(3);
    await expect(new Set(ends).size).toBe(1);
  },
};
/** On a phone each row has one button that a thumb hits, and the first task stands in sight. */
export const Phone: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 800 } },
  args: { list: collecting },
  decorators: [(Story) => <div style={{ maxInlineSize: '20.5rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const calls = await canvas.findAllByRole('link', { name: 'Call +593 98 484 4386' });
    await expect(calls).toHaveLength(2);
    for (const act of [...calls, canvas.getByRole('link', { name: 'No phone · add' })])
      await expect(act.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(canvas.queryByRole('link', { name: 'Register payment' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: "Everybody's" }));
    await expect(args.header.onWhose).toHaveBeenCalledWith('all');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
/** Of an instalment that is paid nothing is registered. */
export const Paid: Story = {
  args: {
    list: {
      status: 'ready',
      rows: [
        aTask({
          kind: 'payment',
          title: 'Revisar la cuota pagada',
          about: { model: 'payment', id: 8, label: instalment, phone: '+593984844386', is_payable: false },
        }),
      ],
      total: 1,
      isRefreshing: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revisar la cuota pagada')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register payment' })).not.toBeInTheDocument();
  },
};
/** On a tablet what a task begins with keeps its words; the number is left to whoever hears the page. */
export const Tablet: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '44rem' }}>{Story()}</div>],
  args: {
    list: {
      status: 'ready',
      rows: [
        ...rows,
        aTask({
          id: 58,
          kind: 'payment',
          title: 'Llamar por la cuota atrasada',
          about: { model: 'payment', id: 7, label: instalment, is_payable: true },
        }),
      ],
      total: rows.length + 1,
      isRefreshing: false,
    },
  },
  play: async ({ canvas }) => {
    for (const call of await canvas.findAllByRole('link', { name: 'Call +593 98 484 4386' }))
      await expect(call).toHaveTextContent(/^Call$/);
    await expect(canvas.getByRole('link', { name: 'Register payment' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  },
};
/** Everybody's: each says whose it is, only some can be chosen, and the rest is in the list. */
export const Everybodys: Story = {
  args: {
    list: {
      status: 'ready',
      rows: [aTask(), aTask({ id: 55, title: 'Enviar la póliza' })],
      total: 240,
      isRefreshing: false,
    },
    header: { whose: 'all', onWhose: fn(), canAdd: true, canRule: false },
    canChoose: ({ id }) => id === 55,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(/Ana Paredes/)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'See all 240 tasks' })).toHaveAttribute(
      'href',
      paths.tasks({ status: 'open' }),
    );
    await expect(canvas.queryByRole('link', { name: 'Rules' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose: Enviar la póliza' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await expect(bar.getByRole('button', { name: 'Assign' })).toBeVisible();
  },
};
/** The only task of a section goes with the button that ended it: the next one takes the focus, and the page's heading where none is left. */
export const Completing: Story = {
  render: function Render(args) {
    const [left, setLeft] = useState(rows.slice(0, 2));
    return (
      <MyDayView
        {...args}
        list={{ status: 'ready', rows: left, total: left.length, isRefreshing: false }}
        moves={{
          ...args.moves,
          completionOf:
            ({ id }) =>
            () =>
              setTimeout(() => setLeft((before) => before.filter((task) => task.id !== id)), 50),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete: Pedir la factura de la flota' }));
    const next = canvas.getByRole('button', { name: 'Complete: Llamar por la renovación' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Nothing to do');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Empty: Story = {
  args: { list: { status: 'ready', rows: [], total: 0, isRefreshing: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to do')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New task' })).toHaveAttribute('href', paths.newTask());
  },
};
export const Failed: Story = {
  args: { list: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
