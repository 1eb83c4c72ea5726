import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { CardFieldsHandle } from './cardFields.types.ts';
import { StripeCardFields } from './StripeCardFields.tsx';
import type { Stripe, StripeField } from './stripe.types.ts';

const asked = fn();
const answered = fn();
const changed = fn();
type Change = Parameters<Parameters<StripeField['on']>[1]>[0];
let say: Record<string, (change: Change) => void> = {};

/** Stripe as we know it from its reference: frames are plain boxes here, and it takes no card at all. */
const fakeStripe =
  (answer: Awaited<ReturnType<Stripe['createPaymentMethod']>>) =>
  (key: string): Stripe => ({
    elements: () => ({
      create: (name) => ({
        mount: (place) => {
          place.textContent = `${name} · ${key}`;
        },
        destroy: () => {},
        focus: () => asked(`focus ${name}`),
        update: ({ disabled }) => asked(`disabled ${name} ${disabled}`),
        on: (_, listen) => {
          say[name] = listen;
        },
      }),
    }),
    createPaymentMethod: async ({ billing_details }) => {
      asked(billing_details);
      return answer;
    },
    handleNextAction: async ({ clientSecret }) => {
      asked(clientSecret);
      return {};
    },
  });
const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 };

/** The fields with the buttons of a checkout, which ask them for a token and for the bank's check. */
function Asking({ publishableKey, isDisabled }: { publishableKey: string; isDisabled: boolean }) {
  const ref = useRef<CardFieldsHandle>(null);
  const tell = (call: Promise<unknown> | undefined) => void call?.then(answered, ({ message }) => answered(message));
  return (
    <Stack>
      <StripeCardFields ref={ref} publishableKey={publishableKey} isDisabled={isDisabled} onChange={changed} />
      <Button onPress={() => tell(ref.current?.tokenise())}>Pay</Button>
      <Button onPress={() => tell(ref.current?.confirmAtBank('secret'))}>Bank</Button>
    </Stack>
  );
}

const meta = {
  title: 'Screens/Plans and checkout/StripeCardFields',
  component: Asking,
  args: { publishableKey: 'pk_test_story', isDisabled: false },
  beforeEach: () => {
    asked.mockClear();
    answered.mockClear();
    changed.mockClear();
    say = {};
    // A story has no document of the payment pages; the adapter takes one without a known address for one.
    const { getEntriesByType } = performance;
    performance.getEntriesByType = () => [];
    window.Stripe = fakeStripe({ paymentMethod: { id: 'pm_1', card } });
    return () => {
      performance.getEntriesByType = getEntriesByType;
      delete window.Stripe;
    };
  },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stripe makes the token in its own frames; only how to recognise the card comes out. */
export const Token: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('cardNumber · pk_test_story')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Card name/ }), ' Ana Vera ');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ provider: 'stripe', token: 'pm_1', ...card }));
    await expect(asked).toHaveBeenCalledWith({ name: 'Ana Vera' });
    await userEvent.click(canvas.getByText('Card number'));
    await expect(asked).toHaveBeenCalledWith('focus cardNumber');
  },
};
/** Nothing is asked of Stripe without a name on the card. */
export const NoName: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('cardCvc · pk_test_story');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Card name/ })).toBeInvalid());
    await expect(answered).toHaveBeenCalledWith('The card is not complete.');
  },
};
/** What Stripe says of a field stands under it; what it says of the card, above, until something else is typed. */
export const Refused: Story = {
  beforeEach: () => {
    window.Stripe = fakeStripe({ error: { message: 'Your card number is incomplete.' } });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('cardNumber · pk_test_story');
    say.cardExpiry?.({ complete: false, error: { message: 'Your card’s expiration year is in the past.' } });
    await expect(await canvas.findByText(/expiration year is in the past/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Card name/ }), 'Ana Vera');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    changed.mockClear();
    say.cardNumber?.({ complete: true });
    await waitFor(() => expect(canvas.queryByText('Your card number is incomplete.')).toBeNull());
    await expect(changed).toHaveBeenCalledOnce();
  },
};
/** The bank's own check is Stripe's; the server asks what it came to. */
export const BankCheck: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('cardNumber · pk_test_story');
    await userEvent.click(canvas.getByRole('button', { name: 'Bank' }));
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledWith('secret');
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    await waitFor(() => expect(asked).toHaveBeenCalledWith('disabled cardNumber true'));
  },
};
/** Stripe could not be fetched: what to look at, and another try. */
export const NotLoaded: Story = {
  beforeEach: () => {
    window.Stripe = () => {
      throw new Error('no Stripe');
    };
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    window.Stripe = fakeStripe({ paymentMethod: { id: 'pm_1', card } });
    await userEvent.click(again);
    await expect(await canvas.findByText('cardNumber · pk_test_story')).toBeVisible();
  },
};
