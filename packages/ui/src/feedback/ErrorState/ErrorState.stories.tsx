import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  tags: ['stable'],
  component: ErrorState,
  args: { title: 'The list could not be loaded', text: 'Communication error with the server.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 360 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithReference: Story = {
  args: { reference: 'req_01J9Z6TQ4V', onRetry: undefined },
  globals: { locale: 'es' },
};
/** It stands for a page, which has no other title. */
export const Page: Story = {
  args: { isPage: true, title: 'This record does not exist', text: undefined, onRetry: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'This record does not exist' })).toBeVisible(),
};
