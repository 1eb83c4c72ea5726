import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLeaveGuard, useNavigation } from '../../base/navigation/index.ts';
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

/** The browser's own way back, which works over any dialog. */
function StepBack({ onBack }: { onBack: () => void }) {
  useEffect(() => {
    window.addEventListener('stepback', onBack);
    return () => window.removeEventListener('stepback', onBack);
  }, [onBack]);
  return null;
}

/** A page on which something is typed, with a dialog over it. */
function NotedPage() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { pathname, back } = useNavigation();
  const { pending: leaving } = useLeaveGuard(text !== '');
  return (
    <Stack>
      <TextField label="Text" value={text} onChange={setText} />
      <Button onPress={() => setOpen(true)}>Add a note</Button>
      <Link href="/app/elsewhere">Elsewhere</Link>
      <Text>{pathname}</Text>
      <StepBack onBack={back} />
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

const stepBack = () => window.dispatchEvent(new Event('stepback'));
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** One step back asks once, about the dialog; the page below asks of its own at the next. */
export const OneQuestionAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), 'Half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'By phone');
    stepBack();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await noQuestion();
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('By phone');
    stepBack();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await noDialog();
    await noQuestion();
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Half a sentence');
    await expect(canvas.getByText('/app/elsewhere')).toBeVisible();
    stepBack();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('/app/here')).toBeVisible();
  },
};
/** Over a page that loses nothing, the answer about the dialog is the answer about the move. */
export const LeavesAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'By phone');
    stepBack();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await noDialog();
    await expect(await canvas.findByText('/app/here')).toBeVisible();
  },
};
