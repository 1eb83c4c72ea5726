import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { TaskMonthView } from './TaskMonthView.tsx';
import { aTask, someTasks } from './tasks.fixtures.ts';

const same = [1, 2, 3, 4].map((index) =>
  aTask({ id: 60 + index, title: `Enviar el certificado ${index}`, due_on: '2026-03-17', band: 'later' }),
);
const rows = [...someTasks(), ...same];
const meta = {
  title: 'Screens/Tasks/TaskMonthView',
  component: TaskMonthView,
  args: {
    list: { status: 'ready', rows, total: rows.length, isRefreshing: false },
    month: '2026-03',
    today: '2026-03-09',
    header: { whose: 'mine', onWhose: fn(), canAdd: true, canRule: true },
    assignee: 4,
    onRetry: fn(),
  },
} satisfies Meta<typeof TaskMonthView>;
export default meta;
type Story = StoryObj<typeof meta>;

const monthHref = (month: string) => paths.tasks({ view: 'month', month });
const dayHref = (day: string) => paths.tasks({ status: 'open', from: day, until: day, assignee: 4 });

/** A day names three tasks and counts the others; each leads to the list of that day. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const month = within(await canvas.findByRole('table', { name: 'March 2026' }));
    const today = month.getByRole('link', { name: /^9 Mar 2026: 1 task$/ });
    await expect(today.closest('td')).toHaveAttribute('aria-current', 'date');
    await expect(month.getByRole('link', { name: '1 more' })).toHaveAttribute('href', dayHref('2026-03-17'));
    await expect(month.getByRole('link', { name: 'Visitar la bodega' }).closest('td')).toContainElement(
      month.getByRole('link', { name: /^12 Mar 2026: 1 task$/ }),
    );
    await expect(canvas.getByRole('link', { name: 'Previous month' })).toHaveAttribute('href', monthHref('2026-02'));
    await expect(canvas.getByRole('link', { name: 'Next month' })).toHaveAttribute('href', monthHref('2026-04'));
    await expect(canvas.queryByRole('link', { name: 'This month' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: "Everybody's" }));
    await expect(args.header.onWhose).toHaveBeenCalledWith('all');
  },
};
/** Where seven days have no room, only those with tasks are told, one below the other. */
export const OnAPhone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tuesday 17 March' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '4 tasks' })).toHaveAttribute('href', dayHref('2026-03-17'));
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Revisar el pago de la cuota 3')).not.toBeInTheDocument();
  },
};
/** Another month has the way back, and says that not all tasks were read. */
export const AnotherMonth: Story = {
  args: { month: '2026-05', list: { status: 'ready', rows: [], total: 300, isRefreshing: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'May 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'This month' })).toHaveAttribute('href', monthHref('2026-03'));
    await expect(canvas.getByRole('link', { name: 'See all 300 tasks' })).toHaveAttribute(
      'href',
      paths.tasks({ status: 'open' }),
    );
  },
};
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
