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

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 480, height: 120 } } };
export const Vertical: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      Before
      <Divider {...args} />
      After
    </Inline>
  ),
};
