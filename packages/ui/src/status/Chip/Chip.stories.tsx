import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CircleCheck, Clock, FilePen, Info } from 'lucide-react';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'Components/Status/Chip',
  tags: ['stable'],
  component: Chip,
  args: { children: 'Active', tone: 'positive' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  render: () => (
    <Stack>
      <Inline>
        <Chip icon={FilePen}>Draft</Chip>
        <Chip tone="positive" icon={CircleCheck}>
          Active
        </Chip>
        <Chip tone="caution" icon={Clock}>
          Expired
        </Chip>
        <Chip tone="critical" icon={Ban}>
          Closed
        </Chip>
        <Chip tone="info" icon={Info}>
          New
        </Chip>
      </Inline>
      <Inline>
        <Chip>Individual</Chip>
        <Chip tone="info">Group</Chip>
      </Inline>
    </Stack>
  ),
};
