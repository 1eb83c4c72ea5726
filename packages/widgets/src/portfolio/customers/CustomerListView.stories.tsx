import { aCustomer } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aList } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates } from '../../testing/index.ts';
import { CustomerListView } from './CustomerListView.tsx';

const rows = [
  aCustomer(),
  aCustomer({ id: 42, name: 'Emilia Andrade Cevallos', identification: '1750123456', roles: ['insured'], age: 11 }),
  aCustomer({
    id: 43,
    name: 'Transportes del Austro Cía. Ltda.',
    legal_type: 'legal',
    identification_type: 'ruc',
    identification: '0190123456001',
    roles: ['contractor', 'payer'],
    birthdate: null,
    age: null,
    email: null,
    phone: null,
  }),
];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = Array.from({ length: 200 }, (_, index) => aCustomer({ id: index + 1, name: `${index + 1} ${longName}` }));

const list = aList(rows, { onRetry: fn() });
const meta = {
  title: 'Screens/Customers/CustomerListView',
  component: CustomerListView,
  args: {
    list,
  },
} satisfies Meta<typeof CustomerListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, {
  emptyText: 'No customers yet',
  create: { role: 'link', name: 'New customer' },
  filters: { role: 'payer', country: '218' },
  chip: 'Role:',
  many,
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New customer' })).toBeVisible();
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what customers are for and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
const layout = { hidden_columns: [], column_order: ['name', 'province'], column_widths: {} };
const grid: NonNullable<typeof list.grid> = {
  density: 'comfortable',
  hiddenColumns: layout.hidden_columns,
  addedColumns: [],
  onHiddenColumnsChange: fn(),
  columnOrder: layout.column_order,
  onColumnOrderChange: fn(),
  columnWidths: {},
  keptColumns: [],
  onKeptColumnsChange: fn(),
  onColumnWidthsChange: fn(),
  onReset: fn(),
  views: { list: 'customers', views: [], isKnown: true, current: null, layout, resetLayout: fn() },
};
/** A title, one or two lines of facts, and what the reader switched on: several customers are in sight at once. */
export const OnAPhone: Story = {
  args: {
    list: {
      ...list,
      grid: {
        ...grid,
        hiddenColumns: ['city'],
        addedColumns: ['province'],
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: '20.5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Clientes' })).getAllByRole('listitem');
    await expect(cards).toHaveLength(rows.length);
    for (const card of cards) await waitFor(() => expect(card.offsetHeight).toBeLessThan(175));
    await expect((await canvas.findAllByText('Pichincha'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Provincia')[0]).toBeVisible();
    const tabs = within(await canvas.findByRole('navigation', { name: 'Vistas' }));
    await expect(await tabs.findByRole('link', { name: 'Todo', current: 'page' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
  },
  globals: { locale: 'es' },
};
/** The province is told by its name, as in the form, not by its code. */
export const WithProvince: Story = {
  args: {
    list: {
      ...list,
      grid,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Pichincha')).toHaveLength(rows.length);
    await expect(canvas.queryByText('EC-P')).not.toBeInTheDocument();
  },
};
/** Who owes, who has policies and who depends on another are a press away; everybody is there at first. Who owes nothing has a dash, and the amount for those who listen. */
export const Standings: Story = {
  parameters: { screen: { width: 1440, height: 900 } },
  args: {
    list: aList([aCustomer({ balance: '49.92' }), aCustomer({ id: 42, name: 'Emilia Andrade', balance: '0.00' })], {
      grid: { ...grid, columnOrder: [], keptColumns: ['balance'] },
    }),
  },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All',
      'Owing',
      'With policies in force',
      'Dependants',
    ]);
    await expect(tabs.getByRole('link', { name: 'Owing' })).toHaveAttribute(
      'href',
      expect.stringContaining('?standing=owing'),
    );
    await expect(canvas.getByRole('gridcell', { name: '$49.92' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '$0.00' })).toHaveTextContent('–');
  },
};
