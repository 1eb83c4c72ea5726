import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Payment stepper',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: { machine: 'payment-stepper' },
  play: stepsThrough(
    ['invoice.fill', 'paying.open'],
    ['payment.confirm', 'tokenising'],
    ['error tokeniseCard: no answer', 'paying.unreadable'],
  ),
};
