import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd, KeyCombo } from './index.ts';

const meta = {
  title: 'Components/Text/Kbd',
  tags: ['stable'],
  component: Kbd,
  args: { children: 'K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Together, and one after the other. */
export const Combos: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <>
      <KeyCombo keys="mod+k" /> <KeyCombo keys="g p" />
    </>
  ),
};
