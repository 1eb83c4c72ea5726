import { aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aBrand } from '../../base/brand/brand.fixtures.ts';
import { publicStory } from '../../base/brand/publicStory.fixtures.ts';
import { aLostCall } from './failures.fixtures.ts';
import { LoginView } from './LoginView.tsx';
import type { SendState } from './useSubmit.ts';

const sending = (state: SendState) => ({ sending: { state, submit: fn() } });

const meta = {
  title: 'Screens/Access/LoginView',
  component: LoginView,
  parameters: { ...publicStory },
  args: { brand: aBrand(), ...sending({ status: 'idle' }), resend: { state: { status: 'idle' }, submit: fn() } },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), ' ana@andes.example ');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long phrase{Enter}');
    await expect(args.sending.submit).toHaveBeenCalledWith({
      email: 'ana@andes.example',
      password: 'a long phrase',
    });
  },
};
/** What is wrong is said under each field, the first of them has the focus, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Enter a valid e-mail address')).toBeVisible();
    await expect(canvas.getByText('Enter the password')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    await expect(args.sending.submit).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: sending({ status: 'busy' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Log in/ }));
    await expect(args.sending.submit).not.toHaveBeenCalled();
  },
};
export const SessionExpired: Story = { args: { notice: 'expired' } };
/** Nothing is promised where nothing was typed. */
export const LoggedOutForInactivity: Story = {
  args: { notice: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 minutes passed without activity. Log in to continue.')).toBeVisible();
  },
};
export const LoggedOutWhileWriting: Story = {
  args: { notice: 'idle', isDraftKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What you were writing is kept/)).toBeVisible();
  },
};
export const LoggedOutElsewhere: Story = { args: { notice: 'elsewhere' } };
export const WrongCredentials: Story = {
  args: sending({
    status: 'failed',
    error: aRefusal(401, 'wrong_credentials', { detail: 'The e-mail or the password is wrong.' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mail or the password is wrong.');
  },
};
export const NotConfirmed: Story = {
  args: sending({
    status: 'failed',
    error: aRefusal(401, 'not_confirmed', { detail: 'Confirm your e-mail before you log in.' }),
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(args.resend.submit).toHaveBeenCalledOnce();
  },
};
export const ConfirmationSentAgain: Story = {
  args: { ...NotConfirmed.args, resend: { state: { status: 'done' }, submit: fn() } },
};
/** The button counts the seconds and works again after them. */
export const TooManyAttempts: Story = {
  args: sending({
    status: 'failed',
    error: aRefusal(429, 'wait_before_login', { detail: 'Too many attempts.', retry_after: 2 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again in \d s/ })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled(), { timeout: 5000 });
    await expect(canvas.queryByText('Too many attempts.')).not.toBeInTheDocument();
  },
};
export const NetworkLost: Story = { args: sending({ status: 'failed', error: aLostCall() }) };
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...SessionExpired, globals: { theme: 'dark' } };
