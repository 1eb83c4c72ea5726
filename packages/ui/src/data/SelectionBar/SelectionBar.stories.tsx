import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { SelectionBar } from './index.ts';

const meta = {
  title: 'Components/Data/SelectionBar',
  tags: ['stable'],
  component: SelectionBar,
  args: {
    count: 3,
    all: { label: 'Select all 312', onPress: fn() },
    onClear: fn(),
    actions: (
      <>
        <Button icon={Download} size="small">
          Export
        </Button>
        <Button icon={Trash2} size="small" tone="critical">
          Delete
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 rows selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 312' }));
    await expect(args.all?.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const AllMatching: Story = { args: { count: 4321, all: undefined } };
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  globals: { locale: 'es' },
};

const many = ['Export', 'Register payment', 'Register transfer', 'Remind', 'Hand over', 'Delete'];
/** Six verbs on the narrowest telephone: the bar stays two lines high, each verb comes into sight with the focus, and the way out is always there. */
export const Phone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '320px' }}>{Story()}</div>],
  args: {
    actions: many.map((verb) => (
      <Button key={verb} size="small">
        {verb}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selection' });
    const line = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect().height;
    const height = () => bar.getBoundingClientRect().height;
    await expect(height()).toBeLessThan(line * 4.5);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const isInside = (element: HTMLElement) => {
      const [own, room] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
      return own.left >= room.left && own.right <= room.right && own.top >= room.top && own.bottom <= room.bottom;
    };
    for (const verb of many) {
      const button = canvas.getByRole('button', { name: verb });
      button.focus();
      await waitFor(() => expect(isInside(button)).toBe(true));
      await expect(isInside(canvas.getByRole('button', { name: 'Clear selection' }))).toBe(true);
    }
  },
};
