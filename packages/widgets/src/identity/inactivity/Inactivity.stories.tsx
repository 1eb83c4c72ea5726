import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { beginWriting, useSession } from '../../base/app/index.ts';
import { answers, resolving, storyTime } from '../../testing/index.ts';
import { Inactivity } from './Inactivity.tsx';

function Reason() {
  const { isSignedIn, reason } = useSession();
  return <p>{isSignedIn ? 'Signed in' : `Signed out: ${reason}`}</p>;
}
/** A form with something typed into it. */
function HalfWritten() {
  useEffect(
    () =>
      beginWriting({ keep: async () => 'kept', isTyped: () => true, isRefused: () => false, draftKeys: () => [] }).end,
    [],
  );
  return null;
}
// Time passes in these stories when they say so; the screen looks at it every second.
const time = storyTime('2026-11-21');
const meta = {
  title: 'Screens/Access/Inactivity',
  component: Inactivity,
  render: (args) => (
    <>
      <Reason />
      <Inactivity {...args} />
    </>
  ),
  parameters: answers(resolving('logout', () => new HttpResponse(null, { status: 204 }))),
  beforeEach: time.begin,
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
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await expect(screen.getByText('The session ends in 2:00')).toBeInTheDocument();
    // Nothing is promised where nothing is written.
    await expect(screen.queryByText(/kept as a draft/)).not.toBeInTheDocument();
    await expect(screen.getByRole('timer')).toHaveTextContent('The session ends in 120 seconds.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
  },
};
/** Who was writing is told that it is kept. */
export const WhileWriting: Story = {
  args: { limit: 120_000, warning: 120_000 },
  render: (args) => (
    <>
      <HalfWritten />
      <Inactivity {...args} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByText('What you are writing is kept as a draft.')).toBeVisible();
  },
};
/** The time left is shown by the second, and read aloud only every half minute. */
export const CountsDown: Story = {
  args: { limit: 120_000, warning: 120_000 },
  globals: { locale: 'es', theme: 'dark' },
  play: async () => {
    await screen.findByRole('alertdialog', { name: '¿Sigue ahí?' });
    time.pass(75_000);
    await expect(await screen.findByText('La sesión se cierra en 0:45')).toBeInTheDocument();
    time.pass(40_000);
    await expect(await screen.findByText('La sesión se cierra en 0:05')).toBeInTheDocument();
  },
};
/** Whoever comes back has time to read the question. */
export const Returned: Story = {
  args: { limit: 120_000, warning: 120_000 },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Shift}');
    await expect(await screen.findAllByText('The session stays open.')).toHaveLength(2);
  },
};
/** Where nobody answers, the session ends and the login page says why. */
export const NobodyThere: Story = {
  args: { limit: 120_000, warning: 120_000 },
  play: async ({ canvas }) => {
    await screen.findByRole('alertdialog');
    time.pass(120_000);
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
