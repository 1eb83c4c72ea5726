import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Notification socket',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: { machine: 'notification-socket' },
  play: stepsThrough(
    [
      'done getTicket: a ticket',
      'socket.connecting.opening · series.idle · pause.over · network.online · page.shown · posting.idle',
    ],
    ['socket.open', 'socket.open.asking · series.idle · pause.over · network.online · page.shown · posting.idle'],
  ),
};
