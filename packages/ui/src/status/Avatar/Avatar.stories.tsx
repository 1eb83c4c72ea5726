import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/index.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Components/Status/Avatar',
  component: Avatar,
  args: { name: 'Ada Byron' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Inline gap="small">
      <Avatar name="Ada Byron" size="small" />
      <Avatar name="Inés Cárdenas" />
      <Avatar name="Seguros del Pacífico" shape="company" size="large" />
      <Avatar name="Byron" size="huge" />
      <Avatar name="Broken Picture" src="/nowhere.png" size="large" />
    </Inline>
  ),
};
