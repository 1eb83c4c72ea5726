import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { TextArea } from '../../fields/TextArea/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Components/Overlays/Dialog',
  tags: ['stable'],
  component: Dialog,
  args: {
    title: 'Close the policy',
    description: 'POL-000123, Ada Byron',
    children: (
      <Stack>
        <Text>Instalments due later are voided. What was paid stays.</Text>
        <TextArea label="Observations" isRequired />
      </Stack>
    ),
    actions: (
      <>
        <Button slot="close">Cancel</Button>
        <Button tone="accent">Close policy</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['snapshot'],
  args: { isOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('POL-000123, Ada Byron');
  },
};
/** Opens from its button, keeps the focus inside, closes by Escape and gives the focus back. */
export const ByKeyboard: Story = {
  args: { trigger: <Button>Close policy</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Close the policy' });
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close policy' })).toHaveFocus());
  },
};
/** A gate cannot be left but through its buttons. */
export const Blocking: Story = {
  tags: ['snapshot'],
  args: {
    isOpen: true,
    isDismissable: false,
    size: 'small',
    title: 'Your subscription has ended',
    description: 'Your data is safe. Choose a plan to go on, or ask your administrator.',
    children: undefined,
    actions: (
      <>
        <Button tone="quiet">Log out</Button>
        <Button tone="accent">Choose a plan</Button>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    // Until it has the focus, nobody hears the key.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};
export const LongText: Story = {
  args: { isOpen: true, size: 'large', children: <Text>{'Everything that was agreed. '.repeat(200)}</Text> },
};
