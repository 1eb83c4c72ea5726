import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Renewal card',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else was faster: the renewal is read anew, and the step confirmed anew. */
export const Chart: Story = {
  args: { machine: 'renewal-card' },
  play: stepsThrough(['step.take · action: lose', 'taking'], ['error takeStep: 412 stale', 'rereading']),
};
