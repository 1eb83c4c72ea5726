import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FirstStepsView } from './FirstStepsView.tsx';
import { someSteps } from './firstSteps.fixtures.ts';

const meta = {
  title: 'Screens/Dashboard/FirstStepsView',
  component: FirstStepsView,
  args: {
    steps: someSteps(),
    isPutAway: false,
    onPutAway: fn(),
    hrefs: { name: '/app/account', branches: '/app/configuration/branches?official=true' },
  },
} satisfies Meta<typeof FirstStepsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done: what comes first stands out, and the sample book is offered. */
export const Fresh: Story = {
  tags: ['snapshot', 'all-looks'],
  args: { onLoadSample: fn() },
  parameters: { snapshot: { width: 1024, height: 760 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('0 of 7 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose them (Branches)' })).toHaveAttribute(
      'href',
      '/app/configuration/branches?official=true',
    );
    await expect(canvas.getByRole('link', { name: 'Import them (Customers)' })).toHaveAttribute(
      'href',
      '/app/management/customers?import=customers',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Load sample book' }));
    await expect(args.onLoadSample).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Put away' }));
    await expect(args.onPutAway).toHaveBeenCalledWith(true);
  },
};
/** What is done is ticked and leads nowhere any more; a colleague waits for a larger plan and is not counted. */
export const Half: Story = {
  args: { steps: someSteps(['name', 'profile', 'branches'], true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 6 done · one more with a larger plan')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'First steps' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 6 done · one more with a larger plan',
    );
    await expect(canvas.queryByRole('link', { name: /Your name/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See plans (A colleague)' })).toHaveAttribute(
      'href',
      '/app/payments/plan',
    );
  },
};
/** The last step alone is left, and the reader may not load a sample. */
export const NearlyDone: Story = {
  args: {
    steps: someSteps(['name', 'profile', 'branches', 'insurers', 'customers', 'policy']),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invite (A colleague)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load sample book' })).toBeNull();
  },
};
/** Put away it is one line, and comes back. */
export const PutAway: Story = {
  args: { isPutAway: true, steps: someSteps(['name']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('First steps: 1 of 7 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onPutAway).toHaveBeenCalledWith(false);
  },
};
export const LoadingSample: Story = { args: { isLoading: true, onLoadSample: fn() } };
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { steps: someSteps(['name', 'branches']), onLoadSample: fn() },
};
