import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Text } from '../../text/Text/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Components/Navigation/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: {
    label: 'Policy',
    onChange: fn(),
    items: [
      { id: 'summary', label: 'Summary', content: <Text>One policy, one page.</Text> },
      { id: 'payments', label: 'Payments', count: 12, content: <Text>Twelve instalments.</Text> },
      { id: 'files', label: 'Files', icon: Paperclip, content: <Text>No files.</Text> },
      { id: 'history', label: 'History', isDisabled: true, content: null },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 200 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Summary' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Payments/ })).toHaveTextContent('Twelve instalments');
    await expect(args.onChange).toHaveBeenLastCalledWith('payments');
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, label: `Section ${index + 1}`, content: null })),
  },
};
