import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { DescriptionList } from '../../data/DescriptionList/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import { SidePanel } from './index.ts';

const meta = {
  title: 'Components/Overlays/SidePanel',
  tags: ['stable'],
  component: SidePanel,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Ada Byron',
    context: <Chip tone="positive">Active</Chip>,
    headerActions: <Button size="small">Edit</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Identification', detail: '1710034065' },
          { term: 'Phone', detail: '+593 99 123 4567' },
          { term: 'E-mail', detail: 'ada@example.com' },
          { term: 'Notes', detail: null },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['snapshot'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('dialog', { name: 'Ada Byron' })).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'large', actions: <Button tone="accent">Edit customer</Button> } };
