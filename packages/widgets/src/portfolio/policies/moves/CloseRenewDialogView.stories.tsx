import { aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { seeLeaving } from '../../../frames/leaving/leaving.fixtures.ts';
import { onDay } from '../../../testing/index.ts';
import { CloseRenewDialogView } from './CloseRenewDialogView.tsx';
import { aMove } from './lifecycle.fixtures.ts';

const meta = {
  title: 'Screens/Policies/CloseRenewDialogView',
  component: CloseRenewDialogView,
  beforeEach: onDay('2026-12-20'),
  args: {
    policy: { id: 118, number: 'VH-2026-00418', start_date: '2026-01-15', end_date: '2027-01-15' },
    view: aMove(),
    onChoose: fn(),
    onWrite: fn(),
    onConfirm: fn(),
    onRetry: fn(),
    onReload: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CloseRenewDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing tells which instalments it gives up, before it does. */
export const Closing: Story = {
  args: { view: aMove({ action: 'close' }), voided: { count: 8, amount: '$399.44' } },
  play: async () => {
    await expect(await screen.findByText('8 unpaid instalments, $399.44 in all, will be cancelled.')).toBeVisible();
  },
};
/** Says what each choice does before it is made. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/A draft from 15 Jan 2027 to 15 Jan 2028/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Close' }));
    await expect(args.onChoose).toHaveBeenCalledWith('close');
  },
};
/** Its next term is prepared already: renewing opens that draft, and closing waits for it. */
export const Prepared: Story = {
  args: {
    policy: {
      id: 118,
      number: 'VH-2026-00418',
      start_date: '2026-01-15',
      end_date: '2027-01-15',
      next_draft: { id: 222, name: 'VH-2026-00418' },
      allowed_actions: ['update', 'renew'],
    },
  },
  play: async () => {
    await expect(await screen.findByText(/The draft of the next term, VH-2026-00418, is there already/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Close' })).toBeDisabled();
  },
};
/** Long before the end nothing is chosen: each try leads to the choice, and renewing says how much of the term is left. */
export const Early: Story = {
  beforeEach: onDay('2026-05-20'),
  play: async ({ args, userEvent }) => {
    const renew = await screen.findByRole('radio', { name: 'Renew' });
    await expect(renew).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close or renew' }));
    await expect(await screen.findByText('Choose whether to close or renew it.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(renew);
    await expect(args.onChoose).toHaveBeenCalledWith('renew');
    await expect(await screen.findByText(/240 days of the term are still left/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Renew policy' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Close: Story = {
  args: { view: aMove({ action: 'close', observations: 'El cliente vendió el vehículo.' }) },
};
/** Observations are not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  render: (args) => {
    const [observations, setObservations] = useState('');
    return <CloseRenewDialogView {...args} view={{ ...args.view, observations }} onWrite={setObservations} />;
  },
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: () => userEvent.type(screen.getByRole('textbox', { name: /Observations/ }), 'Renueva.'),
        isKept: async () => expect(screen.getByRole('textbox', { name: /Observations/ })).toHaveValue('Renueva.'),
        isClosed: async (times) => expect(args.onCancel).toHaveBeenCalledTimes(times),
      },
    ),
};
/** Each try without observations leads to their field. */
export const LeadsToObservations: Story = {
  render: (args) => {
    const [lacksObservations, setLacking] = useState(false);
    return (
      <CloseRenewDialogView {...args} view={{ ...args.view, lacksObservations }} onConfirm={() => setLacking(true)} />
    );
  },
  play: async ({ userEvent }) => {
    const renew = await screen.findByRole('button', { name: 'Renew policy' });
    for (const _ of ['first', 'second']) {
      await userEvent.click(renew);
      await waitFor(() => expect(screen.getByRole('textbox', { name: /Observations/ })).toHaveFocus());
    }
  },
};
export const WithoutObservations: Story = { args: { view: aMove({ lacksObservations: true }) } };
export const Busy: Story = { args: { view: aMove({ step: 'running', isBusy: true, observations: 'Renueva.' }) } };
export const Failed: Story = {
  args: { view: aMove({ step: 'failed', error: aRefusal(409, 'transition_refused') }) },
};
/** The plan stands in the way: the refusal leads to the plans, and the observations wait. */
export const PlanTooSmall: Story = {
  args: {
    view: aMove({ step: 'failed', observations: 'Renueva.', error: aRefusal(403, 'plan_limit_reached') }),
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Upgrade plan/ })).toHaveAttribute(
      'href',
      '/app/payments/plan',
    );
    await expect(screen.getByText('What you entered stays here.')).toBeVisible();
  },
};
export const Stale: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { view: aMove({ step: 'stale', error: aRefusal(412, 'stale') }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Recargar' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
