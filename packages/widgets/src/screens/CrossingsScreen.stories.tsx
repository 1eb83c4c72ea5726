import { aCrossing, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, resolving, withToasts } from '../testing/index.ts';
import { CrossingsScreen } from './CrossingsScreen.tsx';

const sent = fn();
const made = aCrossing({ undo_until: '2199-12-31' });
const undone = aCrossing({
  id: 40,
  customer: { id: 52, name: 'Transportes Andinos' },
  reason: 'exclusion',
  pairs: [
    {
      credit: { id: 991, policy_id: 98, policy_number: 'VH-2025-00378', number: 2, movement_number: null },
      payment: { id: 902, policy_id: 119, policy_number: 'VH-2026-00419', number: 3, movement_number: null },
      amount: '20.00',
    },
  ],
  undone_at: '2026-02-13T15:20:00Z',
});
const meta = {
  title: 'Screens/Payments/CrossingsScreen',
  component: CrossingsScreen,
  decorators: [withToasts],
  parameters: {
    start: '/app/management/crossings',
    ...answers(
      answering('listCrossings', aPage([made, undone])),
      answering('getCrossing', made),
      resolving('undoCrossing', ({ params }) => {
        sent(params.crossingId);
        return HttpResponse.json({ ...made, undone_at: '2026-03-01T10:00:00Z', version: 2 });
      }),
    ),
  },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof CrossingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What paid what; one is undone after it said what will be open then. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^2 of VH-2026-00418/)).toBeVisible();
    await expect(canvas.getByText(/^1 of VH-2025-00377/)).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getByText('Undone')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /Actions|More/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo crossing' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo the crossing?' }));
    await question.findByText(/of instalment 2 of VH-2026-00418/);
    await userEvent.click(question.getByRole('button', { name: 'Undo crossing' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('41'));
    await screen.findByText('Crossing undone');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByText('Deshecho')).toBeVisible(),
};
export const Empty: Story = {
  parameters: answers(empty('listCrossings')),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing was crossed yet')).toBeVisible(),
};
export const Failed: Story = {
  parameters: answers(failing('listCrossings', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
