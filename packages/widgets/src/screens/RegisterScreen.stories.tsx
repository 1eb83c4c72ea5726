import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answers, failing, resolving, unreachable } from '../testing/index.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Access/RegisterScreen',
  component: RegisterScreen,
  parameters: { ...publicStory, start: '/register' },
  args: { brand: aBrand(), plan: 'Professional' },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'una frase larga y propia');
  await userEvent.type(canvas.getByLabelText('Repeat the password'), 'una frase larga y propia');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I accept the/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  },
};
export const FreePlan: Story = { args: { plan: 'no such plan' } };
/** Every field says what it needs; the strength of the password is told while it is typed. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'corta');
    await expect(canvas.getByText('Strength: Very weak')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'otra');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByText(/at least 12 characters/)).toBeVisible();
    await expect(canvas.getByText('The passwords do not match')).toBeVisible();
    await expect(canvas.getByText('You must accept the terms and conditions')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};
const judged = fn();
/** What saving would refuse is no acceptable password: its words are told at once, a common one as soon as the server has been asked. */
export const RefusedWhileTyped: Story = {
  beforeEach: () => void judged.mockClear(),
  parameters: answers(
    resolving('checkNewPassword', async ({ request }) => {
      const body = (await request.json()) as { password: string };
      judged(body);
      return HttpResponse.json({ problem: body.password.startsWith('qwertyqwerty') ? 'common' : null });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'corredora2026');
    await expect(canvas.getByText('Strength: Very weak')).toBeVisible();
    await expect(canvas.getByText(/^This password is made of words that are easy to guess/)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'qwertyqwerty');
    await expect(await canvas.findByText(/^This password is too common/)).toBeVisible();
    await expect(canvas.getByText('Strength: Very weak')).toBeVisible();
    await expect(judged).toHaveBeenLastCalledWith({ password: 'qwertyqwerty', email: 'ana@andes.example' });
    await userEvent.clear(password);
    await userEvent.type(password, 'una frase larga y propia');
    await expect(canvas.getByText('Strength: Very good')).toBeVisible();
    await waitFor(() =>
      expect(judged).toHaveBeenLastCalledWith({ password: 'una frase larga y propia', email: 'ana@andes.example' }),
    );
    await expect(canvas.getByText('Strength: Very good')).toBeVisible();
    await expect(canvas.queryByText(/^This password/)).not.toBeInTheDocument();
  },
};
/** Where the server cannot be asked, the form says what it knows by itself, and no more. */
export const CannotBeJudged: Story = {
  parameters: answers(failing('checkNewPassword', 'too_many_requests', { retry_after: 30 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'qwertyqwerty');
    await expect(canvas.getByText(/^Strength/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
/** The mail is asked for again, or the address corrected. */
export const MailSent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await expect(await canvas.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(/If ana@andes.example is waiting/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@andes.example');
  },
};
/** What the server says of a field stands under the field. */
export const CommonPassword: Story = {
  parameters: answers(
    failing('register', 'invalid', { errors: { password: ['This password is too common. Choose another.'] } }),
  ),
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await expect(await canvas.findByText('This password is too common. Choose another.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('una frase larga y propia');
  },
};
export const NetworkLost: Story = {
  parameters: answers(unreachable('register')),
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    await expect(context.canvas.getByRole('checkbox')).toBeChecked();
  },
};
