import { aPolicy } from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answers, empty, resolving, withToasts } from '../../../testing/index.ts';
import { PolicyMoves } from './PolicyMoves.tsx';

const asked = fn();
const sent = fn();
const onGo = fn();
let readAnew: () => void = () => undefined;
const draft = aPolicy({ status: 'draft', is_in_force: false, missing: [] });
const meta = {
  title: 'Screens/Policies/PolicyMoves',
  component: PolicyMoves,
  tags: ['!dev', '!autodocs'],
  args: { policy: draft, onClose: fn() },
  decorators: [withToasts],
  beforeEach: () => {
    asked.mockClear();
    sent.mockClear();
    onGo.mockClear();
  },
} satisfies Meta<typeof PolicyMoves>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page read the policy anew while its dialog was open: the instalments are those of the version that is confirmed. */
export const ReadAnew: Story = {
  parameters: answers(
    resolving('previewInstalments', () => {
      asked();
      return HttpResponse.json({
        currency: 'USD',
        count: 1,
        total: '222.22',
        is_last_period_shorter: false,
        results: [{ number: 1, due_date: '2026-03-09', amount: asked.mock.calls.length > 1 ? '222.22' : '111.11' }],
      });
    }),
    resolving('activatePolicy', ({ request }) => {
      sent(request.headers.get('if-match'));
      return HttpResponse.json(aPolicy({ version: 3 }));
    }),
  ),
  render: (args) => {
    const [version, setVersion] = useState(1);
    readAnew = () => setVersion(2);
    return <PolicyMoves {...args} policy={{ ...draft, version }} />;
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByText('$111.11');
    readAnew();
    await dialog.findAllByText('$222.22');
    await expect(dialog.queryByText('$111.11')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('"v2"'));
  },
};
const start = paths.policies({ search: 'Vega' });
/** Over the list: who cancels the policy by a movement instead is asked once about the observations, and then taken there; from there one comes back to the list as it was. */
export const CancelsInstead: Story = {
  args: { policy: aPolicy() },
  parameters: { start, onGo, ...answers(empty('listPayments')) },
  render: (args) => {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <PolicyMoves {...args} onClose={() => setOpen(false)} /> : <p>Closed</p>;
  },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Close' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Observations/ }), 'Vendió el vehículo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel with return premium' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(onGo).toHaveBeenCalledWith(paths.newMovement(args.policy.id, { kind: 'cancellation', from: start }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
