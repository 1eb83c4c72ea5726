import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { Inline } from '../../layout/Inline/index.ts';
import { Icon } from './index.ts';

const meta = {
  title: 'Components/Text/Icon',
  tags: ['stable'],
  component: Icon,
  args: { of: FileText },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 360 } },
  render: () => (
    <Inline gap="medium">
      <Icon of={FileText} />
      <Icon of={FileText} size={20} />
      <Icon of={FileText} size={32} label="Policy" />
    </Inline>
  ),
};
