import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/Status/ProgressBar',
  tags: ['stable'],
  component: ProgressBar,
  args: { label: 'Policies', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  render: () => (
    <Stack gap="large">
      <ProgressBar label="Policies" value={18} maxValue={25} valueText="18 of 25" />
      <ProgressBar label="Customers" value={48} maxValue={50} valueText="48 of 50" tone="caution" />
      <ProgressBar label="Vehicles" value={100} tone="critical" />
      <ProgressBar label="Paid" value={60} tone="positive" isLabelHidden />
    </Stack>
  ),
};
export const Unknown: Story = { args: { label: 'Checking the file' } };
