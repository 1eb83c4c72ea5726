import { aSession } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../../testing/index.ts';
import { SessionList } from './SessionList.tsx';

const ended = fn();
const telephone = aSession({
  id: 27,
  device: 'mobile',
  browser: 'Safari',
  system: 'iOS',
  address: '2800:4f0:12:9a00::',
  started_at: '2026-03-01T20:15:40Z',
  last_used_at: '2026-03-02T23:08:05Z',
  is_current: false,
});
const pageOf = (...results: ReturnType<typeof aSession>[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
const gone = () => new HttpResponse(null, { status: 204 });

const meta = {
  title: 'Screens/Settings/SessionList',
  component: SessionList,
  decorators: [withToasts],
  beforeEach: () => void ended.mockClear(),
  parameters: answers(answering('listSessions', pageOf(aSession(), telephone))),
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This session is named as such and cannot be ended from here. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [mine, other] = await canvas.findAllByRole('listitem');
    if (!mine || !other) throw new Error('Two sessions were expected.');
    await expect(within(mine).getByText('This session')).toBeVisible();
    await expect(within(mine).queryByRole('button')).not.toBeInTheDocument();
    await expect(within(other).getByText('Safari on iOS')).toBeVisible();
    await expect(within(other).getByText(/Network 2800:4f0:12:9a00::/)).toBeVisible();
  },
};
const alike = pageOf(
  aSession(),
  telephone,
  ...[28, 29, 30].map((id) =>
    aSession({ id, is_current: false, last_used_at: `2026-03-0${id - 27}T15:08:05Z`, address: '190.15.128.0' }),
  ),
);
/** What only its times tell apart stands in one line, with each of them below it. */
export const Alike: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 700, height: 620 }, ...answers(answering('listSessions', alike)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 sessions')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^End session: / })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^See the 3 of / }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^End session: / })).toHaveLength(4));
  },
};
/** One of those that look the same is ended by itself. */
export const EndingOneOfThoseAlike: Story = {
  parameters: answers(
    answering('listSessions', alike),
    resolving('deleteSession', ({ params }) => {
      ended(params.sessionId);
      return gone();
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^See the 3 of / }));
    const [, , last] = within(canvas.getAllByRole('list')[1] as HTMLElement).getAllByRole('button');
    await userEvent.click(last as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End session' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith('30'));
  },
};
export const InSpanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
export const OnlyThisOne: Story = {
  parameters: answers(answering('listSessions', pageOf(aSession()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are only signed in here.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** Ending one asks first, and says so afterwards. */
export const EndingOne: Story = {
  parameters: answers(
    resolving('deleteSession', ({ params }) => {
      ended(params.sessionId);
      return gone();
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /End session: Safari on iOS/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End session' }));
    await expect(dialog.getByText(/Safari on iOS will be logged out/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(await screen.findByText('Session ended')).toBeVisible();
    await expect(ended).toHaveBeenCalledWith('27');
  },
};
/** A session that ended meanwhile is as gone as was wanted. */
export const EndedAlready: Story = {
  parameters: answers(failing('deleteSession', 'not_found')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /End session/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'End session' }));
    await expect(await screen.findByText('Session ended')).toBeVisible();
  },
};
export const EndingTheOthers: Story = {
  parameters: answers(
    resolving('deleteOtherSessions', () => {
      ended('others');
      return gone();
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith('others'));
    await expect(await screen.findByText('You are now only signed in here')).toBeVisible();
  },
};
/** What goes wrong is said where it was asked, and nothing is closed. */
export const EndingFails: Story = {
  parameters: answers(failing('deleteOtherSessions', 'internal', { detail: 'Something failed.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something failed.');
  },
};
export const Loading: Story = { parameters: answers(slow('listSessions')) };
export const Failed: Story = {
  parameters: answers(failing('listSessions', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sessions could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** Browsers that say too much, or nothing, and more sessions than anybody reads. */
export const Cruel: Story = {
  parameters: answers(
    answering('listSessions', {
      ...pageOf(
        aSession({
          browser: 'InternetExplorerCompatibleEmbeddedWebView'.repeat(2),
          system: 'GNU/HurdLikeSystem'.repeat(5),
        }),
        aSession({ id: 2, device: 'unknown', browser: null, system: null, address: null, is_current: false }),
        aSession({ id: 3, device: 'tablet', browser: null, system: 'Android', is_current: false }),
      ),
      count: 214,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('And 211 more.')).toBeVisible();
    await expect(canvas.getByText('Unknown device')).toBeVisible();
  },
};
