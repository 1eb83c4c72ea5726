import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aSampleBook } from './firstSteps.fixtures.ts';
import { RemoveSampleView } from './RemoveSampleView.tsx';

const meta = {
  title: 'Screens/Dashboard/RemoveSampleView',
  component: RemoveSampleView,
  args: {
    book: { status: 'ready', record: aSampleBook() },
    isRemoving: false,
    onConfirm: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RemoveSampleView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has touched it: how much of each kind goes. */
export const Untouched: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('12 policies')).toBeVisible();
    await expect(screen.queryByText(/changed or added/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove sample book' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** What somebody changed or added is named before it goes, as far as anybody reads. */
export const Touched: Story = {
  args: {
    book: {
      status: 'ready',
      record: aSampleBook({
        touched: [
          { model: 'policy', id: 31, name: 'SM-1004', change: 'changed' },
          { model: 'payment', id: 71, name: 'SM-1002 · 4', change: 'changed' },
          { model: 'customer', id: 57, name: 'Lucía Andrade de la Torre y Santa Cruz', change: 'added' },
        ],
        touched_count: 5,
      }),
    },
  },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1024, height: 760 } },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '5 records that somebody changed or added go too:' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('Customer added')).toBeVisible();
    await expect(list.getByText('and 2 more')).toBeVisible();
  },
};
export const Loading: Story = { args: { book: { status: 'loading' } } };
export const Failed: Story = {
  args: { book: { status: 'failed', message: 'Not now.', isMissing: false, isForbidden: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Somebody else was faster. */
export const Gone: Story = {
  args: { book: { status: 'ready', record: aSampleBook({ loaded_at: null, loaded_by: null, counts: [] }) } },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: {
    book: {
      status: 'ready',
      record: aSampleBook({
        touched: [{ model: 'vehicle', id: 5, name: 'PBX1234', change: 'added' }],
        touched_count: 1,
      }),
    },
  },
};
