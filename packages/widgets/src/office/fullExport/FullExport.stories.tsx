import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answers, besideText, failing, slow, withToasts } from '../../testing/index.ts';
import { FullExport } from './FullExport.tsx';

const meta = { title: 'Screens/Settings/FullExport', component: FullExport, decorators: [withToasts] } satisfies Meta<
  typeof FullExport
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Download all data' })),
};
/** Long work says so and can be stopped. */
export const Running: Story = {
  parameters: answers(slow('getExport')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all data' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
  },
};
export const Failed: Story = {
  parameters: answers(
    failing('getExport', 'too_many_requests', { detail: 'Too many requests. Wait 30 s and try again.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all data' }));
    await expect(await screen.findByText('Too many requests. Wait 30 s and try again.')).toBeVisible();
  },
};
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const InSpanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es' } };
