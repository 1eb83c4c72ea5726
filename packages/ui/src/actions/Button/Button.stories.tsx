import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from './index.ts';

const tones = ['accent', 'neutral', 'quiet', 'critical'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const meta = {
  title: 'Components/Actions/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Save customer', tone: 'accent', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save customer' })).toHaveFocus());
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Overview: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap="large">
      {sizes.map((size) => (
        <Inline key={size} gap="small">
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size} icon={Plus}>
              New policy
            </Button>
          ))}
        </Inline>
      ))}
      <Inline gap="small">
        {tones.map((tone) => (
          <Button key={tone} tone={tone} isDisabled>
            Disabled
          </Button>
        ))}
      </Inline>
      <Inline gap="small">
        {tones.map((tone) => (
          <Button key={tone} tone={tone} isPending>
            Saving
          </Button>
        ))}
      </Inline>
      <Inline gap="small">
        <Button iconEnd={ArrowRight}>Continue</Button>
        <Button>A label in which somebody explains everything at length</Button>
      </Inline>
    </Stack>
  ),
};
export const FullWidth: Story = { args: { isFullWidth: true } };
/** The label stays, the button keeps the focus, and pressing does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save customer/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
