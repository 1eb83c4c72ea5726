import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Banner',
  tags: ['stable'],
  component: Banner,
  args: { title: 'Live updates are off', children: 'New notices appear when you reload.', onDismiss: fn() },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <Banner {...args} />
      <Banner tone="positive">The payment was approved.</Banner>
      <Banner tone="caution" title="You use 24 of 25 policies" action={<Button size="small">See plans</Button>}>
        A larger plan opens at once.
      </Banner>
      <Banner tone="critical" title="The policy could not be activated">
        Something went wrong. Add a payer and try again.
      </Banner>
    </Stack>
  ),
};
export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Live: Story = {
  args: { tone: 'critical', isLive: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Live updates are off'),
};
