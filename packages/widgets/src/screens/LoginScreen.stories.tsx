import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answers, failing, slow, unreachable } from '../testing/index.ts';
import { LoginScreen } from './LoginScreen.tsx';

const onGo = fn();
const meta = {
  title: 'Screens/Access/LoginScreen',
  component: LoginScreen,
  parameters: { ...publicStory, start: '/login', onGo },
  args: { brand: aBrand() },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mvera@andesseguros.ec');
  await userEvent.type(canvas.getByLabelText('Password'), 'una frase larga');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  },
};
/** Goes on to the page first asked for. */
export const ReturnsToPage: Story = {
  args: { next: '/app/management/policies?status=draft' },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/policies?status=draft'));
  },
};
/** An address of somebody else is not gone to. */
export const NeverLeavesTheSite: Story = {
  args: { next: '//evil.example' },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/dashboard'));
  },
};
/** While the server is asked, the button is busy and asks once. */
export const LoggingIn: Story = {
  parameters: answers(slow('login')),
  play: async (context) => {
    await fillIn(context);
    const button = context.canvas.getByRole('button', { name: /Log in/ });
    await waitFor(() => expect(button).toHaveAttribute('data-pending', 'true'));
  },
};
/** Without a connection the specification's message appears, the input stays, and the button works again. */
export const NetworkLost: Story = {
  parameters: answers(unreachable('login')),
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('mvera@andesseguros.ec');
    await expect(canvas.getByLabelText('Password')).toHaveValue('una frase larga');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};
/** The account waits for its confirmation: another mail is one press away. */
export const SendsConfirmationAgain: Story = {
  parameters: answers(failing('login', 'not_confirmed', { detail: 'Confirm your e-mail before you log in.' })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(/If mvera@andesseguros.ec is waiting/)).toBeVisible();
  },
};
/** The page changes its language in place and keeps what was typed. */
export const ChangesLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@andes.example');
  },
};
