import { aMovementSummary } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaitingView } from './WaitingBlock.tsx';

const none = { unowned: 0, risks: { low: 3, medium: 2, high: 0 }, stale: 0 };
const meta = {
  title: 'Screens/Dashboard/WaitingBlock',
  component: WaitingView,
  args: {
    renewals: { unowned: 3, risks: { low: 4, medium: 1, high: 2 }, stale: 1 },
    movements: aMovementSummary({ sent: { count: 4, total_delta: '1320.50' } }),
    onRetry: fn(),
  },
} satisfies Meta<typeof WaitingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each count leads to its list. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1024, height: 340 } },
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['3 renewals without anybody', '/app/management/renewals?unowned=true'],
      ['2 renewals of high risk', '/app/management/renewals?risk=high'],
      ['1 renewal stuck in its stage', '/app/management/renewals?stale=true'],
      ['4 movements', '/app/management/movements?status=sent'],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
  },
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
/** What nobody waits for is not named. */
export const Some: Story = {
  args: { renewals: none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '4 movements' })).toBeVisible();
    await expect(canvas.queryByText('For nobody yet')).not.toBeInTheDocument();
  },
};
export const Nothing: Story = {
  args: { renewals: none, movements: null },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing waits')).toBeVisible(),
};
export const Loading: Story = { args: { isLoading: true } };
/** One part that fails leaves the others, and is asked again. */
export const Failed: Story = {
  args: { renewals: null, failure: 'The server does not answer.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '4 movements' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Cruel: Story = {
  args: {
    renewals: { unowned: 12_345, risks: { low: 0, medium: 0, high: 98_765 }, stale: 45_678 },
    movements: aMovementSummary({ sent: { count: 4321, total_delta: '-123456789.10' } }),
  },
};
