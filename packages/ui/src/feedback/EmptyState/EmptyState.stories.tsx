import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { Columns } from '../../layout/Columns/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: {
    drawing: 'list',
    title: 'No orders yet',
    text: 'Make the first one and it will stand here.',
    action: <Button tone="accent">New order</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const NoMatch: Story = {
  args: {
    drawing: 'search',
    title: 'Nothing matches',
    text: 'Change the search or the filters.',
    action: <Button>Clear search and filters</Button>,
  },
};
export const AllDrawings: Story = {
  tags: ['snapshot'],
  render: () => (
    <Columns count={3}>
      {(['list', 'search', 'document', 'people', 'shield'] as const).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} text="One sentence about what to do next." />
      ))}
    </Columns>
  ),
};
