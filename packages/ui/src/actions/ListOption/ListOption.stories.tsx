import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Plus } from 'lucide-react';
import { ListBox } from 'react-aria-components/ListBox';
import { ListOption } from './index.ts';

const meta = {
  title: 'Components/Actions/ListOption',
  component: ListOption,
  args: { option: { id: 1, label: 'Seguros del Pacífico' } },
} satisfies Meta<typeof ListOption>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain, with an icon and a second line, chosen, not for now, and a row that is an action. */
export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 360 } },
  render: ({ option }) => (
    <ListBox aria-label="Insurer" selectionMode="single" defaultSelectedKeys={[2]}>
      <ListOption option={option} />
      <ListOption option={{ id: 2, label: 'Andina Seguros', description: 'RUC 1790012345001', icon: Building2 }} />
      <ListOption option={{ id: 3, label: 'Equinoccial', description: 'Inactive', isDisabled: true }} />
      <ListOption option={{ id: 'new', label: 'New insurer…', icon: Plus }} onAction={() => {}} />
    </ListBox>
  ),
};
