import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Divider } from './index.ts';

const meta = {
  title: 'Components/Layout/Divider',
  tags: ['stable'],
  component: Divider,
  args: {},
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      Before
      <Divider {...args} />
      After
    </Inline>
  ),
};
