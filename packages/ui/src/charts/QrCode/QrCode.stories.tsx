import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './index.ts';

const meta = {
  title: 'Components/Charts/QrCode',
  tags: ['stable'],
  component: QrCode,
  args: { value: 'https://wa.me/593991234567?text=Hola%2C%20necesito%20ayuda', label: 'WhatsApp' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 480 } },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'WhatsApp' })).toBeVisible(),
};
/** It stays black on white, or cameras do not find it. */
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } };
