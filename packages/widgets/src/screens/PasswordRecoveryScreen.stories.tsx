import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answers, failing, resolving } from '../testing/index.ts';
import { PasswordRecoveryScreen } from './PasswordRecoveryScreen.tsx';

const meta = {
  title: 'Screens/Access/PasswordRecoveryScreen',
  component: PasswordRecoveryScreen,
  parameters: { ...publicStory, start: '/password-recovery' },
  args: { brand: aBrand(), onTokenTaken: fn() },
} satisfies Meta<typeof PasswordRecoveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const token = 'Vb3uYk0mT2r8cQxwLZ5nEoJd1sHfPa9gKiRt7yUqWe4';

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recuperar la contraseña' })).toBeVisible();
  },
};
/** The answer never tells whether the address is known. */
export const MailSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example{Enter}');
    await expect(await canvas.findByText(/If ana@andes.example has an account/)).toBeVisible();
  },
};
/** With the token of a mail, the address forgets it and a new password is chosen. */
export const ChoosesPassword: Story = {
  args: { token },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'una frase larga y propia');
    await expect(args.onTokenTaken).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'una frase larga y propia{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Password saved' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
const judged = fn();
/** Whose password it is the link says: what only the server can know, such as the brokerage's name, is told while it is typed. */
export const RefusedWhileTyped: Story = {
  args: { token },
  parameters: answers(
    resolving('checkNewPassword', async ({ request }) => {
      judged(await request.json());
      return HttpResponse.json({ problem: 'context_words' });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'guayacanes-2026!');
    await expect(await canvas.findByText(/^This password is made of words that are easy to guess/)).toBeVisible();
    await waitFor(() => expect(judged).toHaveBeenLastCalledWith({ password: 'guayacanes-2026!', token }));
  },
};
export const ResetForm: Story = { args: { token } };
/** A token that is spent leads back to asking for another. */
export const TokenExpired: Story = {
  args: { token },
  parameters: answers(failing('resetPassword', 'token_expired')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'una frase larga y propia');
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'una frase larga y propia{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
};
export const TooManyRequests: Story = {
  parameters: answers(failing('recoverPassword', 'too_many_requests', { retry_after: 30 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example{Enter}');
    await expect(await canvas.findByRole('button', { name: /Try again in \d+ s/ })).toBeDisabled();
  },
};
