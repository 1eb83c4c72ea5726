import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
