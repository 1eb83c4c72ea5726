import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDollarSign, Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import BulkDialog from './BulkDialog.tsx';
import type { BulkOutcome, BulkVerb } from './bulk.ts';

type Row = { id: number; name: string };
const rows: Row[] = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `Record ${index + 1}` }));
const remove: BulkVerb<Row> = { id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical', run: async () => null };
const pay: BulkVerb<Row> = { id: 'pay', label: 'Register payment', icon: CircleDollarSign, run: async () => null };
const outcomes: BulkOutcome<Row>[] = rows.map((row) =>
  row.id % 4 === 0 ? { status: 'refused', row, reason: 'Other records still need it.' } : { status: 'done', row },
);

const meta = {
  title: 'Patterns/List/BulkDialog',
  component: BulkDialog<Row>,
  args: {
    state: { step: 'asking', verb: remove, count: 12 },
    nameOf: ({ name }) => name,
    onStart: fn(),
    onFinished: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkDialog<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete: 12 rows' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
/** The rows themselves are still being read. */
export const Gathering: Story = {
  args: { state: { step: 'running', verb: pay, done: 0, total: null, isCancelled: false } },
};
export const Running: Story = {
  args: { state: { step: 'running', verb: pay, done: 18, total: 40, isCancelled: false } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await page.findByRole('dialog', { name: 'Register payment…' }));
    await expect(dialog.getByText('18 of 40')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Stopping: Story = {
  args: { state: { step: 'running', verb: pay, done: 18, total: 40, isCancelled: true } },
};
export const AllDone: Story = {
  args: {
    state: { step: 'report', verb: pay, total: 3, run: fn(), outcomes: outcomes.slice(0, 3) },
  },
};
/** Some were refused, some were never reached. */
export const Mixed: Story = {
  args: { state: { step: 'report', verb: remove, total: 60, run: fn(), outcomes } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await page.findByRole('dialog', { name: 'Delete: result' }));
    await expect(dialog.getByText('30 rows done · 10 refused · 20 not started')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try the refused ones again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** What needed nothing is no refusal: there is nothing to try again. */
export const NotNeeded: Story = {
  args: {
    state: {
      step: 'report',
      verb: pay,
      total: 4,
      run: fn(),
      outcomes: rows
        .slice(0, 4)
        .map((row) =>
          row.id > 2 ? { status: 'skipped', row, reason: 'Nothing to hand over.' } : { status: 'done', row },
        ),
    },
  },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Register payment: result' }));
    await expect(dialog.getByText('2 rows done · 2 not needed')).toBeVisible();
    const left = within(dialog.getByRole('region', { name: 'Rows that needed nothing' }));
    await expect(left.getAllByText('Nothing to hand over.')).toHaveLength(2);
    await expect(dialog.queryByRole('button', { name: 'Try the refused ones again' })).toBeNull();
  },
};
/** The server died on the way: what was not done is not refused, it waits and is gone on with. */
export const Lost: Story = {
  args: {
    state: {
      step: 'report',
      verb: remove,
      total: 17,
      run: fn(),
      outcomes: rows
        .slice(0, 17)
        .map(
          (row): BulkOutcome<Row> =>
            row.id < 7 ? (outcomes[row.id - 1] ?? { status: 'done', row }) : { status: 'waiting', row },
        ),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await page.findByRole('dialog', { name: 'Delete: result' }));
    await expect(dialog.getByText('5 rows done · one refused · 11 wait')).toBeVisible();
    await expect(dialog.getByText(/^The connection was lost/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** What was stopped before its one file was put together says that there is none. */
export const StoppedReading: Story = {
  args: {
    state: {
      step: 'report',
      verb: { ...pay, reading: { stopped: 'You stopped the download: no file was saved.' } },
      total: 60,
      run: fn(),
      outcomes: outcomes.slice(0, 3),
      isCancelled: true,
    },
  },
  play: async () => {
    await expect(await page.findByText('You stopped the download: no file was saved.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { step: 'failed', verb: remove, message: 'An unexpected error occurred' } },
};
