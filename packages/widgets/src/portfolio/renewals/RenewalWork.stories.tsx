import { aRenewal, renewalStages } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, withToasts } from '../../testing/index.ts';
import RenewalWork from './RenewalWork.tsx';

const meta = {
  title: 'Screens/Renewals/RenewalWork',
  component: RenewalWork,
  decorators: [withToasts],
  args: { renewal: aRenewal(), action: 'lose', stages: renewalStages, onClose: fn() },
} satisfies Meta<typeof RenewalWork>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'The term is not renewed' }));
const sent = fn();
const words = 'La competencia cobra menos.';
/** Fills the dialog in and confirms it. */
const confirming: NonNullable<Story['play']> = async ({ userEvent }) => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: /Why/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Price' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /In words/ }), words);
  await userEvent.click(dialog.getByRole('button', { name: 'Not renewed' }));
};

/** Losing asks why, and says that the policy closes after its end. */
export const Losing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Not renewed' }));
    await expect(dialog.getByRole('textbox', { name: /In words/ })).toBeInvalid();
    await expect(dialog.getByText('The policy closes the day after its end.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Delete the draft of the next term' })).not.toBeChecked();
  },
};
/** A reason is enough: where nobody writes more, its words are kept, and the dialog says so; “Other” says nothing by itself. */
export const LosingByAReason: Story = {
  parameters: answers(
    resolving('loseRenewal', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aRenewal({ version: 4, outcome: 'lost' }));
    }),
  ),
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const choose = async (name: string) => {
      await userEvent.click(dialog.getByRole('button', { name: /Why/ }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('Other');
    await userEvent.click(dialog.getByRole('button', { name: 'Not renewed' }));
    await expect(dialog.getByRole('textbox', { name: /In words/ })).toBeInvalid();
    await choose('Price');
    await expect(dialog.getByText(/Left empty, it says “Price”\./)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /In words/ })).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Not renewed' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ reason_code: 'price', reason: 'Price' })),
    );
  },
};
/** Somebody else moved it: where it stands now is told, and what was typed waits to be confirmed anew. */
export const Changed: Story = {
  tags: ['snapshot'],
  parameters: answers(
    failing('loseRenewal', 'stale'),
    answering('getRenewal', aRenewal({ version: 7, stage: renewalStages[0], assignee: null, assignee_id: null })),
  ),
  play: async (context) => {
    await confirming(context);
    const dialog = await openDialog();
    await expect(await dialog.findByText('Somebody else changed this renewal in the meantime')).toBeVisible();
    await expect(dialog.getByText(/Responsible: Nobody/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /In words/ })).toHaveValue(words);
    await expect(dialog.getByRole('button', { name: 'Not renewed' })).toBeEnabled();
  },
};
/** What nobody touched follows what somebody else did: their move is not undone, and their date is kept. */
export const FollowsAMove: Story = {
  args: { action: 'move' },
  parameters: answers(
    resolving('moveRenewal', async ({ request }, refuse) => {
      sent(request.headers.get('If-Match'), await request.json());
      return sent.mock.calls.length === 1 ? refuse('stale') : HttpResponse.json(aRenewal({ version: 8 }));
    }),
    answering(
      'getRenewal',
      aRenewal({ version: 7, stage_id: 3, stage: renewalStages[2], next_action_on: '2026-04-01' }),
    ),
  ),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to a stage' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await dialog.findByText('Somebody else changed this renewal in the meantime')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent).toHaveBeenLastCalledWith(expect.stringContaining('7'), { stage_id: 3 });
  },
};
/** Somebody else decided it: the dialog says so, and can only be closed. */
export const Decided: Story = {
  parameters: answers(
    failing('loseRenewal', 'transition_refused'),
    answering(
      'getRenewal',
      aRenewal({
        version: 7,
        outcome: 'renewed',
        stage: renewalStages.find(({ kind }) => kind === 'renewed'),
        allowed_actions: [],
      }),
    ),
  ),
  play: async (context) => {
    await confirming(context);
    const dialog = await openDialog();
    await expect(await dialog.findByText('This is no longer possible')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Not renewed' })).not.toBeInTheDocument();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await context.userEvent.click(close ?? document.body);
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};
/** A refusal stands under the fields, and what was typed stays. */
export const Refused: Story = {
  parameters: answers(failing('loseRenewal', 'next_draft', { detail: 'Its next term VH-2026-00418 is a draft.' })),
  play: async (context) => {
    await confirming(context);
    const dialog = await openDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/VH-2026-00418/);
    await expect(dialog.getByRole('textbox', { name: /In words/ })).toHaveValue(words);
  },
};
