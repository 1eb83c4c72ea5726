import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../text/Text/index.ts';
import { PrintSheet } from './index.ts';

const meta = {
  title: 'Components/Frames/PrintSheet',
  tags: ['stable'],
  component: PrintSheet,
  args: { children: <Text>Order 001200-A, as it is printed.</Text> },
  render: (args) => (
    <>
      <Text>The page on the screen. Print it: the sheet comes out instead.</Text>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen shows the page; the sheet waits beside it, out of sight. */
export const OnScreen: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The page on the screen/)).toBeVisible();
    const sheet = document.querySelector('body > [data-print-sheet]');
    await expect(sheet).toHaveTextContent('Order 001200-A, as it is printed.');
    await expect(sheet).not.toBeVisible();
  },
};
