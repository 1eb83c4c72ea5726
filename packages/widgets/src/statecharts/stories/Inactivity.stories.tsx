import { records, scenarios } from '@corredor/machines/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineChart } from '../MachineChart.tsx';
import { Statechart } from '../Statechart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Inactivity',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: { machine: 'inactivity' },
  play: stepsThrough(['after untilWarning', 'warning'], ['leave.choose', 'keeping']),
};
/** What no test walks is told by a circle, a dotted line and words. */
export const PartlyWalked: Story = {
  tags: ['!dev', '!autodocs'],
  args: { machine: 'inactivity' },
  globals: { locale: 'es', theme: 'dark' },
  render: ({ machine }) => (
    <Statechart
      scenario={scenarios[machine]}
      about="Un registro que se quedó a medias."
      record={{ paths: 9, transitions: records[machine].transitions.slice(0, 9) }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Las pruebas recorren 9 de \d+ transiciones/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'after patience sin recorrer por las pruebas' })).toBeVisible();
  },
};
