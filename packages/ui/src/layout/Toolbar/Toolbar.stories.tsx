import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Toolbar } from './index.ts';

const meta = {
  title: 'Components/Layout/Toolbar',
  tags: ['stable'],
  component: Toolbar,
  args: {
    label: 'List',
    children: (
      <>
        <Button>Columns</Button>
        <Button>Export</Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; the arrows move inside. */
export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 120 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus());
  },
};
