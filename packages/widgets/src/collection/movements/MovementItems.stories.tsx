import { aMovement, anInsured, aPage, aPolicyVehicle, aProvider, aVehicle } from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, resolving } from '../../testing/index.ts';
import { MovementPage } from './page/index.ts';
import { extra_fields, openForm, policy, sent, withDrafting } from './policyMovements.fixtures.ts';

const meta = {
  title: 'Screens/Movements/MovementItems',
  component: MovementPage,
  ...withDrafting,
} satisfies Meta<typeof MovementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A vehicle is put on the policy; what is missing is said first. */
export const Including: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Choose the vehicle.')).toBeVisible();
    await expect(form.getByText('Enter the net premium, for example 320.00.')).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: /Vehicle/ })).toHaveFocus());
  },
};
/** Who is insured, is paid in a claim or pays from now on, and is no customer yet, becomes one inside the field. */
export const IncludingSomebodyNew: Story = {
  args: {
    newRecords: {
      insured: ({ name, onCreated }) => (
        <Button onPress={() => onCreated({ id: 77, name: `${name} Ponce` })}>Make an insured</Button>
      ),
      payer: ({ name, onCreated }) => (
        <Button onPress={() => onCreated({ id: 78, name: `${name} Ponce` })}>Make a payer</Button>
      ),
    },
  },
  parameters: answers(empty('listCustomers'), answering('getProvider', aProvider())),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    const make = async (field: RegExp, verb: string) => {
      await userEvent.clear(form.getByRole('combobox', { name: field }));
      await userEvent.type(form.getByRole('combobox', { name: field }), 'Zoila');
      await userEvent.click(await screen.findByRole('option', { name: 'New customer…' }));
      await userEvent.click(await form.findByRole('button', { name: verb }));
      await waitFor(() => expect(form.getByRole('combobox', { name: field })).toHaveValue('Zoila Ponce'));
    };
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: /What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Insured' }));
    await make(/^Insured/, 'Make an insured');
    await userEvent.click(form.getByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Creditor/ }));
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await make(/^Beneficiary/, 'Make an insured');
    await userEvent.click(form.getByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Change of data/ }));
    await make(/^Payer/, 'Make a payer');
  },
};
/** A vehicle that is included is insured for its value; at a rate, that says its premium. Another client's names its owner. */
export const IncludingAVehicle: Story = {
  parameters: answers(
    answering(
      'listVehicles',
      aPage([aVehicle({ owner_id: 47, owner: { id: 47, name: 'Rosa Dueñas' }, commercial_value: '49000.00' })]),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.type(form.getByRole('combobox', { name: /^Vehicle/ }), 'pdf');
    await userEvent.click(await screen.findByRole('option', { name: /PDF4821/ }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Sum insured/ })).toHaveValue('49,000.00'));
    await expect(form.getByText('Belongs to Rosa Dueñas, not to Ana Lucía Cevallos Mora.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Rate/ }), '3.2{Tab}');
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Net premium of the whole term/ })).toHaveValue('1,568.00'),
    );
  },
};
/** A machine for 15,000 at 3.2 % costs 480 a term, until somebody types another premium. */
export const IncludingForASum: Story = {
  parameters: answers(
    resolving('createMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ number: 5 }), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: /What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'General item' }));
    await userEvent.type(form.getByRole('textbox', { name: /^General item/ }), 'Torno');
    await userEvent.type(form.getByRole('textbox', { name: /^Sum insured/ }), '15000');
    await userEvent.type(form.getByRole('textbox', { name: /^Rate/ }), '3.2{Tab}');
    const premium = form.getByRole('textbox', { name: /Net premium of the whole term/ });
    await waitFor(() => expect(premium).toHaveValue('480.00'));
    await expect(premium).toHaveAccessibleDescription(/^The sum at its rate/);
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      items: [{ after: { name: 'Torno', sum: '15000.00', rate: '3.2000' }, term_net: '480.00' }],
    });
  },
};
/** What the branch asks for of its own is written with what changes, as the row has it; only what differs is sent, and nothing must be filled in. */
export const ExtraFields: Story = {
  parameters: answers(
    answering('getPolicy', { ...policy, extra_fields }),

    answering(
      'listPolicyVehicles',
      aPage([aPolicyVehicle({ sum: '20000.00', rate: '3.2', term_net: '640.00', extra: { use: 'Taxi' } })]),
    ),
    resolving('createMovement', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aMovement({ id: 66, number: 7 }), { status: 201 });
    }),
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Change of sum insured/ }));
    await expect(await form.findByRole('button', { name: /Use of the vehicle/ })).toHaveTextContent('Taxi');
    await expect(form.queryByRole('textbox', { name: 'Brand' })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: /Tracking device/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.type(form.getByRole('textbox', { name: /Net premium of the whole term/ }), '0{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      items: [{ action: 'change', after: { extra: { tracker: true } }, term_net: '0.00' }],
    });
  },
};
/** The sum of a vehicle is raised: what that changes at its rate is found, and can be typed over. */
export const RaisingASum: Story = {
  parameters: answers(
    answering('listPolicyVehicles', aPage([aPolicyVehicle({ sum: '20000.00', rate: '3.2', term_net: '640.00' })])),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Change of sum insured/ }));
    // The only vehicle is proposed.
    const sum = await form.findByRole('textbox', { name: /^Sum insured/ });
    await expect(sum).toHaveValue('20,000.00');
    await userEvent.clear(sum);
    await userEvent.type(sum, '24000{Tab}');
    const premium = form.getByRole('textbox', { name: /Net premium of the whole term/ });
    await waitFor(() => expect(premium).toHaveValue('128.00'));
    await expect(form.getByRole('radio', { name: 'Rises' })).toBeChecked();
    await userEvent.clear(sum);
    await userEvent.type(sum, '18000{Tab}');
    await waitFor(() => expect(premium).toHaveValue('64.00'));
    await expect(form.getByRole('radio', { name: 'Falls' })).toBeChecked();
    await expect(premium).toHaveAccessibleDescription(/^What the new sum or rate changes/);
  },
};
/** What the list does not say is typed, and the form says so. */
export const ExcludingWithoutAPremium: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering(
      'listPolicyVehicles',
      aPage([
        aPolicyVehicle({ id: 9, vehicle: { id: 9, name: 'GBC1234 · Kia Rio' }, term_net: '640.00' }),
        aPolicyVehicle({ sum: null, rate: null, term_net: null }),
      ]),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Tipo de movimiento/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Exclusión/ }));
    await userEvent.click(form.getByRole('button', { name: 'Agregar ítem' }));
    const vehicle = form.getByRole('combobox', { name: /Vehículo/ });
    await userEvent.type(vehicle, 'gbc');
    await userEvent.click(await screen.findByRole('option', { name: /GBC1234/ }));
    const premium = form.getByRole('textbox', { name: /Prima neta de la vigencia/ });
    await expect(premium).toHaveValue('640,00');
    await userEvent.clear(vehicle);
    await userEvent.click(await screen.findByRole('option', { name: /PDF4821/ }));
    await expect(premium).toHaveValue('');
    await expect(premium).toHaveAccessibleDescription(/no lo dice: escriba/);
  },
};
/** Of two thousand items ten are drawn at once, and what is missing is found wherever it is. */
export const OfManyItems: Story = {
  args: { policyId: undefined, movementId: 64 },
  parameters: answers(
    answering(
      'getMovement',
      aMovement({
        id: 64,
        number: 5,
        kind: 'inclusion',
        method: 'pro_rata',
        items: Array.from({ length: 2000 }, (_, place) => ({
          action: 'add',
          target: 'general',
          record_id: null,
          label: `Equipo ${place + 1}`,
          before: null,
          after: { name: `Equipo ${place + 1}` },
          term_net: place === 1499 ? null : '10.00',
          is_found: false,
          net_delta: '5.00',
        })),
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('heading', { level: 1, name: 'Change draft 5' })).toBeVisible();
    await expect(await form.findByText('Item 10')).toBeVisible();
    await expect(form.queryByText('Item 11')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Item 1500')).toBeVisible();
    await expect(form.getByText('Enter the net premium, for example 320.00.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Add item' })).toBeDisabled();
  },
};
/** One of thousands of insureds is excluded: the server looks for them, wherever in the list they are. */
export const ExcludingOneOfThousands: Story = {
  parameters: answers(
    empty('listPolicyVehicles'),
    resolving('listPolicyInsureds', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      const last = anInsured({
        id: 4321,
        customer: { id: 99, name: 'Zoila Zambrano' },
        identification: '0912345675',
        term_net: '80.00',
      });
      return HttpResponse.json(search ? aPage([last]) : aPage([anInsured()], 4321));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: /Kind of movement/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Exclusion/ }));
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await userEvent.click(form.getByRole('button', { name: /What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Insured' }));
    await userEvent.type(form.getByRole('combobox', { name: /Insured/ }), 'zoila');
    await userEvent.click(await screen.findByRole('option', { name: /Zoila Zambrano/ }));
    await expect(form.getByRole('textbox', { name: /Net premium of the whole term/ })).toHaveValue('80.00');
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(await form.findByText('Pro rata: $500.00 × 215 / 365 = $294.52.')).toBeVisible();
  },
};
