import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { MenuButton } from '../../actions/Menu/index.ts';
import { ViewTabs } from './index.ts';

const meta = {
  title: 'Components/Navigation/ViewTabs',
  tags: ['stable'],
  component: ViewTabs,
  args: {
    label: 'Views',
    items: [
      { id: 'all', label: 'All', href: '#all' },
      { id: '1', label: 'Due this month', href: '#1', isCurrent: true, note: 'changed' },
      { id: '2', label: 'Late in Guayaquil', href: '#2', icon: Users, iconLabel: 'shared' },
    ],
    menu: <MenuButton label="Views" tone="quiet" size="small" items={[{ id: 'save', label: 'Save as a new view' }]} />,
  },
} satisfies Meta<typeof ViewTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Due this month');
    await expect(canvas.getByRole('link', { name: 'shared Late in Guayaquil' })).toBeVisible();
  },
};
/** The states of a list with how many records each holds, then the saved views. */
export const States: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 820, height: 120 } },
  args: {
    items: [
      { id: 'all', label: 'All', href: '#all', count: 376 },
      { id: 'delayed', label: 'Delayed', href: '#delayed', count: 14, isCurrent: true },
      { id: 'near', label: 'Near expiry', href: '#near', count: 7 },
      { id: 'paid', label: 'Paid', href: '#paid', count: 1259 },
      { id: '2', label: 'Late in Guayaquil', href: '#2', icon: Users, iconLabel: 'shared', isApart: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Delayed 14');
    await expect(canvas.getByRole('link', { name: 'Paid 1,259' })).toBeVisible();
  },
};
/** The open view scrolls into sight. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      label: `Vista número ${index + 1} con un nombre bastante largo para una lista`,
      href: `#${index}`,
      isCurrent: index === 12,
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const view = await canvas.findByRole('link', { current: 'page' });
    const list = canvas.getByRole('list');
    await waitFor(async () => {
      const [line, own] = [list.getBoundingClientRect(), view.getBoundingClientRect()];
      await expect(own.left).toBeGreaterThanOrEqual(line.left + 16);
      await expect(own.right).toBeLessThanOrEqual(line.right - 16);
    });
  },
};
