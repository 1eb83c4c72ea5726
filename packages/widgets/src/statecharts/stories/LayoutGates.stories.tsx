import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Layout gates',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: { machine: 'layout-gates' },
  play: stepsThrough(
    ['session.change · has_partner: true, valid_subscription: true, subscription_payed: false', 'paymentPending'],
    ['session.change · has_partner: true, valid_subscription: true, subscription_payed: true', 'open'],
  ),
};
