import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Row editing',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: { machine: 'row-editing' },
  play: stepsThrough(['row.add', 'checking'], ['done findObstacle: null', 'pending.writing']),
};
