import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SidePanel } from '../SidePanel/index.ts';
import { ToastRegion, toast } from './index.ts';

const onUndo = fn();
const onClose = fn();
const meta = {
  title: 'Components/Overlays/Toast',
  tags: ['stable'],
  component: ToastRegion,
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast.success('Customer saved')}>Save</Button>
        <Button onPress={() => toast.error('The policy could not be activated. Something went wrong.')}>
          Activate
        </Button>
        <Button onPress={() => toast.info('Payment marked as paid', { action: { label: 'Undo', onAction: onUndo } })}>
          Pay
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await screen.findByText('Customer saved')).toBeVisible();
    await expect(await screen.findByText('Payment marked as paid')).toBeVisible();
  },
};
/** The action is done and the message leaves. */
export const WithAction: Story = {
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Payment marked as paid')).toBeNull());
  },
};
/** Another thing that may be wanted now stands beside it; whichever is done, the message leaves. */
export const WithTwoActions: Story = {
  play: async ({ userEvent }) => {
    const onShow = fn();
    toast.success('Payment registered', {
      action: { label: 'Undo', onAction: onUndo },
      also: { label: 'Receipt', onAction: onShow },
    });
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }));
    await expect(onShow).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Payment registered')).toBeNull());
  },
};
/** Undo waits there for as long as the message stays. */
export const OffersUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
/** What was said of the same thing before is no longer so. */
export const SaidAnew: Story = {
  play: async () => {
    const about = 'payment.1';
    toast.success('Payment 1 paid', { action: { label: 'Undo', onAction: onUndo }, about });
    toast.success('Payment 2 paid', { action: { label: 'Undo', onAction: onUndo }, about: 'payment.2' });
    await screen.findByText('Payment 1 paid');
    toast.success('Payment 1 taken back', { about });
    await expect(await screen.findByText('Payment 1 taken back')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Payment 1 paid')).toBeNull());
    await expect(screen.getByText('Payment 2 paid')).toBeVisible();
  },
};
/** F6 goes to the messages from anywhere; when the last is closed, the focus is back where it was. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const activate = canvas.getByRole('button', { name: 'Activate' });
    activate.focus();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: 'Notices' });
    await waitFor(() => expect(activate).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(activate).toHaveFocus());
  },
};
/** A failure waits to be read, with one thing to do about it. */
export const Stays: Story = {
  beforeEach: () => {
    const action = { label: 'See plans', onAction: fn() };
    toast.error('Your plan allows 25 policies, and all are in use.', { action });
  },
  render: () => <ToastRegion />,
  play: async () => {
    const said = await screen.findByRole('alert');
    await expect(said).toHaveTextContent('Your plan allows 25 policies');
    await expect(screen.getByRole('button', { name: 'See plans' })).toBeVisible();
  },
};
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Over a dialog that fills the window none of its buttons is covered, and the messages are reached by F6. */
export const OverDialog: Story = {
  render: () => (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        title="Terms"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="accent">Accept</Button>
          </>
        }
      >
        <Text>{'Everything that was agreed. '.repeat(200)}</Text>
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async ({ userEvent }) => {
    onClose.mockClear();
    for (const number of [1, 2, 3])
      toast.error(`Policy ${number} could not be activated. ${'Something went wrong. '.repeat(4)}`, {
        action: { label: `Undo ${number}`, onAction: onUndo },
      });
    const region = await screen.findByRole('region', { name: 'Notices' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(3));
    const dialog = screen.getByRole('dialog', { name: 'Terms' });
    const isCovered = (button: HTMLElement) => {
      const [own, above] = [button.getBoundingClientRect(), region.getBoundingClientRect()];
      return own.left < above.right && own.right > above.left && own.top < above.bottom && own.bottom > above.top;
    };
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await waitFor(() => expect(isCovered(button)).toBe(false));
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.click(within(region).getByRole('button', { name: 'Undo 1' }));
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(2));
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** Over a side panel neither its title nor its buttons are covered. */
export const OverPanel: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1024, height: 640 } },
  render: () => (
    <>
      <SidePanel isOpen onClose={onClose} title="Instalment 3" actions={<Button tone="accent">Pay</Button>}>
        <Text>{'Everything about it. '.repeat(20)}</Text>
      </SidePanel>
      <ToastRegion />
    </>
  ),
  play: async () => {
    toast.success('Collected $562.38', { action: { label: 'Undo', onAction: onUndo } });
    await screen.findByText('Collected $562.38');
    const place = (element: HTMLElement) => element.getBoundingClientRect();
    const region = screen.getByRole('region', { name: 'Notices' });
    const panel = screen.getByRole('dialog', { name: 'Instalment 3' });
    await waitFor(() =>
      expect(place(region).bottom).toBeLessThanOrEqual(place(within(panel).getByRole('button', { name: 'Pay' })).top),
    );
    await expect(place(region).top).toBeGreaterThan(place(within(panel).getByRole('heading')).bottom);
    await expect(place(region).left).toBeGreaterThan(place(panel).left);
    await expect(place(region).right).toBeLessThan(place(panel).right);
  },
};
