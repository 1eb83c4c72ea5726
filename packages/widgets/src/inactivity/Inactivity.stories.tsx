import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { useSession } from '../app/index.ts';
import { answers, resolving } from '../testing/index.ts';
import { Inactivity } from './Inactivity.tsx';

function Reason() {
  const { isSignedIn, reason } = useSession();
  return <p>{isSignedIn ? 'Signed in' : `Signed out: ${reason}`}</p>;
}
const meta = {
  title: 'Shell/Inactivity',
  component: Inactivity,
  render: (args) => (
    <>
      <Reason />
      <Inactivity {...args} />
    </>
  ),
  parameters: answers(resolving('logout', () => new HttpResponse(null, { status: 204 }))),
} satisfies Meta<typeof Inactivity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked while there is time. */
export const Watching: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signed in')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
/** Two minutes before the end the reader is asked, and staying is one key away. */
export const Warning: Story = {
  args: { limit: 120_000, warning: 120_000 },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await expect(screen.getByText(/The session ends in (2:00|1:5\d)/)).toBeInTheDocument();
    await expect(screen.getByRole('timer')).toHaveTextContent('The session ends in 120 seconds.');
    await expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus();
    // Whoever comes back has time to read the question.
    await userEvent.keyboard('{Shift}');
    await expect(await screen.findAllByText('The session stays open.')).toHaveLength(2);
  },
};
/** Where nobody answers, the session ends and the login page says why. */
export const NobodyThere: Story = {
  args: { limit: 0, warning: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signed out: idle')).toBeVisible();
  },
};
/** Leaving on purpose is no idleness. */
export const Leaving: Story = {
  args: { limit: 120_000, warning: 120_000 },
  play: async ({ canvas }) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.getByText('Signed out: left')).toBeVisible());
  },
};
