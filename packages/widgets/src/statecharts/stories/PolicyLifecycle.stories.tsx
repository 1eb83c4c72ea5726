import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Policy lifecycle',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Undoes a step, and is told why another is not possible. */
export const Chart: Story = {
  args: { machine: 'policy-lifecycle' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('canMove says no')).toBeVisible();
    await stepsThrough(
      ['action.choose · action: close', 'confirming.open'],
      ['observations.write', 'confirming.open'],
      ['action.confirm', 'running'],
      ['error makeMove: 412 stale', 'stale'],
    )(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('running', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByText('Nothing yet.')).toBeVisible();
  },
};
