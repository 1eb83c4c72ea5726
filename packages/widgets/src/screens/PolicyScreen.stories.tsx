import { aPage, aPolicy, aPolicyFile, aRenewal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aGate, answering, answers, empty, failing, placesIn, resolving, slow } from '../testing/index.ts';
import { PolicyScreen } from './PolicyScreen.tsx';
import { address, draft, onGo, onPolicyPage, sent, showing, unpaid } from './policyScreen.fixtures.ts';

const denied = "You don't have permission to access to this resource";
const longName = 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2);
const meta = {
  title: 'Screens/Policies/PolicyScreen',
  component: PolicyScreen,
  ...onPolicyPage,
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: facts, and the form only on Edit. */
export const Record: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  parameters: { start: '/app/management/policies/118', snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', address);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    const rail = within(canvas.getByRole('complementary'));
    for (const name of ['Status and next steps', 'Money', 'Renewal', 'Tasks'])
      await expect(await rail.findByRole('region', { name })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Sellers' })).toBeVisible();
    await expect(rail.queryByRole('region', { name: 'Sellers' })).not.toBeInTheDocument();
    await expect(within(rail.getByRole('region', { name: 'Money' })).getByText('Instalments collected')).toBeVisible();
    // What nobody has written takes no place, and leads to its field.
    const contract = within(canvas.getByRole('region', { name: 'Contract' }));
    await expect(contract.getByText(/^No data:/)).toHaveTextContent(/^No data: Complete certificate number, /);
    await expect(contract.queryByText('—')).not.toBeInTheDocument();
    await expect(contract.getByRole('link', { name: 'Complete certificate number' })).toHaveAttribute(
      'href',
      `${address}?field=certificate_number`,
    );
    await expect(await canvas.findByRole('region', { name: 'Coverages' })).toHaveTextContent('Daño parcial');
  },
};
const isCalled = (region: HTMLElement, name: string) =>
  within(region).queryByRole('heading', { level: 2, name }) !== null;
/** Where there is no room beside the contract, what follows is read first, then the cover and the money, and then the rest. */
export const RecordNarrow: Story = {
  ...Record,
  tags: ['snapshot'],
  parameters: { ...Record.parameters, screen: { width: 768, height: 1024 }, snapshot: { width: 768, height: 1400 } },
  play: async ({ canvas }) => {
    const money = await canvas.findByRole('region', { name: 'Money' });
    const contract = canvas.getByRole('region', { name: 'Contract' });
    const order = ['Status and next steps', 'Insureds and goods', 'Coverages', 'Money', 'Tasks', 'Contract'];
    for (const name of order) await expect(await canvas.findByRole('region', { name })).toBeVisible();
    const places = canvas
      .getAllByRole('region')
      .map((region) => order.findIndex((name) => isCalled(region, name)))
      .filter((place) => place >= 0);
    await expect(places).toEqual([0, 1, 2, 3, 4, 5]);
    await expect(money.getBoundingClientRect().bottom).toBeLessThan(contract.getBoundingClientRect().top);
    await expect(await canvas.findByText(/^Late: instalment 2 · /)).toBeVisible();
  },
};
export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Estado y qué sigue')).toBeVisible();
  },
};
/** An address may ask for the next step: its dialog opens once, and the address is as before. */
export const AskedToMove: Story = {
  args: { isEditing: false },
  parameters: { start: '/app/management/policies/118?move=true' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' });
    await expect(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' })).toBeVisible();
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/policies/118'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** What a draft lacks is counted before Enable is pressed, listed when it is, and counted again while the form is filled in. */
export const CannotEnable: Story = {
  parameters: showing(draft, empty('listPolicyInsureds')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable (1 missing)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enable VH-2026-00418' }));
    await expect(dialog.queryByRole('button', { name: 'Enable' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('link', { name: 'Select a payer' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Payer' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Payer' })).toHaveAccessibleDescription(/Needed to enable/);
    // Its choices came with the focus.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Same as contractor' }));
    await expect(await canvas.findByRole('button', { name: 'Enable' })).toBeVisible();
    await expect(canvas.getByText('Nothing is missing: the policy can be enabled.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Policy number' }));
    await expect(await canvas.findByRole('button', { name: 'Enable (1 missing)' })).toBeVisible();
  },
};
/** Somebody took the payer away meanwhile: the server's refusal is listed with the ways to the fields. */
export const RefusedToEnable: Story = {
  parameters: showing(
    aPolicy({ ...draft, payer_id: 41, payer: draft.contractor, missing: [] }),
    failing('activatePolicy', 'activation_incomplete', {
      missing: ['payer_id'],
      detail: 'It is incomplete.',
    }),
    failing('previewInstalments', 'activation_incomplete'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enable VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(dialog.getByRole('link', { name: 'Select a payer' })).toBeVisible();
  },
};
/** Closing asks for observations and says so. */
export const CloseWithoutObservations: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close or renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Close' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close policy' }));
    await expect(await dialog.findByText('Observations are required')).toBeVisible();
  },
};
/** Once the server has answered, the dialog goes and a message stays. */
export const Closes: Story = {
  parameters: showing(aPolicy(), answering('closePolicy', aPolicy({ status: 'closed', closed_reason: 'closed' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close or renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close or renew VH-2026-00418' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Close' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Observations/ }), 'Vendió el vehículo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close policy' }));
    await expect(await screen.findByText('Policy closed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Closed: Story = {
  globals: { theme: 'dark' },
  parameters: showing(
    aPolicy({
      status: 'closed',
      closed_reason: 'renewed',
      closed_on: '2026-05-02',
      observations: 'El cliente renueva con la misma aseguradora.',
      renewed_to_id: 222,
      renewed_to: { id: 222, name: 'VH-2026-00418' },
      allowed_actions: [],
    }),
  ),
};
/** Enables, closes and renews, as the administrator does. */
export const Broker: Story = {
  globals: { role: 'broker' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close or renew' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};
/** Adds policies, but changes none: reads, and has no next step. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Close or renew|Save changes/ })).not.toBeInTheDocument();
  },
};
/** Reads everything and changes nothing, in no tab. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  parameters: {
    start: `${address}?tab=files`,
    ...showing(aPolicy(), answering('listPolicyFiles', aPage([aPolicyFile()]))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(aPolicyFile().name)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Choose files|Delete/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Summary' }));
    await expect(canvas.queryByRole('button', { name: /Close or renew|Save changes/ })).not.toBeInTheDocument();
  },
};
/** Long names everywhere. */
export const Cruel: Story = {
  parameters: showing(
    aPolicy({
      number: `RESPONSABILIDAD-CIVIL-${'2026-'.repeat(8)}`,
      contractor: { id: 41, name: longName },
      payer: { id: 41, name: longName },
      provider: { id: 3, name: longName, short_name: longName },
      branch: { id: 7, name: longName },
      total_grant: '123456789012.34',
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^RESPONS/),
};
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  parameters: answers(failing('getPolicy', 'permission_denied')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
export const Loading: Story = {
  parameters: answers(slow('getPolicy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Policies' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
const policy = aGate();
/** What holds the page's place until the policy is there has its geometry: nothing moves when it comes. */
export const HoldsItsPlace: Story = {
  beforeEach: () => policy.shut(),
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    screen: { width: 1200, height: 800 },
    ...answers(
      resolving('getPolicy', async () => {
        await policy.passed();
        return HttpResponse.json(aPolicy());
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true] aside')).toBeInTheDocument());
    const held = placesIn(canvasElement);
    await expect(held.every((place) => place > 0)).toBe(true);
    policy.open();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeVisible());
    for (const [index, place] of placesIn(canvasElement).entries())
      await expect(Math.abs(place - (held[index] ?? 0))).toBeLessThan(8);
  },
};
export const Missing: Story = {
  parameters: answers(failing('getPolicy', 'not_found')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /list/i })).toHaveAttribute('href', '/app/management/policies'),
};
export const Failed: Story = {
  parameters: answers(failing('getPolicy', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** A policy whose end is near and that is in no list of renewals yet gets its card by hand. */
export const BeginsRenewal: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    ...showing(
      { ...unpaid, end_date: '2026-06-30' },
      empty('listRenewals'),
      resolving('createRenewal', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aRenewal({ policy_id: 118 }), { status: 201 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin the renewal' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ policy_id: 118 }));
    await screen.findByText('The renewal is in the list');
  },
};
/** Where the branch is not renewed, nothing is offered that would be refused, and the end is told as the end. */
export const BranchWithoutRenewals: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    ...showing(
      {
        ...unpaid,
        end_date: '2026-06-30',
        comes_up_for_renewal: false,
        renewed_from: { id: 90, name: 'VH-2025-00418' },
      },
      empty('listRenewals'),
    ),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Renewal' }));
    await expect(card.getByText('Policies of this branch are not renewed.')).toBeVisible();
    await expect(await canvas.findByText(/^Does not renew: ends on/)).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Begin the renewal' })).not.toBeInTheDocument();
  },
};
/** Long before its end there is nothing to begin, and closing or renewing it stands back. */
export const FarFromItsEnd: Story = {
  args: { isEditing: false },
  parameters: {
    start: '/app/management/policies/118',
    ...showing({ ...unpaid, renewed_from: { id: 90, name: 'VH-2025-00418' } }, empty('listRenewals')),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Renewal' }));
    await expect(card.getByRole('button', { name: 'Compare with the term before' })).toBeVisible();
    await canvas.findByText(/^Comes up for renewal on/);
    await expect(card.queryByRole('button', { name: 'Begin the renewal' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'renews VH-2025-00418' })).toBeVisible();
  },
};
/** One that was lost leads to its card, shows the way back, and what differs from the term before. */
export const LostRenewal: Story = {
  args: { isEditing: false },
  tags: ['snapshot'],
  parameters: {
    start: '/app/management/policies/118',
    snapshot: { width: 1280, height: 900 },
    ...showing(
      aPolicy({
        locked_fields: [],
        closes_on: '2027-02-02',
        closes_as: 'closed',
        renewed_from: { id: 90, name: 'VH-2025-00418' },
        renewed_from_id: 90,
      }),
      answering(
        'listRenewals',
        aPage([
          aRenewal({
            outcome: 'lost',
            risk: null,
            risk_reasons: [],
            stage: { id: 5, name_es: 'No renovada', name_en: 'Not renewed', kind: 'lost' },
            allowed_actions: ['reopen'],
          }),
        ]),
      ),
      resolving('reopenRenewal', ({ params }) => {
        sent(params.renewalId);
        return HttpResponse.json(aRenewal());
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const card = await canvas.findByRole('link', { name: 'In renewals: Not renewed' });
    await expect(card).toHaveAttribute('href', '/app/management/renewals?detail=7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with the term before' }));
    await screen.findByRole('dialog', { name: 'What changes from one term to the other' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo “Not renewed”' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7'));
  },
};
