import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

interface LeavingSteps {
  /** Brings the dialog, where it is not there. */
  open: () => Promise<unknown>;
  change: () => Promise<unknown>;
  /** What was changed still stands. */
  isKept: () => Promise<unknown>;
  /** It was closed so often by now. */
  isClosed: (times: number) => Promise<unknown>;
  /** The button that closes it besides Escape. */
  closedBy?: string;
}

/** In English: a dialog closes at once while nothing was changed; afterwards it asks, keeps what stands in it, and closes only when told to. */
export async function seeLeaving(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  { open, change, isKept, isClosed, closedBy = 'Cancel' }: LeavingSteps,
) {
  const pressEscape = async () => {
    // A dialog that just opened, or a list that just closed in it, gives it the focus a frame later; before that nobody hears the key.
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=dialog], [role=alertdialog]')).toBeInTheDocument(),
    );
    await userEvent.keyboard('{Escape}');
  };
  await open();
  await pressEscape();
  await isClosed(1);
  await open();
  await change();
  await pressEscape();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument());
  await isKept();
  await userEvent.click(screen.getByRole('button', { name: closedBy }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await isClosed(2);
}
