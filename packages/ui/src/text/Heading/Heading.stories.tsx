import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from './index.ts';

const meta = {
  title: 'Components/Text/Heading',
  tags: ['stable'],
  component: Heading,
  args: { children: 'Policies', level: 1 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 360 } },
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Every policy, one place
      </Heading>
      <Heading level={1}>Policies</Heading>
      <Heading level={2}>What is due</Heading>
      <Heading level={3}>Instalments</Heading>
      <Heading level={4}>Third of twelve</Heading>
    </Stack>
  ),
};
