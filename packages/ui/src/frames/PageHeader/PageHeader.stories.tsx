import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Printer } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
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
/** Seen first is what comes first by keyboard too. */
export const OnPhone: Story = {
  tags: ['snapshot'],
  parameters: { screen: { width: 360, height: 640 }, snapshot: { height: 280 } },
  args: {
    title: 'Order 001200-A',
    primaryAction: <Button tone="accent">Take the payment: instalment 1</Button>,
    secondaryActions: (
      <>
        <MenuButton
          label="Print or PDF"
          icon={Printer}
          isIconOnly="onPhone"
          items={[{ id: 'print', label: 'Print', onAction: fn() }]}
        />
        <Button>Edit</Button>
        <Button tone="quiet">Close or renew</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const names = [/Take the payment/, 'Print or PDF', 'Edit', 'Close or renew'];
    const buttons = names.map((name) => canvas.getByRole('button', { name }));
    for (const button of buttons) {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
    }
    const [main, ...others] = buttons.map((button) => button.getBoundingClientRect());
    const tops = others.map(({ top }) => top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await expect(main?.bottom).toBeLessThan(tops[0] ?? 0);
  },
};
