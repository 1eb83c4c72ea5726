import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnauthorizedScreen } from './UnauthorizedScreen.tsx';

const meta = {
  title: 'Screens/UnauthorizedScreen',
  component: UnauthorizedScreen,
  args: { permission: 'policy_app.change_policy', grantedBy: ['María Fernanda Vera', 'José Luis Andrade'] },
} satisfies Meta<typeof UnauthorizedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names what is missing and who can help; there is always a way on. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have permission to access to this resource" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Policies · Change/)).toBeVisible();
    await expect(canvas.getByText(/María Fernanda Vera, José Luis Andrade/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/app/dashboard');
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/app/payments/plan');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 520 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No tiene permiso para acceder a este recurso' }),
    ).toBeVisible();
  },
};
export const Unknown: Story = { args: { permission: undefined, grantedBy: [] } };
