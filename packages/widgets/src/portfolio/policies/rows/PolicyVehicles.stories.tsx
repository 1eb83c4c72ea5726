import { aBranch, anExtraField, aPage, aPolicy, aPolicyVehicle, aVehicle } from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, resolving, slow, withToasts } from '../../../testing/index.ts';
import { NewRecordsProvider } from '../parts/newRecords.ts';
import { PolicyVehicles } from './PolicyVehicles.tsx';

const asked = fn();
const fleet = Array.from({ length: 25 }, (_, at) =>
  aPolicyVehicle({
    id: at + 1,
    vehicle: { id: at + 1, name: `FLO${String(at + 1).padStart(4, '0')} · Hino Serie 300` },
  }),
);
const some = answering('listPolicyVehicles', aPage([aPolicyVehicle()]));
const meta = {
  title: 'Screens/Policies/PolicyVehicles',
  component: PolicyVehicles,
  decorators: [withToasts],
  args: { policy: aPolicy(), isEditable: true, onPendingChange: fn() },
  parameters: answers(some, answering('listVehicles', aPage([aVehicle()], 12))),
} satisfies Meta<typeof PolicyVehicles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row that is being written is saved before another is added, and not without its selection. */
export const PendingRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add vehicle' }));
    await expect(await canvas.findByText('Save the current row first')).toBeVisible();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Add', hidden: true }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select a value in the column Vehicle');
  },
};
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'PDF4821 · Chevrolet D-Max 3.0' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete:/ }));
    await expect(await screen.findByRole('alertdialog', { name: 'Remove vehicle' })).toBeVisible();
  },
};
/** For another sum the premium of the term is found anew, unless one is typed. */
export const AnotherSum: Story = {
  parameters: answers(
    some,
    resolving('updatePolicyVehicle', async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json(aPolicyVehicle({ version: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$1,023.68')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit:/ }));
    const sum = canvas.getByRole('textbox', { name: 'Sum insured' });
    await expect(canvas.getByRole('textbox', { name: 'Net premium of the whole term' })).toHaveValue('');
    await userEvent.clear(sum);
    await userEvent.type(sum, '20000{Tab}');
    await expect(await canvas.findByText('Empty: $640.00, the sum at its rate.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save:/ }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ sum: '20000.00', rate: '3.2', term_net: null }));
    await expect(await screen.findByText('Vehicle of the policy updated')).toBeVisible();
  },
};
/** The row while it is written: what an empty premium would be stands below it. */
export const Editing: Story = {
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit:/ }));
    await expect(await canvas.findByText('Empty: $1,023.68, the sum at its rate.')).toBeVisible();
  },
};
const extra_fields = [
  anExtraField({
    ...{ key: 'tracker', name_es: 'Dispositivo de rastreo', name_en: 'Tracking device', kind: 'yes_no', choices: [] },
    ...{ on: 'vehicle', is_required: true },
  }),
  anExtraField({ on: 'vehicle', position: 2 }),
  anExtraField({
    ...{ key: 'engine', name_es: 'Número de motor', name_en: 'Engine number', kind: 'text', choices: [] },
    ...{ on: 'vehicle', position: 3, is_retired: true },
  }),
  anExtraField({ key: 'previous', name_es: 'Aseguradora anterior', name_en: 'Previous insurer', position: 4 }),
];
const withFields = [
  answering('getBranch', aBranch({ extra_fields })),
  answering('listPolicyVehicles', aPage([aPolicyVehicle({ extra: { use: 'Taxi', engine: 'M-77' } })])),
  answering('listVehicles', aPage([aVehicle()], 12)),
];
/** The fields that the branch has on vehicles stand in a column; retired ones are only read. */
export const ExtraFields: Story = {
  parameters: answers(
    ...withFields,
    resolving('updatePolicyVehicle', async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json(aPolicyVehicle({ version: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /PDF4821/ }));
    await expect(await row.findByText('Use of the vehicle: Taxi')).toBeVisible();
    await expect(row.getByText('Engine number (retired): M-77')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit:/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Tracking device/ }));
    await expect(canvas.queryByRole('textbox', { name: /Engine number/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Previous insurer/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Save:/ }));
    const extra = { use: 'Taxi', engine: 'M-77', tracker: true };
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ extra })));
  },
};
/** One that must be filled in is asked for before the row is saved. */
export const ExtraAsked: Story = {
  tags: ['snapshot'],
  parameters: answers(...withFields),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit:/ }));
    const tracker = await canvas.findByRole('button', { name: /Tracking device/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Save:/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose the tracking device');
    await expect(tracker).toHaveAccessibleDescription(/Fill in this field/);
  },
};
/** What the server refuses of a field stands at that field. */
export const ExtraRefused: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(
    ...withFields,
    failing('updatePolicyVehicle', 'invalid', { errors: { 'extra.use': ['El ramo ya no ofrece esta opción.'] } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Editar:/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Dispositivo de rastreo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Guardar:/ }));
    const use = canvas.getByRole('button', { name: /Uso del vehículo/ });
    await waitFor(() => expect(use).toHaveAccessibleDescription(/ya no ofrece esta opción/));
  },
};
/** A rate of more than all is said before anything is sent. */
export const RateOver: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Editar:/ }));
    const rate = canvas.getByRole('textbox', { name: 'Tasa' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '320{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: /^Guardar:/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** Every vehicle that there is stands in the policy already. */
export const AllSelected: Story = {
  parameters: answers(some, answering('listVehicles', aPage([aVehicle()], 1))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add vehicle' }));
    await expect(await screen.findByText('All items are already selected')).toBeVisible();
  },
};
const rosas = aVehicle({
  ...{ id: 91, plate: 'ABC0001', brand: 'Kia', model: 'Rio', commercial_value: '12500.00' },
  ...{ owner_id: 47, owner: { id: 47, name: 'Rosa Dueñas' } },
});
/** The contractor's own vehicles stand first. Another client's goes in with a word that names its owner; the sum follows the value, until somebody types one. */
export const OwnFirst: Story = {
  parameters: answers(
    empty('listPolicyVehicles'),
    resolving('listVehicles', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('page_size') === '1') return HttpResponse.json(aPage([rosas], 2));
      return HttpResponse.json(aPage(searchParams.get('owner') === '41' ? [aVehicle()] : [rosas, aVehicle()]));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add vehicle' }));
    const field = await canvas.findByRole('combobox', { name: 'Vehicle' });
    await userEvent.click(field);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        expect.stringContaining('PDF4821'),
        expect.stringContaining('ABC0001'),
      ]),
    );
    await userEvent.click(screen.getByRole('option', { name: /ABC0001/ }));
    const sum = canvas.getByRole('textbox', { name: 'Sum insured' });
    await waitFor(() => expect(sum).toHaveValue('12,500.00'));
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Belongs to Rosa Dueñas, not to Ana Lucía Cevallos Mora.');
    await userEvent.clear(field);
    await userEvent.click(await screen.findByRole('option', { name: /PDF4821/ }));
    await waitFor(() => expect(sum).toHaveValue('31,990.00'));
    await expect(notice).toBeEmptyDOMElement();
    await userEvent.clear(sum);
    await userEvent.type(sum, '20000{Tab}');
    await userEvent.clear(field);
    await userEvent.click(await screen.findByRole('option', { name: /ABC0001/ }));
    await waitFor(() => expect(notice).toHaveTextContent(/^Belongs to Rosa/));
    await expect(sum).toHaveValue('20,000.00');
  },
};
/** In an office without vehicles the first one is made within the row: it begins with the contractor as its owner, and its value becomes the sum. */
export const FirstVehicleMade: Story = {
  decorators: [
    (Story) => (
      <NewRecordsProvider
        value={{
          vehicle: ({ name, owner, onCreated }) => (
            <Button onPress={() => onCreated({ id: 88, name: `${name} · ${owner?.name}` })}>Make a vehicle</Button>
          ),
        }}
      >
        {Story()}
      </NewRecordsProvider>
    ),
  ],
  parameters: answers(empty('listPolicyVehicles'), empty('listVehicles'), answering('getVehicle', aVehicle())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add vehicle' }));
    const field = await canvas.findByRole('combobox', { name: 'Vehicle' });
    await userEvent.type(field, 'PDF4821');
    await userEvent.click(await screen.findByRole('option', { name: 'New vehicle…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a vehicle' }));
    await waitFor(() => expect(field).toHaveValue('PDF4821 · Ana Lucía Cevallos Mora'));
    await expect(canvas.getByRole('textbox', { name: 'Sum insured' })).toHaveValue('31,990.00');
  },
};
export const NothingToAdd: Story = {
  parameters: answers(empty('listPolicyVehicles'), empty('listVehicles')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add vehicle' }));
    await expect(await screen.findByText('There are no items to add')).toBeVisible();
  },
};
/** Where only movements change it, there is no button but the way to a new one. */
export const ByMovement: Story = {
  args: { policy: aPolicy({ needs_movement: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This list is changed by movement only.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New movement: Inclusion' })).toHaveAttribute(
      'href',
      '/app/management/policies/118/movements/create?kind=inclusion',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A fleet of thousands comes by pages, and is searched at the server. */
export const Cruel: Story = {
  parameters: answers(
    resolving('listPolicyVehicles', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked(searchParams.get('page'), searchParams.get('search'));
      return HttpResponse.json(searchParams.has('search') ? aPage([], 0) : aPage(fleet, 2000));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'FLO0025 · Hino Serie 300' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('2', null));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('1', 'zzz');
  },
};
export const ReadOnly: Story = { args: { isEditable: false }, globals: { locale: 'es', theme: 'dark' } };
export const Empty: Story = { parameters: answers(empty('listPolicyVehicles')) };
export const Loading: Story = { parameters: answers(slow('listPolicyVehicles')) };
export const Failed: Story = { parameters: answers(failing('listPolicyVehicles', 'internal')) };
