import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MenuButton } from '../../actions/Menu/index.ts';
import { Select } from '../../fields/Select/index.ts';
import { ColumnsMenu } from '../ColumnsMenu/index.ts';
import { FilterBar } from '../FilterBar/index.ts';
import { GridToolbar } from './GridToolbar.tsx';

const columns = [
  { id: 'city', header: 'City' },
  { id: 'due', header: 'Due' },
];

const meta = {
  title: 'Components/Data/GridToolbar',
  tags: ['stable'],
  component: GridToolbar,
  args: {
    search: { label: 'Search orders', placeholder: 'Name or code', value: '', onChange: fn() },
    filters: (
      <FilterBar
        fields={[
          { id: 'state', label: 'State', field: <Select label="State" items={[{ id: 'open', label: 'Open' }]} /> },
          { id: 'city', label: 'City', field: <Select label="City" items={[{ id: 'quito', label: 'Quito' }]} /> },
        ]}
        filters={[{ id: 'state', label: 'State', value: 'Open' }]}
        onRemove={fn()}
        onClear={fn()}
      />
    ),
    onExport: fn(),
    columns: <ColumnsMenu columns={columns} hiddenColumns={[]} onHiddenColumnsChange={fn()} />,
  },
} satisfies Meta<typeof GridToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'a');
    await expect(args.search?.onChange).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'State: Open' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Export', expanded: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'csv', hasAllColumns: true });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
/** Where columns are hidden, the menu says which go into the file. */
export const ExportMenu: Story = {
  args: { hasHiddenColumns: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export', expanded: false }));
    const all = within(await screen.findByRole('group', { name: 'All columns' }));
    await userEvent.click(all.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'xlsx', hasAllColumns: true });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const shown = within(await screen.findByRole('group', { name: 'Shown columns' }));
    await userEvent.click(shown.getByRole('menuitem', { name: 'CSV (.csv)' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'csv', hasAllColumns: false });
  },
};
export const Exporting: Story = { args: { isExporting: true } };
export const SearchOnly: Story = {
  args: { filters: undefined, onExport: undefined, columns: undefined },
};
/** Where there is no row of views, a view is saved among the tools. */
export const Narrow: Story = {
  args: {
    viewsMenu: (
      <MenuButton label="Vistas" icon={Bookmark} items={[{ id: 'save', label: 'Guardar como vista nueva' }]} />
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().width).toBeGreaterThan(72);
    const tops = [/Filtro/, /Vistas/, /Exportar/, /Columnas/].map(
      (name) => canvas.getAllByRole('button', { name })[0]?.getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};
