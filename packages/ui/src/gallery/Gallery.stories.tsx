import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Start/Gallery',
  component: Gallery,
  parameters: { snapshot: { width: 1200, height: 1400 } },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { tags: ['snapshot'] };
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } };
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es' } };
export const Compact: Story = { globals: { density: 'compact' } };
