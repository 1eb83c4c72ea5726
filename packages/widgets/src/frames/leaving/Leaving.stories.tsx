import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLeaveGuard } from '../../base/navigation/index.ts';
import { LeaveDialog, useLeaving } from './index.ts';
import { seeLeaving } from './leaving.fixtures.ts';

function NoteDialog({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('');
  const { close, question } = useLeaving({ isDirty: note !== '', onClose });
  return (
    <>
      <Dialog
        isOpen
        title="A note"
        onOpenChange={(isOpen) => isOpen || close()}
        actions={<Button onPress={close}>Cancel</Button>}
      >
        <TextField label="Note" autoFocus value={note} onChange={setNote} />
      </Dialog>
      {question}
    </>
  );
}

/** A page on which something is typed, with a dialog over it. */
function NotedPage() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const leaving = useLeaveGuard(text !== '');
  return (
    <Stack>
      <TextField label="Text" value={text} onChange={setText} />
      <Button onPress={() => setOpen(true)}>Add a note</Button>
      <Link href="/app/elsewhere">Elsewhere</Link>
      {isOpen && <NoteDialog onClose={() => setOpen(false)} />}
      <LeaveDialog isOpen={leaving !== null} onLeave={() => leaving?.proceed()} onStay={() => leaving?.stay()} />
    </Stack>
  );
}
const onGo = fn();
const meta = {
  title: 'Patterns/Form/Leaving',
  tags: ['!dev', '!autodocs'],
  component: NotedPage,
  parameters: { start: '/app/here', onGo },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof NotedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Untouched it closes at once; with a note it asks. */
export const Asks: Story = {
  play: ({ canvas, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await canvas.findByRole('button', { name: 'Add a note' }));
          await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
        },
        change: () => userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By phone'),
        isKept: async () => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('By phone'),
        isClosed: noDialog,
      },
    ),
};
/** A dialog that is opened and left does not let go of what the page below it holds, and leaves one question to ask. */
export const PageStaysHeld: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), 'Half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'By phone');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await noDialog();
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(onGo).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/elsewhere'));
  },
};
