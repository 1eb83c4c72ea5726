import { aPage, aRun } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { answering, answers, empty, failing, slow } from '../testing/index.ts';
import { RunsScreen } from './RunsScreen.tsx';

const onGo = fn();
const rows = [
  aRun(),
  aRun({
    id: 30,
    kind: 'notifyPayer',
    title: 'Remind: 40 rows',
    status: 'finished',
    total: 40,
    done: 37,
    skipped: 2,
    waiting: 0,
  }),
  aRun({
    id: 29,
    kind: 'deleteCustomer',
    title: 'Delete: 12 rows',
    status: 'cancelled',
    total: 12,
    done: 4,
    failed: 0,
    waiting: 8,
  }),
];
const meta = {
  title: 'Screens/Runs/RunsScreen',
  component: RunsScreen,
  parameters: { start: '/app/runs', onGo, ...answers(answering('listRuns', aPage(rows))) },
} satisfies Meta<typeof RunsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Register payment: 3 rows' })).toHaveAttribute(
      'href',
      '/app/runs/31',
    );
    await expect(await canvas.findByText('Given up')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /Actions|More/ })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Detail' }));
    await expect(onGo).toHaveBeenCalledWith('/app/runs/31');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByText('Sin terminar')).toBeVisible(),
};
export const NoMatch: Story = {
  parameters: { start: '/app/runs?status=cancelled', ...answers(empty('listRuns')) },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing matches')).toBeVisible(),
};
export const Empty: Story = {
  parameters: answers(empty('listRuns')),
  play: async ({ canvas }) => expect(await canvas.findByText('No runs yet')).toBeVisible(),
};
export const Loading: Story = { parameters: answers(slow('listRuns')) };
export const Failed: Story = {
  parameters: answers(failing('listRuns', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
