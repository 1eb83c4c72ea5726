import type { DeclineReason } from '@corredor/core/api';
import { aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aBrand } from '../../base/brand/brand.fixtures.ts';
import { aCheckout, aView } from './checkout.fixtures.ts';
import { OutcomeView } from './OutcomeView.tsx';

const at = (
  step: 'unconfirmed' | 'untaken' | 'declined' | 'rejected' | 'repriced' | 'confirmingAtBank' | 'awaitingBank',
) => ({
  step,
  view: aView({ step }),
});
const meta = {
  title: 'Screens/Plans and checkout/OutcomeView',
  component: OutcomeView,
  args: {
    ...at('unconfirmed'),
    newTotal: null,
    currency: 'USD',
    support: aBrand().support,
    onRetry: fn(),
    onBack: fn(),
    onAsk: fn(),
    onContinueAtBank: fn(),
    onAcceptPrice: fn(),
  },
} satisfies Meta<typeof OutcomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unconfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = { args: { view: aView({ step: 'unconfirmed', isBusy: true }) } };
export const Untaken: Story = { args: at('untaken') };
export const UntakenAfterReload: Story = {
  args: { step: 'untaken', view: aView({ step: 'untaken', canSendAgain: false }) },
};
export const ConfirmingAtBank: Story = { args: at('confirmingAtBank') };
export const AwaitingBank: Story = { args: at('awaitingBank') };
export const Rejected: Story = { args: at('rejected') };
export const RejectedWithReason: Story = {
  args: {
    step: 'rejected',
    view: aView({
      step: 'rejected',
      checkout: aCheckout({ state: 'declined', reason: 'rejected', rejection: { reason: 'The name differs.' } }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The name differs\./)).toBeVisible();
    await expect(canvas.queryByText(/bank/)).toBeNull();
  },
};
export const Repricing: Story = { args: at('repriced') };
export const Repriced: Story = { args: { ...at('repriced'), newTotal: '60.00' } };
export const RepricedInSpanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { ...at('repriced'), newTotal: '60.00' },
};

const reasons: readonly DeclineReason[] = [
  'generic',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'lost_or_stolen',
  'authentication_failed',
  'not_sent',
  'abandoned',
];
/** Every reason, as the server says it at once or when it is asked later. */
export const Declined: Story = {
  args: at('declined'),
  render: (args) => (
    <>
      {reasons.map((reason, place) => (
        <OutcomeView
          key={reason}
          {...args}
          view={aView(
            place % 2 === 0
              ? { step: 'declined', error: aRefusal(402, 'card_declined', { reason }) }
              : { step: 'declined', checkout: aCheckout({ state: 'declined', reason }) },
          )}
        />
      ))}
    </>
  ),
};
export const DeclinedInSpanish: Story = { tags: ['!dev', '!autodocs'], ...Declined, globals: { locale: 'es' } };
