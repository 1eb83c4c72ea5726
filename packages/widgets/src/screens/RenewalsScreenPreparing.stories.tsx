import { aRenewal, aSettings } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../frames/leaving/leaving.fixtures.ts';
import { answering, answers, resolving } from '../testing/index.ts';
import { RenewalsScreen } from './RenewalsScreen.tsx';
import { rows, sent, withRenewals } from './renewalsScreen.fixtures.ts';

const settings = aSettings();
const meta = {
  title: 'Screens/Renewals/RenewalsScreenPreparing',
  component: RenewalsScreen,
  ...withRenewals,
} satisfies Meta<typeof RenewalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Preparing may insure the vehicles for less, by the table of the settings; what that does to the premium is said there. */
export const PreparingDepreciated: Story = {
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(
      answering('getRenewal', rows[1] ?? aRenewal()),
      answering('getSettings', {
        ...settings,
        renewals: { ...settings.renewals, depreciation: [{ age: 1, percent: '10' }] },
      }),
      resolving('prepareRenewal', async ({ params, request }) => {
        sent(params.renewalId, await request.json());
        return HttpResponse.json(aRenewal({ id: 8, version: 3 }));
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Observations/ }), 'Acordada.');
    const falls = dialog.getByRole('checkbox', { name: /^Vehicles depreciated/ });
    await waitFor(() => expect(falls).toBeEnabled());
    await expect(falls).not.toBeChecked();
    await userEvent.click(falls);
    await expect(dialog.getByText(/^The sum of each vehicle falls by its age/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('8', { observations: 'Acordada.', depreciates: true }));
  },
};
/** Of a term that ended without a next one it is said how long ago that was. */
export const EndedWithoutNext: Story = {
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(answering('getRenewal', aRenewal({ id: 8, days_left: -67, risk: 'high', risk_reasons: ['no_offer'] }))),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText('It ended 67 days ago without a next term.')).toBeVisible();
  },
};
/** Nothing has to be written: what the policy keeps then is said before. */
export const PreparingWithoutAWord: Story = {
  parameters: PreparingDepreciated.parameters ?? {},
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await expect(dialog.getByText(/Left empty, it says “Renewed for another term”\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('8', { observations: 'Renewed for another term' }));
  },
};
/** The dialog before anything is said in it. */
export const Preparing: Story = {
  tags: ['snapshot'],
  parameters: PreparingDepreciated.parameters ?? {},
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Vehicles depreciated/ })).toBeEnabled());
  },
};
/** Without a table in the settings, the vehicles keep their sums, and the dialog says why. */
export const PreparingWithoutATable: Story = {
  globals: { locale: 'es' },
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(answering('getRenewal', rows[1] ?? aRenewal()), answering('getSettings', settings)),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Preparar vigencia' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Preparar/ }));
    await expect(await dialog.findByText(/todavía no tiene depreciación/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Vehículos depreciados/ })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: /^Reglas de la correduría/ })).toHaveAttribute(
      'href',
      '/app/configuration/settings',
    );
  },
};
/** Who may not change the settings reads who may. */
export const WithoutATableOrRight: Story = {
  parameters: {
    session: { permissions: ['policy_app.view_renewal', 'policy_app.change_renewal', 'policy_app.add_policy'] },
    start: '/app/management/renewals?detail=8',
    ...answers(
      answering('getRenewal', rows[1] ?? aRenewal()),
      answering('getSettings', settings),
      answering('listPlanUpgraders', { count: 2, results: ['Ana Vera', 'Luis Mora'] }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await expect(await dialog.findByText('These people can fill it in: Ana Vera, Luis Mora.')).toBeVisible();
    await expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** Settings that cannot be read say so, and are asked for again by a press. */
export const WithoutSettings: Story = {
  parameters: {
    start: '/app/management/renewals?detail=8',
    ...answers(
      answering('getRenewal', rows[1] ?? aRenewal()),
      resolving('getSettings', () => {
        sent('settings');
        if (sent.mock.calls.length === 1)
          return HttpResponse.json(
            { type: 'about:blank', title: 'Broken', status: 500, code: 'internal', request_id: 'r1' },
            { status: 500, headers: { 'content-type': 'application/problem+json' } },
          );
        return HttpResponse.json({
          ...settings,
          renewals: { ...settings.renewals, depreciation: [{ age: 1, percent: '10' }] },
        });
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare the next term' }));
    await expect(await dialog.findByText(/^The settings could not be loaded/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Vehicles depreciated/ })).toBeEnabled());
  },
};
/** What was written for the next term is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingPreparing: Story = {
  parameters: PreparingDepreciated.parameters ?? {},
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog'));
    const named = { name: 'Prepare the next term' };
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await panel.findByRole('button', { name: 'Prepare' }));
          await screen.findByRole('dialog', named);
        },
        change: async () => userEvent.type(await screen.findByRole('textbox', { name: /^Observations/ }), 'Acordada.'),
        isKept: async () => expect(screen.getByRole('textbox', { name: /^Observations/ })).toHaveValue('Acordada.'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog', named)).not.toBeInTheDocument()),
      },
    );
  },
};
