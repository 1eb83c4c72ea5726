import { aPayment, aPaymentReminder, aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReminderDialogView } from './ReminderDialogView.tsx';

const meta = {
  title: 'Screens/Payments/ReminderDialogView',
  component: ReminderDialogView,
  args: {
    payment: aPayment(),
    state: { status: 'ready', record: aPaymentReminder() },
    isSending: false,
    error: null,
    onSend: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReminderDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What goes out is seen first; a chat is opened with the same words. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/Le recordamos que la cuota 2 de 12/)).toBeVisible();
    const chat = screen.getByRole('link', { name: 'Write on WhatsApp (opens in a new tab)' });
    await expect(chat).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/593987654321?text=Hola%2C%20Ana'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    await expect(args.onSend).toHaveBeenLastCalledWith(true);
  },
};
/** A telephone that is no mobile has no chat; it is named for what it is. */
export const Landline: Story = {
  args: { state: { status: 'ready', record: aPaymentReminder({ phone: '+59322551234' }) } },
  play: async () => {
    await expect(await screen.findByText(/Le recordamos que la cuota 2 de 12/)).toBeVisible();
    await expect(screen.getByText('Phone')).toBeVisible();
    await expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
  },
};
/** The words tell whether the payment plan goes with the mail. */
export const WithoutPlan: Story = {
  play: async ({ args, userEvent }) => {
    const tick = await screen.findByRole('checkbox', { name: /Attach the payment plan/ });
    await expect(tick).toBeChecked();
    await expect(screen.getByText(/Adjuntamos el plan de pagos/)).toBeVisible();
    await userEvent.click(tick);
    await expect(screen.queryByText(/Adjuntamos el plan de pagos/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    await expect(args.onSend).toHaveBeenLastCalledWith(false);
  },
};
/** A name in another script is printed as empty boxes on the plan that goes along: it says so while the plan is chosen. */
export const UnwritableName: Story = {
  args: { payment: aPayment({ payer: { id: 31, name: '\u738b\u5c0f\u660e' } }) },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText(/^“\u738b\u5c0f\u660e” cannot be written by the font of the PDF/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Attach the payment plan/ }));
    await expect(screen.queryByText(/cannot be written/)).not.toBeInTheDocument();
  },
};
/** Of one instalment alone there is no plan to send, unless somebody wants it. */
export const OneInstalment: Story = {
  args: { payment: aPayment({ number: 1, instalments_count: 1 }) },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /Attach the payment plan/ })).not.toBeChecked();
  },
};
/** Who has something in their favour with the same insurer is not asked for money before that is crossed. */
export const HasCredits: Story = {
  args: {
    state: {
      status: 'ready',
      record: aPaymentReminder({
        credits: [
          { id: 912, policy_id: 77, policy_number: 'VH-2025-00114', amount: '20.00' },
          { id: 913, policy_id: 78, policy_number: 'IN-2025-00031', amount: '135.40' },
        ],
      }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/They have \$155\.40 in their favour/)).toBeVisible();
    await expect(screen.getByText('IN-2025-00031: $135.40')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See their credits' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('kind=credit'));
  },
};
/** Once a day: it says when the last one went out, and cannot be sent again. */
export const SentToday: Story = {
  args: {
    state: {
      status: 'ready',
      record: aPaymentReminder({ refusal: 'already_notified', last_notified_at: '2026-03-03T15:32:00Z' }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/A reminder was sent today: 3 Mar 2026/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Remind' })).toBeDisabled();
  },
};
/** Nobody to write to: it says what is missing and where to add it. */
export const WithoutContact: Story = {
  args: {
    state: {
      status: 'ready',
      record: aPaymentReminder({ email: null, phone: null, refusal: 'payer_without_email' }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('The payer has no phone number')).toBeVisible();
    await expect(screen.getByRole('link', { name: /Complete the details of Ana/ })).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Write on WhatsApp/ })).not.toBeInTheDocument();
  },
};
/** The plan sends no more mails this month: the refusal leads to the plans. */
export const PlanTooSmall: Story = {
  args: {
    error: aRefusal(403, 'plan_limit_reached', { detail: 'Your plan allows 100 mails a month.' }),
  },
  play: async () => {
    await expect(await screen.findByText('Your plan allows 100 mails a month.')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Upgrade plan/ })).toHaveAttribute('href', '/app/payments/plan');
    await expect(screen.queryByText('What you entered stays here.')).toBeNull();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'An unexpected error occurred', isMissing: false, isForbidden: false } },
};
export const Sending: Story = { args: { isSending: true } };
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
