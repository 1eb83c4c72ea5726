import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { MenuButton } from '../../actions/Menu/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Frames/PageHeader',
  tags: ['stable'],
  component: PageHeader,
  args: {
    title: 'Orders',
    context: 'Everything that was asked for and what became of it.',
    primaryAction: (
      <Button tone="accent" icon={Plus}>
        New order
      </Button>
    ),
    secondaryActions: (
      <MenuButton label="More actions" isIconOnly items={[{ id: 'import', label: 'Import', onAction: fn() }]} />
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithBreadcrumbs: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 200 } },
  args: {
    title: 'Order 001200-A',
    mark: <Chip tone="positive">Paid</Chip>,
    breadcrumbs: <Breadcrumbs items={[{ label: 'Orders', href: '/orders' }, { label: 'Order 001200-A' }]} />,
  },
};
export const LongTitle: Story = {
  args: {
    title: 'Compañía Interprovincial de Transportes y Servicios Complementarios del Litoral Ecuatoriano Cía. Ltda.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
};
