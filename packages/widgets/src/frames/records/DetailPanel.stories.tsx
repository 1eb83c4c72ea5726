import { Button } from '@corredor/ui/Button';
import { Text } from '@corredor/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { DetailPanel, type RecordState } from './index.ts';

interface Note {
  id: number;
  title: string;
}

let bring: ((isThere: true) => void)[] = [];
/** A part that is fetched when it is first drawn, and comes when the story lets it. */
const lateOne = (text: string) =>
  lazy(async () => {
    await new Promise((resolve) => bring.push(resolve));
    return { default: () => <Text>{text}</Text> };
  });

/** A list of one record, whose panel needs three parts that are not there yet. */
function List() {
  const [state, setState] = useState<RecordState<Note>>();
  const [parts] = useState(() => ({ Chip: lateOne('Open'), Print: lateOne('Print'), Facts: lateOne('Facts') }));
  return (
    <Suspense fallback={<Text>Everything waits</Text>}>
      <Button
        onPress={() => {
          setState({ status: 'loading' });
          window.setTimeout(() => setState({ status: 'ready', record: { id: 1, title: 'A note' } }));
        }}
      >
        Open the note
      </Button>
      {state && (
        <DetailPanel
          state={state}
          historyOf={null}
          titleOf={({ title }) => title}
          contextOf={() => <parts.Chip />}
          actionsOf={() => <parts.Print />}
          onClose={() => setState(undefined)}
          onRetry={() => {}}
        >
          {() => <parts.Facts />}
        </DetailPanel>
      )}
    </Suspense>
  );
}

const meta = {
  title: 'Patterns/Record/DetailPanel',
  tags: ['!dev', '!autodocs'],
  component: List,
  beforeEach: () => {
    bring = [];
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first panel after a load keeps the focus while its parts come, and Escape closes it. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Open the note' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'A note' });
    const holdsFocus = () => waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(bring).toHaveLength(3));
    await expect(panel).toBeVisible();
    await holdsFocus();
    for (const come of bring) come(true);
    for (const part of ['Open', 'Print', 'Facts']) await screen.findByText(part);
    await holdsFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
