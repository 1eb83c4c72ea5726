import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Session',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: { machine: 'session' },
  play: stepsThrough(
    ['login.submit', 'loggingIn'],
    [/* The server takes the password. */ 'error logIn: 401 not_authenticated', 'loggedOut'],
  ),
};
