import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Text/Tooltip',
  tags: ['stable'],
  component: Tooltip,
  args: { text: 'Once a day at most', children: <Button>Send reminder</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 200 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Once a day at most');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Once a day at most');
  },
};
