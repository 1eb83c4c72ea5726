import type { CallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import { emptySession } from '@corredor/core/session';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useApp, useSession } from '../../base/app/index.ts';
import { seeLeaving } from '../leaving/leaving.fixtures.ts';
import { AskDialog, useDialogForm } from './index.ts';

type Colour = 'red' | 'green';
interface NoteValues {
  colour: Colour | null;
  size: 'small' | 'large' | null;
  note: string;
}
interface NoteDialogProps {
  onSend: (values: NoteValues) => void;
  onClose: () => void;
}

/** Sends what was typed, and is refused with what the server says of the note. */
function NoteDialog({ onSend, onClose }: NoteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  useHears('answer', () => {
    setBusy(false);
    setError(aRefusal(422, 'invalid', { errors: { note: ['It is too short.'] } }));
  });
  const form = useDialogForm<NoteValues, NoteValues>({
    place: 'note',
    begun: ({ colour }) => ({ colour: null, size: null, note: colour === 'red' ? 'Stop' : '' }),
    faults: ({ colour, size, note }) => ({
      colour: colour === null && 'Choose a colour.',
      size: size === null && 'Choose a size.',
      note: !note && 'Write a note.',
    }),
    toInput: (values) => values,
    error,
    isBusy,
    onSubmit: (values) => {
      onSend(values);
      setBusy(true);
    },
  });
  return (
    <AskDialog title="A note" verb="Send" form={form} onClose={onClose}>
      <RadioGroup
        label="Colour"
        items={[
          { id: 'red', label: 'Red' },
          { id: 'green', label: 'Green' },
        ]}
        {...form.field('colour')}
      />
      <Select
        label="Size"
        items={[
          { id: 'small', label: 'Small' },
          { id: 'large', label: 'Large' },
        ]}
        {...form.field('size')}
      />
      <TextField label="Note" {...form.field('note')} />
    </AskDialog>
  );
}

/** What happens around a dialog, and not by a press in it. */
function useHears(name: string, then: () => void) {
  useEffect(() => {
    window.addEventListener(name, then);
    return () => window.removeEventListener(name, then);
  });
}
const tell = (name: string) => window.dispatchEvent(new Event(name));

/** A page that shows the dialog to whoever is signed in. */
function Page(props: NoteDialogProps) {
  const { session } = useApp();
  const { record, isSignedIn } = useSession();
  const [mine] = useState(record);
  useHears('session.end', () => session.send({ type: 'storage.change', record: emptySession }));
  useHears('session.begin', () => session.send({ type: 'storage.change', record: mine }));
  return isSignedIn ? <NoteDialog {...props} /> : <Text>Nobody is here.</Text>;
}

const meta = {
  title: 'Patterns/Form/Asking',
  tags: ['!dev', '!autodocs'],
  component: Page,
  args: { onSend: fn(), onClose: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => screen.findByRole('button', { name: 'Send' });
const note = () => screen.findByRole('textbox', { name: 'Note' });

/** What is missing is said once somebody tried, and each try leads to the first of it. */
export const LeadsToFirstFault: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await note()).toBeVisible();
    await expect(screen.queryByText('Choose a colour.')).not.toBeInTheDocument();
    await userEvent.click(await send());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Red' })).toHaveFocus());
    await expect(screen.getByText('Write a note.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
    await userEvent.click(await send());
    await waitFor(() => expect(screen.getByRole('button', { name: /Size/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Small' }));
    await userEvent.click(await send());
    await waitFor(async () => expect(await note()).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(await note(), 'By phone');
    await userEvent.click(await send());
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ colour: 'green', size: 'small', note: 'By phone' }));
  },
};
/** While it is being done it stays, and is not sent again; what the server refuses is led to. */
export const LeadsToRefusedField: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Red' }));
    await userEvent.click(screen.getByRole('button', { name: /Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Large' }));
    await userEvent.click(await send());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    tell('answer');
    await expect(await screen.findByText('It is too short.')).toBeVisible();
    await waitFor(async () => expect(await note()).toHaveFocus());
  },
};
/** What nobody touched follows what it is proposed by; what was typed stays. */
export const FollowsWhatIsProposed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Red' }));
    await expect(await note()).toHaveValue('Stop');
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
    await expect(await note()).toHaveValue('');
    await userEvent.type(await note(), 'Mine');
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
    await expect(await note()).toHaveValue('Mine');
  },
};
/** Untouched it closes at once; else it asks. */
export const AsksBeforeLeaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: note,
        change: async () => userEvent.type(await note(), 'By phone'),
        isKept: async () => expect(await note()).toHaveValue('By phone'),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
/** What was typed as the session ended is there again for the same person. */
export const KeepsAtSessionEnd: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await note(), 'By phone');
    tell('session.end');
    await expect(await screen.findByText('Nobody is here.')).toBeVisible();
    tell('session.begin');
    await expect(await note()).toHaveValue('By phone');
    await expect(screen.getByRole('radio', { name: 'Red' })).not.toBeChecked();
  },
};
