import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Status/Spinner',
  tags: ['stable'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <Inline gap="large">
      <Spinner />
      <Spinner size={20} />
      <Spinner size={32} label="Loading policies" />
    </Inline>
  ),
};
