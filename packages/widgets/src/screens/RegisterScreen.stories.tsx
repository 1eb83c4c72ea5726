import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answers, failing, unreachable } from '../testing/index.ts';
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
