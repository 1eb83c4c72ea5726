import { aPartner } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { aPayment, aSubscription } from '../subscription/billing/billing.fixtures.ts';
import { somePlans } from '../subscription/plans/plans.fixtures.ts';
import { answering, answers, empty, failing, resolving, slow, withToasts } from '../testing/index.ts';
import { ConfigurationScreen } from './ConfigurationScreen.tsx';

const onGo = fn();
const sent = fn();
const usual = [
  answering('listPlans', { count: 4, next: null, previous: null, results: somePlans({ vat_percent: '15' }) }),
  answering('getSubscription', aSubscription()),
  answering('listSubscriptionPayments', {
    count: 2,
    next: null,
    previous: null,
    results: [aPayment(), aPayment({ id: 3, state: 'rejected', finish: '2026-01-12' })],
  }),
  answering('getPartner', aPartner()),
];
const on = (tab: string, ...more: Parameters<typeof answers>) => ({
  start: `/app/configuration?tab=${tab}`,
  ...answers(...usual, ...more),
});
const meta = {
  title: 'Screens/Settings/ConfigurationScreen',
  component: ConfigurationScreen,
  decorators: [withToasts],
  args: { brand: aBrand() },
  beforeEach: () => void [onGo.mockClear(), sent.mockClear()],
  parameters: { start: '/app/configuration', onGo, ...answers(...usual) },
} satisfies Meta<typeof ConfigurationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All four tabs, and everything to take away. */
export const Administrator: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change password' })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(await canvas.findByRole('heading', { name: 'All your data' })).toBeVisible();
  },
};
/** The own password is everybody's; the data of the brokerage is not. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'All your data' })).not.toBeInTheDocument();
  },
};
/** Opens on security; the open tab is in the address. */
export const Security: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Payments' }));
    await expect(onGo).toHaveBeenCalledWith('/app/configuration?tab=payments');
    await expect(await canvas.findByRole('heading', { name: 'Payment history' })).toBeVisible();
  },
};
/** The new password differs from the old one and is typed twice; afterwards the fields are empty again. */
export const PasswordChanged: Story = {
  parameters: on(
    'security',
    resolving('changePassword', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ token: 'n'.repeat(43), refresh: 'r'.repeat(43), expires_in: 600 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const type = async (label: string, text: string) => {
      const field = await canvas.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await type('Current password', 'yellow umbrella 7');
    await type('New password', 'yellow umbrella 7');
    await type('Repeat the new password', 'yellow umbrella 7');
    await save();
    await expect(await canvas.findByText('The new password must not equal the old one')).toBeVisible();
    await type('New password', 'green umbrella 88');
    await save();
    await expect(await canvas.findByText('The passwords do not match')).toBeVisible();
    await type('Repeat the new password', 'green umbrella 88');
    await save();
    await expect(await screen.findByText('Password changed')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      current_password: 'yellow umbrella 7',
      new_password: 'green umbrella 88',
    });
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''));
  },
};
export const WrongPassword: Story = {
  parameters: on(
    'security',
    failing('changePassword', 'invalid', { errors: { current_password: ['The current password is wrong'] } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'yellow umbrella 6');
    await userEvent.type(canvas.getByLabelText('New password'), 'green umbrella 88');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'green umbrella 88');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('The current password is wrong')).toBeVisible();
  },
};

export const Plans: Story = {
  parameters: on('plans'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Policies' })).toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('1,842 of 2,000')).toBeVisible();
    const other = within(await canvas.findByRole('region', { name: 'Basic' }));
    await expect(other.getByRole('button', { name: 'Change to Basic' })).toBeVisible();
  },
};
export const PlansInSpanish: Story = { globals: { locale: 'es', theme: 'dark' }, parameters: on('plans') };
export const Loading: Story = { parameters: on('plans', slow('getSubscription'), slow('listPlans')) };
export const Failed: Story = {
  parameters: on('plans', failing('getSubscription', 'internal'), failing('listPlans', 'internal')),
};
/** Who may not change the brokerage sees the plans and cannot ask for one. */
export const PlansOfViewer: Story = {
  globals: { role: 'viewer' },
  parameters: on('plans'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask your administrator/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
  },
};
/** A limit that is reached and one no end date. */
export const Cruel: Story = {
  parameters: on(
    'plans',
    answering(
      'getSubscription',
      aSubscription({
        state: 'expired',
        plan: { ...aSubscription().plan, customers_amount: null, groups_amount: 0 },
        usage: {
          policies: 9_999_999,
          customers: 8_888_888,
          vehicles: 0,
          generals: 0,
          users: 10,
          groups: 0,
          emails: 5_000,
        },
      }),
    ),
  ),
};

export const Payments: Story = {
  parameters: on('payments'),
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('region', { name: 'Current payment' }));
    await expect(now.getByText('$563.50')).toBeVisible();
    await expect(await canvas.findByText('Rejected')).toBeVisible();
  },
};
/** Beside the menu of a window of 1440 px every column is seen whole, without scrolling sideways. */
export const PaymentsInSpanish: Story = {
  globals: { locale: 'es' },
  parameters: on('payments'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1084 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Historial de pagos' });
    await canvas.findByText('Rechazado');
    // Another font is wider.
    await document.fonts.ready;
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    const isCut = (text: Element) => text.scrollWidth > text.clientWidth;
    const cut = within(grid)
      .getAllByText(/2027|Rechazado|Frecuencia/)
      .filter(isCut);
    await expect(cut).toEqual([]);
  },
};
/** On the free plan there is nothing to pay, and the page says so. */
export const PaymentsOfFreePlan: Story = {
  parameters: on(
    'payments',
    answering('getSubscription', aSubscription({ subscription_type: 'free', ends_on: null, plan: somePlans()[0] })),
    empty('listSubscriptionPayments'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The Free plan costs nothing/)).toBeVisible();
    await expect(await canvas.findByText('No payments yet')).toBeVisible();
  },
};
export const PaymentsLoading: Story = {
  parameters: on('payments', slow('getSubscription'), slow('listSubscriptionPayments')),
};
export const PaymentsFailed: Story = { parameters: on('payments', failing('listSubscriptionPayments', 'internal')) };

/** A layout is saved as soon as it is chosen; the QR code is there to take away. */
export const Profile: Story = {
  parameters: on(
    'profile',
    resolving('updatePartner', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aPartner({ layout: 'blocks', version: 4 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Blocks/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ layout: 'blocks' }));
    await expect(await screen.findByText('Profile updated')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /QR code of http.*andes-seguros/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download PNG' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/app/profile');
  },
};
export const ProfileOfViewer: Story = {
  globals: { role: 'viewer' },
  parameters: on('profile'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Blocks/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'View profile' })).toBeVisible();
  },
};
export const ProfileLoading: Story = { parameters: on('profile', slow('getPartner')) };
export const ProfileFailed: Story = { parameters: on('profile', failing('getPartner', 'internal')) };

/** What is wrong with the subscription stands above everything, with the way to the plans. */
export const Expired: Story = {
  parameters: { ...on('plans'), session: { valid_subscription: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Subscription expired')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/app/payments/plan');
  },
};
export const PendingApproval: Story = { parameters: { ...on('payments'), session: { subscription_payed: false } } };
