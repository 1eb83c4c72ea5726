import type { SavedView } from '@corredor/core/api';
import { aCustomer, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../frames/leaving/leaving.fixtures.ts';
import { answering, answers, failing, listStates, resolving, withToasts } from '../testing/index.ts';
import { CustomersScreen } from './CustomersScreen.tsx';

const company = aCustomer({
  id: 43,
  name: 'Transportes del Austro Cía. Ltda.',
  legal_type: 'legal',
  identification_type: 'ruc',
  identification: '0190123456001',
  roles: ['contractor', 'payer'],
  email: 'gerencia@transaustro.ec',
  city: 'Cuenca',
  birthdate: null,
  age: null,
  sex: null,
  foundation_date: '1998-04-02',
  dependents: [],
});
/** What this reader hides: all that is usually hidden but the kind of person. */
const rarelyShown = [
  'identification_type',
  'sex',
  'birthdate',
  'foundation_date',
  'country',
  'province',
  'street',
  'insured_type',
  'titular',
  'family_relationship',
  'partner_name',
  'notes',
  'created_at',
];
const onGo = fn();
const asked = fn();
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aCustomer({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/Customers/CustomersScreen',
  component: CustomersScreen,
  parameters: {
    start: '/app/management/customers',
    onGo,
    ...answers(answering('listCustomers', aPage([aCustomer(), company])), answering('getCustomer', aCustomer())),
  },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: {
    snapshot: { width: 1440, height: 900 },
    ...answers(
      answering('getMyPreferences', {
        theme: 'system',
        density: 'comfortable',
        language: 'es',
        grids: { customers: { hidden_columns: rarelyShown, column_order: [], page_size: 25 } },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
    // Hidden until the reader's preferences have come.
    await expect(await canvas.findByRole('columnheader', { name: 'Tipo de persona' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' }));
    const panel = await screen.findByRole('dialog', { name: 'Ana Lucía Cevallos Mora' });
    await expect(await within(panel).findByText('1712845633')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New customer/ })).not.toBeInTheDocument();
  },
};
/** The detail keeps the list's search in its address. */
export const Detail: Story = {
  parameters: { start: '/app/management/customers?search=ana' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/customers?search=ana&detail=41');
    const panel = await screen.findByRole('dialog', { name: 'Ana Lucía Cevallos Mora' });
    await expect(await within(panel).findByRole('link', { name: 'Emilia Andrade Cevallos' })).toBeVisible();
  },
};
/** The insureds of the menu: the filter stands in the address and as a chip. */
export const Insureds: Story = {
  parameters: { start: '/app/management/customers?role=insured' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Insureds' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Remove filter Role: Insured/ }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/customers'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  },
};
/** A customer whom policies need stays, and the dialog says what holds on to them. */
export const Held: Story = {
  parameters: answers(
    answering('listCustomers', aPage([aCustomer()])),
    failing('deleteCustomer', 'held', {
      detail: 'It cannot be deleted because other records use it.',
      held_by: [
        { model: 'policy', count: 2 },
        { model: 'dependent', count: 1 },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await userEvent.click(canvas.getByRole('button', { name: /Actions|More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete customer' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete customer' }));
    await expect(await within(question).findByText('2 policies depend on it.')).toBeVisible();
    await expect(within(question).getByText('1 dependent depends on it.')).toBeVisible();
  },
};

/** The chosen rows go into the same kinds of file as the whole list. */
export const BulkExport: Story = {
  parameters: answers(answering('listCustomers', aPage([aCustomer(), company]))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    const all = within(await screen.findByRole('group', { name: 'All columns' }));
    await expect(all.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeVisible();
    await expect(all.getByRole('menuitem', { name: 'CSV (.csv)' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Shown columns' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
/** Many at once: what other records need stays, and the report says why. */
export const BulkDelete: Story = {
  parameters: answers(
    answering('listCustomers', aPage([aCustomer(), company])),
    failing('deleteCustomer', 'held', {
      detail: 'It cannot be deleted because other records use it.',
      held_by: [{ model: 'policy', count: 2 }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await expect(bar.getByText('2 rows selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete: 2 rows' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    const report = within(await screen.findByRole('dialog', { name: 'Delete: result' }));
    await expect(report.getByText('0 rows done · 2 refused')).toBeVisible();
    await expect(report.getAllByText('2 policies depend on it.')).toHaveLength(2);
  },
};

const view: SavedView = {
  id: 61,
  list: 'customers',
  name: 'Pagadores de Cuenca',
  is_shared: false,
  is_pinned: true,
  is_mine: true,
  owner: { id: 3, name: 'María Paz Andrade' },
  version: 1,
  created_at: '2026-01-12T14:05:00Z',
  updated_at: '2026-01-12T14:05:00Z',
  state: {
    filters: { role: 'payer' },
    search: '',
    ordering: 'name',
    hidden_columns: ['email'],
    column_order: [],
    column_widths: {},
    density: 'comfortable',
  },
};
const oneView = { count: 1, next: null, previous: null, results: [view] };
/** A view is an address: its filters, its columns, and its name above the list. */
export const SavedViewOpen: Story = {
  parameters: {
    start: '/app/management/customers',
    ...answers(answering('listCustomers', aPage([aCustomer(), company])), answering('listViews', oneView)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pagadores de Cuenca' }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/customers?view=61&role=payer&ordering=name');
    await expect(await canvas.findByRole('button', { name: /Remove filter Role: Payer/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'E-mail' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Remove filter Role: Payer/ }));
    await expect(await canvas.findByText('changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await expect(await screen.findByRole('menuitem', { name: 'Save the changes to this view' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename the view' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Pagadores de Cuenca');
  },
};
let wasSaved = false;
/** The first saved view joins the row of standings. */
export const SavesTheFirstView: Story = {
  parameters: {
    start: '/app/management/customers',
    ...answers(
      answering('listCustomers', aPage([aCustomer(), company])),
      resolving('listViews', () => {
        const results = wasSaved ? [view] : [];
        return HttpResponse.json({ ...oneView, count: results.length, results });
      }),
      resolving('createView', () => {
        wasSaved = true;
        return HttpResponse.json(view, { status: 201 });
      }),
    ),
  },
  beforeEach: () => {
    wasSaved = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await expect(canvas.queryByRole('link', { name: 'Pagadores de Cuenca' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pagadores de Cuenca');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const row = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(await row.findByRole('link', { name: 'Pagadores de Cuenca' })).toBeVisible();
    await waitFor(() =>
      expect(onGo).toHaveBeenCalledWith('/app/management/customers?view=61&role=payer&ordering=name'),
    );
  },
};
/** The name of a view is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingAView: Story = {
  play: async ({ canvas, userEvent }) => {
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
          await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new view' }));
          await screen.findByRole('dialog', { name: 'Save as a new view' });
        },
        change: () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Pagadores'),
        isKept: async () => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pagadores'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      },
    );
  },
};
/** A name that is taken is said at the field. */
export const SavesAView: Story = {
  parameters: answers(
    answering('listCustomers', aPage([aCustomer(), company])),
    answering('listViews', oneView),
    failing('createView', 'duplicate'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pagadores de Cuenca');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('This list already has a view with this name.')).toBeVisible();
  },
};
/** Opened by its address, the detail leaves the focus to the list. */
export const DetailByAddress: Story = {
  parameters: { start: '/app/management/customers?detail=41' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Ana Lucía Cevallos Mora' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};
const states = listStates({
  list: 'listCustomers',
  start: '/app/management/customers',
  title: 'Customers',
  emptyText: 'No customers yet',
  row: 'Ana Lucía Cevallos Mora',
  create: { role: 'link', name: 'New customer' },
  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = states.broker;
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = states.assistant;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
/** A long export says how far it is, and ends at once when it is cancelled, though a page is still on its way. */
export const CancelsExport: Story = {
  decorators: [withToasts],
  parameters: answers(
    resolving('listCustomers', async ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get('page') === '2') await delay('infinite');
      return HttpResponse.json(asked.get('page_size') === '200' ? aPage(many.results, 400) : aPage([aCustomer()], 400));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Export', expanded: false }));
    const shown = within(await screen.findByRole('group', { name: 'Shown columns' }));
    await userEvent.click(shown.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await expect(await screen.findByText('Exporting: 200 of 400 rows')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Export cancelled')).toBeVisible();
    await expect(screen.queryByText(/^Exporting/)).not.toBeInTheDocument();
  },
};
/** Four fifths of the plan's customers are there: a word before the wall. */
export const NearThePlansLimit: Story = {
  parameters: answers(
    answering('listCustomers', aPage([aCustomer(), company])),
    answering('getPlanUse', { limit: 'customers', used: 46, allowed: 50, plan: 'Free' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('46 of 50 customers in your Free plan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/app/payments/plan');
  },
};
/** A broker adds customers, but does not buy plans. */
export const AtThePlansLimitForABroker: Story = {
  parameters: {
    session: { permissions: ['core_app.view_customer', 'core_app.add_customer'] },
    ...answers(
      answering('listCustomers', aPage([aCustomer(), company])),
      answering('getPlanUse', { limit: 'customers', used: 50, allowed: 50, plan: 'Free' }),
      answering('listPlanUpgraders', { count: 1, results: ['María Fernanda Vera'] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These people can upgrade it: María Fernanda Vera')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade plan' })).not.toBeInTheDocument();
  },
};
/** To somebody who adds nothing the limit is nothing. */
export const AtThePlansLimitForAViewer: Story = {
  globals: { role: 'viewer' },
  beforeEach: () => void asked.mockClear(),
  parameters: answers(
    answering('listCustomers', aPage([aCustomer(), company])),
    resolving('getPlanUse', () => {
      asked();
      return HttpResponse.json({ limit: 'customers', used: 50, allowed: 50, plan: 'Free' });
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await canvas.findByRole('button', { name: 'Views' });
    await expect(asked).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/in your Free plan/)).not.toBeInTheDocument();
  },
};
