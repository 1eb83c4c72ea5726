import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Components/Data/FilterBar',
  tags: ['stable'],
  component: FilterBar,
  args: {
    filters: [
      { id: 'state', label: 'State', value: 'Open' },
      { id: 'city', label: 'City', value: 'Quito, Guayaquil' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFilters: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter State: Open' }));
    await expect(args.onRemove).toHaveBeenCalledWith('state');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const NoneIsOn: Story = {
  args: { filters: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul, button')).toBeNull();
  },
};
export const LongValues: Story = {
  args: {
    filters: [
      {
        id: 'name',
        label: 'Nombre',
        value: 'Compañía Interprovincial de Transportes y Servicios Complementarios del Litoral Ecuatoriano',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  globals: { locale: 'es' },
};
