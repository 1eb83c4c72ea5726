import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../testing/index.ts';
import { AccountScreen } from './AccountScreen.tsx';

const sent = fn();
const mine = answering('getMyName', { name: 'María Fernanda', last_name: 'Andrade' });
const meta = {
  title: 'Screens/Settings/AccountScreen',
  component: AccountScreen,
  decorators: [withToasts],
  beforeEach: () => void sent.mockClear(),
  parameters: { start: '/app/account', ...answers(mine) },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, picture, language, password and devices on one page. */
export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1180, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/First names/)).toHaveValue('María Fernanda');
    for (const name of ['Your name', 'Calendar', 'Language', 'Change password', 'Where you are signed in'])
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText('Your picture')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};
/** Everybody has an account, whatever else they may do. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Save name' })).toBeVisible(),
};
/** A name that is empty is not sent; a saved one is said. */
export const NameSaved: Story = {
  parameters: answers(
    mine,
    resolving('updateMyName', async ({ request }) => {
      const body = (await request.json()) as { name: string; last_name: string };
      sent(body);
      return HttpResponse.json(body);
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/First names/);
    const save = canvas.getByRole('button', { name: 'Save name' });
    await userEvent.clear(field);
    await userEvent.click(save);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, ' Fernanda ');
    await userEvent.click(save);
    await expect(await screen.findByText('Name saved')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ name: 'Fernanda', last_name: 'Andrade' });
    await expect(field).toHaveValue('Fernanda');
  },
};
/** What the server refuses is said at the form, and what was typed stays. */
export const NameRefused: Story = {
  parameters: answers(mine, failing('updateMyName', 'internal', { detail: 'Something failed.' })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Last names/);
    await userEvent.type(field, ' Paz');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByText('Something failed.')).toBeVisible();
    await expect(field).toHaveValue('Andrade Paz');
  },
};
export const Loading: Story = { parameters: answers(slow('getMyName'), slow('listSessions')) };
/** Each part fails alone. */
export const Failed: Story = {
  parameters: answers(failing('getMyName', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your name could not be loaded')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change password' })).toBeVisible();
  },
};
export const Cruel: Story = {
  parameters: {
    ...answers(
      answering('getMyName', {
        name: 'Wilhelmina-Guadalupe '.repeat(4).trim().slice(0, 80),
        last_name: 'V'.repeat(80),
      }),
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/Last names/)).toHaveValue('V'.repeat(80)),
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible(),
};
/** One column on a telephone. */
export const Phone: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 1500 } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/First names/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
