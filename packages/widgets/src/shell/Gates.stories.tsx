import { PageHeader } from '@corredor/ui/PageHeader';
import { ToastRegion, toast } from '@corredor/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { aSubscription } from '../subscription/billing/billing.fixtures.ts';
import { answering, answers, empty, failing, slow, unreachable } from '../testing/index.ts';
import { Shell } from './Shell.tsx';

const onGo = fn();
const newcomer = {
  has_partner: false,
  partner_id: null,
  partner: null,
  country_id: null,
  valid_subscription: false,
  subscription_payed: false,
  permissions: [],
};
const expired = { valid_subscription: false };

const meta = {
  title: 'Screens/Shell/Gates',
  component: Shell,
  parameters: { layout: 'fullscreen', onGo, ...answers(empty('listDrafts')) },
  args: { brand: aBrand(), children: <PageHeader title="Dashboard" /> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: () => {
    toast.clear();
    onGo.mockClear();
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Typing = { type: (element: Element, text: string) => Promise<void>; clear: (element: Element) => Promise<void> };

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async ({ clear, type }: Typing, name: RegExp, text: string) => {
  const input = await field(name);
  await clear(input);
  await type(input, text);
};
const fillIn = async (user: Typing) => {
  await retype(user, /^Name of the brokerage/, 'Andrade & Hijos');
  await retype(user, /^Tax number \(RUC\)/, '1791234561001');
  await retype(user, /^Phone/, '+593 2 245 7788');
};

/** No way round it: neither Escape nor a click beside it closes the gate. */
export const NoProfile: Story = {
  parameters: { session: newcomer },
  play: async ({ userEvent }) => {
    await expect(await field(/^E-mail/)).toHaveValue('mvera@andesseguros.ec');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: "Create your brokerage's profile" })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled();
  },
};
/** What is wrong is said before anything is sent; put right, the profile is made and the gate opens. */
export const CreatesProfile: Story = {
  parameters: { session: newcomer },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await expect(await field(/^Alias/)).toHaveValue('andrade-hijos');
    await retype(userEvent, /^Alias/, 'app');
    await retype(userEvent, /^Phone/, 'none');
    await retype(userEvent, /^Tax number/, '123');
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await waitFor(async () => expect(await field(/^Alias/)).toBeInvalid());
    await expect(await field(/^Alias/)).toHaveAccessibleDescription(/This alias is reserved/);
    await expect(await field(/^Phone/)).toBeInvalid();
    await expect(await field(/^Tax number/)).toHaveAccessibleDescription(/has the wrong length/);
    await expect(screen.getByRole('button', { name: /^Alias: / })).toBeVisible();
    await retype(userEvent, /^Alias/, 'andrade-hijos');
    await retype(userEvent, /^Phone/, '+593 2 245 7788');
    await retype(userEvent, /^Tax number/, '1791234561001');
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await expect(await screen.findByText('Profile created')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('link', { name: 'Policies' })).toBeVisible();
    await expect(onGo).not.toHaveBeenCalled();
  },
};
/** What is missing is asked for by its name: a tax number is written, though the document calls it an id. */
export const AsksForTaxNumber: Story = {
  globals: { locale: 'es' },
  parameters: { session: newcomer },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear perfil' }));
    await waitFor(async () =>
      expect(await field(/^Número tributario/)).toHaveAccessibleDescription(/Escriba el número tributario/),
    );
  },
};
/** A tax number with a wrong check digit is doubted while it is typed, as in the profile, and not refused: the tax office gives some without. */
export const DoubtsTaxNumber: Story = {
  parameters: { session: newcomer },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await retype(userEvent, /^Tax number/, '1791234562001');
    await waitFor(async () =>
      expect(await field(/^Tax number/)).toHaveAccessibleDescription(/The check digit does not match/),
    );
    await expect(await field(/^Tax number/)).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await expect(await screen.findByText('Profile created')).toBeVisible();
  },
};
/** Who chose a paid plan at registration comes to its checkout next. */
export const LeadsToChosenPlan: Story = {
  parameters: {
    session: newcomer,
    ...answers(empty('listDrafts'), answering('getSubscription', aSubscription({ chosen_plan: 'Professional' }))),
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/payments/stepper?plan=Professional&period=monthly'));
  },
};
/** The server's refusal stands under its field, and nothing that was typed is lost. */
export const AliasTaken: Story = {
  parameters: {
    session: newcomer,
    ...answers(
      failing('createPartner', 'invalid', {
        detail: 'Some fields are wrong.',
        errors: { alias: ['This alias is already taken'] },
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await waitFor(async () => expect(await field(/^Alias/)).toBeInvalid());
    await expect(await field(/^Alias/)).toHaveAccessibleDescription(/This alias is already taken/);
    await expect(await field(/^Name of the brokerage/)).toHaveValue('Andrade & Hijos');
    await expect(await field(/^Phone/)).toHaveValue('+593 2 245 7788');
    await userEvent.type(await field(/^Alias/), '-quito');
    await waitFor(async () => expect(await field(/^Alias/)).toBeValid());
    await expect(screen.queryByText('Some fields are wrong.')).toBeNull();
  },
};
/** Without an answer the input stays, and the same request can be sent again. */
export const ConnectionLost: Story = {
  parameters: { session: newcomer, ...answers(unreachable('createPartner')) },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    await expect(await field(/^Name of the brokerage/)).toHaveValue('Andrade & Hijos');
  },
};
/** The gate leads to the plans; the banner behind it says the same. */
export const SubscriptionExpired: Story = {
  tags: ['snapshot'],
  parameters: { session: expired },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Your subscription has expired' });
    // Asked for on its own, and in the picture behind the gate.
    await canvas.findByRole('button', { name: /^Notifications: \d+ unread$/, hidden: true });
    await expect(screen.queryByText(/Ask your administrator/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'See plans and renew' }));
    await expect(onGo).toHaveBeenCalledWith('/app/payments/plan');
  },
};
/** Who may not renew reads who can. */
export const ExpiredForViewer: Story = {
  globals: { role: 'viewer' },
  parameters: {
    session: expired,
    ...answers(answering('listGrantors', { count: 2, results: ['Ana Vera', 'Luis Mora'] })),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText(/Ask your administrator/)).toBeVisible();
    await expect(await screen.findByText('These people can help: Ana Vera, Luis Mora')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled();
  },
};
export const PaymentPending: Story = {
  parameters: { session: { subscription_payed: false }, ...answers(slow('logout')) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Payment pending approval' });
    const logout = screen.getByRole('button', { name: 'Log out' });
    await userEvent.click(logout);
    await waitFor(() => expect(logout).toHaveAttribute('data-pending', 'true'));
  },
};
/** The gate opens by itself once the payment is approved: the session is asked again when somebody comes back. */
export const OpensOnApproval: Story = {
  parameters: { session: { subscription_payed: false } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Payment pending approval' });
    // Listening begins with the dialog, a moment after it is there.
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: { session: newcomer },
  play: async () => void (await screen.findByRole('dialog', { name: 'Cree el perfil de su correduría' })),
};
