import { Card } from '@corredor/ui/Card';
import { PageHeader } from '@corredor/ui/PageHeader';
import type { SideMenuEntry } from '@corredor/ui/SideMenu';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LayoutDashboard, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { ShellView } from './ShellView.tsx';

const item = (id: string, title: string, icon: SideMenuEntry['icon']): SideMenuEntry => ({
  type: 'item',
  id,
  title,
  href: `/app/${id}`,
  icon,
});
const entries: SideMenuEntry[] = [
  { type: 'group', id: 'home', title: 'Home', children: [item('dashboard', 'Dashboard', LayoutDashboard)] },
  {
    type: 'group',
    id: 'management',
    title: 'Management',
    children: [item('policies', 'Policies', FileText), item('customers', 'Customers', Users)],
  },
];
const odd: SideMenuEntry = JSON.parse('{ "id": "odd", "type": "carousel", "title": "Odd" }');

const meta = {
  title: 'Screens/Shell/ShellView',
  component: ShellView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: aBrand(),
    entries,
    selectedId: 'policies',
    openItem: 'default',
    onOpenItemChange: fn(),
    onUnknownItem: fn(),
    user: { name: 'María Fernanda Vera', email: 'mvera@andesseguros.ec', image: null, partner: 'Andes Seguros' },
    language: 'en',
    theme: 'system',
    density: 'comfortable',
    onLanguageChange: fn(),
    onThemeChange: fn(),
    onDensityChange: fn(),
    onLogout: fn(),
    isLeaving: false,
    hasConfiguration: true,
    children: (
      <Stack gap="large">
        <PageHeader title="Policies" context="What stands in the main area." />
        <Card title="A page">
          <Text>It starts 88 px below the top.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof ShellView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Policies' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/app/help?topic=policies');
    await expect(canvas.getByRole('link', { name: 'Corredor' })).toHaveAttribute('href', '/app/dashboard');
    await expect(await canvas.findByRole('button', { name: 'Support' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Account of María Fernanda Vera' })).toBeVisible();
  },
};
/** The logo of each language. */
export const EnglishLogo: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Corredor' })).toHaveAttribute('src', aBrand().logo.other),
};
export const SpanishLogo: Story = {
  args: { language: 'es' },
  globals: { locale: 'es' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Corredor' })).toHaveAttribute('src', aBrand().logo.es),
};
/** An entry that nobody knows how to draw says so in its place, and is reported. */
export const UnknownItem: Story = {
  args: {
    entries: [...entries, odd, { type: 'group', id: 'more', title: 'More', children: [{ ...odd, id: 'inner' }] }],
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Menu Items Error')).toBeVisible();
    await expect(canvas.getByText('Menu item error')).toBeVisible();
    await expect(args.onUnknownItem).toHaveBeenCalledWith(odd);
    await expect(canvas.getByRole('link', { name: 'Customers' })).toBeVisible();
  },
};
/** Long names. */
export const Cruel: Story = {
  args: {
    user: {
      name: 'María Fernanda Inmaculada Concepción de la Torre y Villavicencio',
      email: 'maria.fernanda.inmaculada.de-la-torre-y-villavicencio@correduriadeseguros.example',
      image: null,
      partner: 'Asesores Productores de Seguros Andrade, Cevallos, Hijos & Asociados de la Sierra',
    },
    entries: [
      ...entries,
      {
        type: 'group',
        id: 'long',
        title: 'A group whose name is far too long for two hundred and sixty pixels',
        children: [item('long-item', 'Electroencephalographicallyunbreakableitem of the menu', FileText)],
      },
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /^Account of María/ })).toBeVisible(),
};
