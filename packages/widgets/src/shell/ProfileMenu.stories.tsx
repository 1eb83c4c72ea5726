import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Screens/Shell/ProfileMenu',
  component: ProfileMenu,
  args: {
    user: { name: 'María Fernanda Vera', email: 'mvera@andesseguros.ec', image: null, partner: 'Andes Seguros' },
    language: 'en',
    theme: 'system',
    density: 'comfortable',
    hasConfiguration: true,
    onLanguageChange: fn(),
    onThemeChange: fn(),
    onDensityChange: fn(),
    onLogout: fn(),
    isLeaving: false,
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button'));
  return within(await screen.findByRole('dialog'));
};

export const Open: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const menu = await open(context);
    await expect(menu.getByText('Andes Seguros')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/app/account');
    await userEvent.click(menu.getByRole('radio', { name: 'Español' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('es');
    await userEvent.click(menu.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(menu.getByRole('radio', { name: 'Compact' }));
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const Leaving: Story = {
  args: { isLeaving: true, hasConfiguration: false },
  play: async (context) => {
    const menu = await open(context);
    await context.userEvent.click(menu.getByRole('button', { name: /Log out/ }));
    await expect(context.args.onLogout).not.toHaveBeenCalled();
    await expect(menu.queryByRole('link', { name: 'Configuration' })).toBeNull();
  },
};
/** Somebody whose name is not known yet is called by the e-mail, which is written once. */
export const WithoutName: Story = {
  args: {
    user: { name: '', email: 'un.correo.bastante.largo.de.verdad@correduria.example', image: null, partner: null },
  },
  play: async (context) => expect((await open(context)).getByText(/un\.correo/)).toBeVisible(),
};
export const SpanishDark: Story = {
  args: { language: 'es', theme: 'dark' },
  globals: { locale: 'es', theme: 'dark' },
  play: async (context) => expect((await open(context)).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible(),
};
