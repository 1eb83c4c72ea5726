import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aList } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates } from '../../testing/index.ts';
import { SellerListView } from './SellerListView.tsx';
import { aSeller } from './sellers.fixtures.ts';

const rows = [aSeller(), aSeller({ id: 26, name: 'Otro' })];
const longName = 'Un nombre largo que no cabe en ninguna columna, con palabras y más palabras hasta el final '
  .repeat(2)
  .slice(0, 115);
const many = Array.from({ length: 200 }, (_, index) => aSeller({ id: index + 1, name: `${index + 1} ${longName}` }));
const list = aList(rows);
const meta = {
  title: 'Screens/Sellers/SellerListView',
  component: SellerListView,
  args: { list },
} satisfies Meta<typeof SellerListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, {
  emptyText: 'No sellers yet',
  create: { role: 'link', name: 'New seller' },
  filters: { kind: 'agent' },
  chip: 'Kind:',
  many,
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Julio Andrade' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New seller' })).toBeVisible();
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what they are for, and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
