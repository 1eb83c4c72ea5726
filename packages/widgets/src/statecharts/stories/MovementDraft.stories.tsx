import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineChart } from '../MachineChart.tsx';
import { stepsThrough } from './stepsThrough.ts';

const meta = {
  title: 'Machines/Movement draft',
  component: MachineChart,
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing holds the first step; what is refused stands over the second, and is asked once more. */
export const Chart: Story = {
  args: { machine: 'movement-draft' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await stepsThrough(['step.next · input: null', 'what.unknown'])(context);
    await userEvent.click(canvas.getByRole('button', { name: /^step\.next · kind: cancellation/ }));
    await expect(await canvas.findByText('much.computing', { selector: 'strong' })).toBeVisible();
    await stepsThrough(['error computePremium: 409 policy_cancelled', 'much.refused'])(context);
  },
};
