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

/** All topics, which are searched whatever the accents; what is found is read on its own page. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Closing and renewing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Closing and renewing' })).toHaveAttribute(
      'href',
      '/app/help?topic=renewals',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the help' }), 'cedula');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Closing and renewing' })).toBeNull());
    await userEvent.click(await canvas.findByRole('link', { name: 'Customers and identification' }));
    await canvas.findByRole('heading', { level: 1, name: 'Customers and identification' });
    await expect(canvas.getByRole('searchbox', { name: 'Search the help' })).toHaveValue('');
  },
};
/** One topic, with ways into the product. */
export const Topic: Story = {
  tags: ['snapshot'],
  parameters: { start: '/app/help?topic=first-steps', snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'First steps' });
    await expect(canvas.getByRole('link', { name: 'Create a policy' })).toHaveAttribute(
      'href',
      '/app/management/policies/create',
    );
  },
};
/** Who may not add policies is not led to the form. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  parameters: { start: '/app/help?topic=first-steps' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to insurance companies' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create a policy' })).toBeNull();
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
