import type { CalendarFeed, CalendarFeedPatch } from '@corredor/core/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../../testing/index.ts';
import { MyCalendar } from './MyCalendar.tsx';

const asked = fn();
const none = { made_at: null, shows_names: false, shows_tasks: true, shows_ends: true, shows_instalments: true };
const made = { ...none, made_at: '2026-03-02T14:05:00Z' };
const url = 'https://corredor.example/calendar/Vq3mPz0d7tYJc1sXw9Kf2uLh8bRnEo5gAi4TyD6SxQM.ics';
const rotating = resolving('rotateCalendarFeed', () => {
  asked('rotate');
  return HttpResponse.json({ ...made, url }, { status: 201 });
});
const choosing = (before: CalendarFeed) =>
  resolving('updateCalendarFeed', async ({ request }) => {
    const body = (await request.json()) as CalendarFeedPatch;
    asked(body);
    return HttpResponse.json({ ...before, ...body });
  });

const meta = {
  title: 'Screens/Settings/MyCalendar',
  component: MyCalendar,
  decorators: [withToasts],
  beforeEach: () => void asked.mockClear(),
  parameters: answers(answering('getCalendarFeed', made), rotating),
} satisfies Meta<typeof MyCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address itself is not shown again. */
export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 560 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Address created on/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Show customers’ names' })).not.toBeChecked();
    await expect(canvas.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** The first address is made by one press, shown and copied. */
export const Creating: Story = {
  parameters: answers(answering('getCalendarFeed', none), rotating),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create address' }));
    await expect(await canvas.findByLabelText('Calendar address')).toHaveValue(url);
    await expect(await screen.findByText('Calendar address created')).toBeVisible();
    const write = fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await screen.findByText('Address copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(url);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await screen.findByText(/Select it and copy it yourself/)).toBeVisible();
  },
};
/** What the calendar is to hold can be chosen before it has an address. */
export const NoAddress: Story = {
  parameters: answers(answering('getCalendarFeed', none), choosing(none)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Create address' })).toBeVisible();
    const instalments = canvas.getByRole('switch', { name: 'Show the instalments to be collected' });
    await userEvent.click(instalments);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ shows_instalments: false }));
    await waitFor(() => expect(instalments).not.toBeChecked());
    await expect(canvas.getByRole('button', { name: 'Create address' })).toBeVisible();
  },
};
/** Each kind of date is chosen by itself; without any of them it says that the calendar is empty. */
export const Kinds: Story = {
  parameters: answers(
    answering('getCalendarFeed', { ...made, shows_ends: false, shows_instalments: false }),
    choosing({ ...made, shows_ends: false, shows_instalments: false }),
  ),
  play: async ({ canvas, userEvent }) => {
    const tasks = await canvas.findByRole('switch', { name: 'Show my open tasks' });
    await expect(canvas.queryByText(/stays empty/)).not.toBeInTheDocument();
    await userEvent.click(tasks);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ shows_tasks: false }));
    await expect(await canvas.findByText(/stays empty until you turn one of them on/)).toBeVisible();
    await expect(await screen.findByText('Calendar saved')).toBeVisible();
  },
};
/** What somebody may not see is no choice. */
export const TasksOnly: Story = {
  parameters: {
    session: { permissions: ['core_app.view_task'] },
    ...answers(answering('getCalendarFeed', made)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Show my open tasks' })).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(2);
  },
};
/** A new address ends the one before, so it asks first. */
export const MadeNew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create new address' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create new address' }));
    await expect(dialog.getByText(/The present address stops working at once/)).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Create new address' }));
    await expect(await canvas.findByLabelText('Calendar address')).toHaveValue(url);
  },
};
export const Revoked: Story = {
  parameters: answers(
    answering('getCalendarFeed', made),
    resolving('deleteCalendarFeed', () => {
      asked('revoke');
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke address' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke address' }));
    await expect(await screen.findByText('Calendar address revoked')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('revoke');
    await expect(await canvas.findByRole('button', { name: 'Create address' })).toBeVisible();
  },
};
export const WithNames: Story = {
  parameters: answers(answering('getCalendarFeed', made), choosing(made)),
  play: async ({ canvas, userEvent }) => {
    const names = await canvas.findByRole('switch', { name: 'Show customers’ names' });
    await userEvent.click(names);
    // The switch shows the wish at once; what was asked comes after it.
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ shows_names: true }));
    await waitFor(() => expect(names).toBeChecked());
  },
};
/** What goes wrong is said where it was asked, and nothing changes. */
export const Refused: Story = {
  parameters: answers(
    answering('getCalendarFeed', made),
    failing('updateCalendarFeed', 'internal', { detail: 'Something failed.' }),
    failing('deleteCalendarFeed', 'internal', { detail: 'Nothing was revoked.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    const names = await canvas.findByRole('switch', { name: 'Show customers’ names' });
    await userEvent.click(names);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something failed.');
    await expect(names).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke address' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke address' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was revoked.');
  },
};
export const Loading: Story = { parameters: answers(slow('getCalendarFeed')) };
export const Failed: Story = {
  parameters: answers(failing('getCalendarFeed', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your calendar could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Crear dirección nueva' })).toBeVisible(),
};
