import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Columns } from './index.ts';

const meta = {
  title: 'Components/Layout/Columns',
  tags: ['stable'],
  component: Columns,
  args: { children: [<Card key="1">One</Card>, <Card key="2">Two</Card>, <Card key="3">Three</Card>], count: 3 },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 800, height: 240 } } };
export const MainAside: Story = {
  args: { count: 'mainAside', children: [<Card key="1">Main</Card>, <Card key="2">Aside</Card>] },
};
export const Six: Story = { args: { count: 6 } };
/** Four in a row, or two and two: never three and one. */
export const Figures: Story = {
  args: { count: 'figures', children: ['One', 'Two', 'Three', 'Four'].map((name) => <Card key={name}>{name}</Card>) },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(two?.top).toBe(one?.top);
    await expect(three?.left).toBe(one?.left);
  },
};
