import { aPolicy, aPolicyAsOf } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { answers, empty, failing, onDay, resolving, slow } from '../../testing/index.ts';
import { PolicyMovements } from './list/index.ts';
import { sent, withMovements } from './policyMovements.fixtures.ts';

const meta = {
  title: 'Screens/Policies/PolicyMovements',
  component: PolicyMovements,
  ...withMovements,
} satisfies Meta<typeof PolicyMovements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  beforeEach: onDay('2026-03-10'),
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 · Inclusion')).toBeVisible();
    await expect(canvas.getByText('$289.97', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('Rejected')).toBeVisible();
  },
};
/** What was listed on a day, and what it cost then. */
export const AsOfADay: Story = {
  parameters: answers(
    resolving('getPolicyAsOf', ({ request }) => {
      const day = new URL(request.url).searchParams.get('day') ?? '';
      sent(day);
      return HttpResponse.json(aPolicyAsOf({ day, is_covered: sent.mock.calls.length === 1 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See it as of a day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByText(
        /^PBA1001 · Chevrolet D-Max · sum insured \$15,000\.00 · rate 3\.2% · \$480\.00 a term · from/,
      ),
    ).toBeVisible();
    await expect(dialog.getByText('$980.00')).toBeVisible();
    const year = dialog.getByRole('spinbutton', { name: /year/ });
    await userEvent.click(year);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await dialog.findByText('On that day the policy gave no cover.')).toBeVisible();
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { policy: aPolicy({ closes_on: '2026-05-31', closes_as: 'cancelled', current_total: '246.90' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La póliza se cancela el/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nuevo movimiento' })).toHaveAttribute(
      'href',
      '/app/management/policies/118/movements/create',
    );
  },
};
export const Empty: Story = {
  parameters: answers(empty('listMovements')),
  play: async ({ canvas }) => expect(await canvas.findByText('No changes since it was issued')).toBeVisible(),
};
export const OnlyReading: Story = {
  globals: { role: 'viewer' },
  parameters: answers(empty('listMovements')),
  play: async ({ canvas }) => {
    await canvas.findByText('No changes since it was issued');
    await expect(canvas.queryByRole('link', { name: 'New movement' })).toBeNull();
  },
};
export const Loading: Story = { parameters: answers(slow('listMovements')) };
export const Failed: Story = {
  parameters: answers(failing('listMovements', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
