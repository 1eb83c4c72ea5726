import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Columns } from '../Columns/index.ts';
import { Divider } from '../Divider/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Components/Layout/Card',
  tags: ['stable'],
  component: Card,
  args: {
    title: 'Premium',
    description: 'For the whole term',
    actions: <Button size="small">Change</Button>,
    children: <Text>What the customer pays.</Text>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overview: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Columns count={2}>
      <Card {...args} />
      <Card {...args} title="Payments" count={12} tone="sunken" footer={<Button size="small">See all</Button>} />
      <Card tone="accent">
        <Text>Without a title, on a tint.</Text>
      </Card>
      <Card title="Nothing around the content" padding="none">
        <Divider />
      </Card>
    </Columns>
  ),
};
