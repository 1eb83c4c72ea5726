import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Errors/NotFoundScreen',
  component: NotFoundScreen,
  parameters: publicStory,
  args: { brand: aBrand() },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 640 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos esta página')).toBeVisible();
  },
};
/** Who is signed in goes back to work. */
export const SignedIn: Story = {
  parameters: { session: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/app/dashboard');
  },
};
