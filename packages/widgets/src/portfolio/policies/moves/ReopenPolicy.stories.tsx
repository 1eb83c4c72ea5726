import { aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../../../testing/index.ts';
import { ReopenPolicy } from './ReopenPolicy.tsx';

const sent = fn();
const closed = aPolicy({
  status: 'closed',
  is_in_force: false,
  closed_reason: 'closed',
  closed_on: '2026-03-01',
  version: 4,
});
const reopening = {
  until: '2026-03-31',
  instalments_count: 11,
  instalments_total: '549.23',
  currency: 'USD',
  observations: 'Paga el contador.',
  refusal: null,
  detail: null,
};
const meta = {
  title: 'Screens/Policies/ReopenPolicy',
  component: ReopenPolicy,
  args: { policy: closed },
  decorators: [withToasts],
  parameters: answers(answering('getPolicyReopening', reopening)),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof ReopenPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  verb = 'Take back the closing',
) => {
  await userEvent.click(await canvas.findByRole('button', { name: verb }));
  return within(await screen.findByRole('dialog'));
};

/** What it changes is said before it does. */
export const Ready: Story = {
  parameters: answers(
    resolving('reopenPolicy', ({ request }) => {
      sent(request.headers.get('if-match'));
      return HttpResponse.json(aPolicy({ version: 5 }));
    }),
  ),
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByText(/^11 instalments come back/);
    await dialog.findByText('Its observations say again: Paga el contador.');
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Take back the closing' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('"v4"'));
    await screen.findByText('Closing taken back: the policy is active again');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async (context) => {
    const dialog = await open(context, 'Deshacer el cierre');
    await dialog.findByText(/^Vuelven 11 cuotas/);
  },
};
/** The window is over: nothing can be pressed but Close. */
export const TooLate: Story = {
  parameters: answers(
    answering('getPolicyReopening', {
      ...reopening,
      refusal: 'undo_late',
      detail: 'This can be taken back until 30 days after it was done.',
    }),
  ),
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByText('This can be taken back until 30 days after it was done.');
    await expect(dialog.queryByRole('button', { name: 'Take back the closing' })).toBeNull();
  },
};
export const Asking: Story = {
  parameters: answers(slow('getPolicyReopening')),
  play: async (context) => void (await open(context)),
};
/** Somebody else was faster. */
export const Refused: Story = {
  parameters: answers(failing('reopenPolicy', 'transition_refused', { detail: 'The policy is not closed any more.' })),
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByText(/^11 instalments come back/);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Take back the closing' }));
    await dialog.findByText('The policy is not closed any more.');
  },
};
/** A reader is offered nothing. */
export const Reader: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
