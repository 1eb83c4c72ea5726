import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { HelpScreen } from './HelpScreen.tsx';

const meta = {
  title: 'Screens/Help/HelpScreen',
  component: HelpScreen,
  parameters: { start: '/app/help' },
  args: { support: aBrand().support },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Topics with anchors, and ways into the product. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Closing and renewing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Closing and renewing' })).toHaveAttribute('href', '#renewals');
    await expect(canvas.getByRole('link', { name: 'Create a policy' })).toHaveAttribute(
      'href',
      '/app/management/policies/create',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the help' }), 'cedula');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Closing and renewing' })).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Customers and identification' })).toBeVisible();
  },
};
/** Who may not add policies is not led to the form. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    for (const link of await canvas.findAllByRole('link', { name: 'See the policies' }))
      await expect(link).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create a policy' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Roles' })).toBeNull();
  },
};
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'First steps' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the help' }), 'zzz');
    await expect(await canvas.findByText('No topic matches “zzz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See all topics' }));
    await expect(await canvas.findByRole('heading', { name: 'First steps' })).toBeVisible();
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'La prima y cómo se calcula' })).toBeVisible(),
};
