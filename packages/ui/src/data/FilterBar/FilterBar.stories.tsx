import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField } from '../../fields/DateField/index.ts';
import { Select } from '../../fields/Select/index.ts';
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
function Orders() {
  const [state, setState] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const states = [
    { id: 'open', label: 'Open' },
    { id: 'done', label: 'Done' },
  ];
  const filters = [
    ...(state ? [{ id: 'state', label: 'State', value: state }] : []),
    ...(day ? [{ id: 'day', label: 'Day', value: day }] : []),
  ];
  return (
    <FilterBar
      fields={[
        {
          id: 'state',
          label: 'State',
          field: <Select label="State" items={states} value={state} onChange={setState} />,
        },
        { id: 'day', label: 'Day', field: <DateField label="Day" value={day} onChange={setDay} />, staysOpen: true },
      ]}
      filters={filters}
      onRemove={(id) => (id === 'state' ? setState(null) : setDay(null))}
      onClear={() => {
        setState(null);
        setDay(null);
      }}
    />
  );
}
/** A filter is chosen by its name, then answered; it closes by itself and stands as a chip, whose press changes it. */
export const Adding: Story = {
  render: () => <Orders />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(add);
    const offered = within(await screen.findByRole('listbox', { name: 'Add a filter' }));
    await waitFor(() => expect(offered.getByRole('option', { name: 'State' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'State' });
    await waitFor(() => expect(dialog.querySelector('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'State: done' }));
    const again = await screen.findByRole('dialog', { name: 'State' });
    // Until it has the focus, nobody hears the key.
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(add);
    const left = within(await screen.findByRole('listbox', { name: 'Add a filter' }));
    await expect(left.queryByRole('option', { name: 'State' })).not.toBeInTheDocument();
  },
};
/** What can be filtered by, opened. */
export const Open: Story = {
  render: () => <Orders />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('option', { name: 'Day' })).toBeVisible();
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
