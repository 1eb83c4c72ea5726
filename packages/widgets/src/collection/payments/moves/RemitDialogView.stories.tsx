import { aCredit, aPayment } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { seeLeaving } from '../../../frames/leaving/leaving.fixtures.ts';
import { onDay } from '../../../testing/index.ts';
import { RemitDialogView } from './RemitDialogView.tsx';

const waiting = { allowed_actions: ['update', 'unpay', 'remit'] } as const;
const other = { id: 8, name: 'Equinoccial Austral', short_name: 'Equinoccial' };
const rows = [
  aPayment({ id: 1, to_remit: '49.92', allowed_actions: [...waiting.allowed_actions] }),
  aPayment({ id: 2, to_remit: '100.00', provider: other, allowed_actions: [...waiting.allowed_actions] }),
  aCredit({ to_remit: '-30.00', provider: other, allowed_actions: [...waiting.allowed_actions] }),
  aPayment({ id: 4 }),
];
const meta = {
  title: 'Screens/Payments/RemitDialogView',
  component: RemitDialogView,
  beforeEach: onDay('2026-02-10'),
  args: { count: rows.length, rows, onRemit: fn(), onClose: fn() },
} satisfies Meta<typeof RemitDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each insurer gets, less what the broker gave back; what has nothing to hand over stays out. */
export const ByInsurer: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('3 instalments · $119.92')).toBeVisible();
    await expect(screen.getByText('$70.00')).toBeVisible();
    await expect(screen.getByText('$49.92')).toBeVisible();
    await expect(screen.getByText(/One of them has nothing to hand over/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as handed over' }));
    await expect(args.onRemit).toHaveBeenCalledWith({ remitted_on: '2026-02-10' });
  },
};
/** Another day is not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: () => userEvent.type(screen.getByRole('spinbutton', { name: /^day/ }), '9'),
        isKept: async () => expect(screen.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('9'),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
export const Nothing: Story = {
  args: { rows: [aPayment()] },
  play: async () => expect(await screen.findByRole('button', { name: 'Mark as handed over' })).toBeDisabled(),
};
