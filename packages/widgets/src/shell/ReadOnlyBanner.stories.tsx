import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx';

const meta = { title: 'Screens/Shell/ReadOnlyBanner', component: ReadOnlyBanner } satisfies Meta<typeof ReadOnlyBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('For now, you can only read');
  },
};
