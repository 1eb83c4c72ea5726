import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Components/Navigation/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: {
    label: 'Policy',
    onChange: fn(),
    items: [
      { id: 'summary', label: 'Summary', content: <Text>One policy, one page.</Text> },
      { id: 'payments', label: 'Payments', count: 12, content: <Text>Twelve instalments.</Text> },
      { id: 'files', label: 'Files', icon: Paperclip, content: <Text>No files.</Text> },
      { id: 'history', label: 'History', isDisabled: true, content: null },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 200 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Summary' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Payments/ })).toHaveTextContent('Twelve instalments');
    await expect(args.onChange).toHaveBeenLastCalledWith('payments');
  },
};
/** Tabs that do not fit fade at the edge, and stand in a menu beside the line. */
export const Many: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 120 } },
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, label: `Section ${index + 1}`, content: null })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(screen.queryByRole('menuitem', { name: 'Section 1' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Section 14' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('13');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Section 14' })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitem', { name: 'Section 1' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveAttribute('data-focus-visible'));
  },
};
/** What is late stands out, and is read aloud with its word. */
export const Late: Story = {
  args: {
    items: [
      { id: 'summary', label: 'Summary', content: null },
      { id: 'payments', label: 'Payments', count: 2, countLabel: '2 late', countTone: 'critical', content: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Payments.*2 late/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  },
};

/** The least that lies between the open tab and an edge beyond which the line goes on, in pixels. */
const clear = 16;
const names = ['Summary', 'Coverages', 'Insured interests', 'Payments', 'Movements', 'Files', 'History'];
/** Where the open tab stands: within its line, and not under a faded edge of it. */
function seeInSight(tab: HTMLElement) {
  const list = tab.closest<HTMLElement>('[role=tablist]');
  if (!list) throw new Error('A tab stands in a list.');
  const [line, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const goesOnBefore = list.scrollLeft > 1;
  const goesOnAfter = list.scrollWidth - list.scrollLeft - list.clientWidth > 1;
  return Promise.all([
    expect(own.left).toBeGreaterThanOrEqual(line.left + (goesOnBefore ? clear : 0) - 1),
    expect(own.right).toBeLessThanOrEqual(line.right - (goesOnAfter ? clear : 0) + 1),
  ]);
}
/** On a phone the open tab stands in sight: at once, when counts arrive, and when another one is opened. */
export const Phone: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 160 } },
  render: function Phone(args) {
    const [isCounted, setIsCounted] = useState(false);
    return (
      <div style={{ inlineSize: '20.5rem' }}>
        <Tabs
          {...args}
          defaultSelected="History"
          items={names.map((name) => ({ id: name, label: name, count: isCounted ? 128 : undefined, content: null }))}
        />
        <Button onPress={() => setIsCounted(true)}>Count</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const history = await canvas.findByRole('tab', { name: /History/ });
    await waitFor(() => seeInSight(history));
    const before = history.offsetWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await waitFor(() => expect(history.offsetWidth).toBeGreaterThan(before));
    await waitFor(() => seeInSight(history));
    for (const name of names.toReversed().slice(1)) {
      await userEvent.click(history.closest('[role=tablist]')?.querySelector('[aria-selected=true]') as HTMLElement);
      await userEvent.keyboard('{ArrowLeft}');
      const open = canvas.getByRole('tab', { name: new RegExp(name) });
      await waitFor(() => expect(open).toHaveAttribute('aria-selected', 'true'));
      await waitFor(() => seeInSight(open));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /History/ }));
    await waitFor(() => expect(history).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => seeInSight(history));
  },
};
