import { aCredit, aCustomer, aPage, aPayment, aPolicyRow, aVehicle } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aTask } from '../office/tasks/tasks.fixtures.ts';
import { aGate, answering, answers, empty, failing, onDay, placesIn, resolving, slow } from '../testing/index.ts';
import { CustomerScreen } from './CustomerScreen.tsx';

const seen = fn();
const known = [answering('getCustomer', aCustomer()), empty('listCustomers')];
const related = [
  ...known,
  resolving('listPayments', ({ request }) => {
    const isOfCredits = new URL(request.url).searchParams.get('kind') === 'credit';
    return HttpResponse.json(aPage([isOfCredits ? aCredit({ amount: '-35.00' }) : aPayment({ status: 'delayed' })]));
  }),
  answering('getPaymentSummary', {
    currency: 'USD',
    delayed: { count: 1, amount: '49.92' },
    near_expiry: { count: 1, amount: '49.92' },
    on_time: { count: 9, amount: '449.39' },
    paid: { count: 1, amount: '49.92' },
    credits: { count: 1, amount: '-35.00' },
    to_remit: { count: 0, amount: '0.00' },
    at_risk: { count: 0, amount: '0.00' },
  }),
  answering('listPolicies', aPage([aPolicyRow()])),
  answering('listVehicles', aPage([aVehicle()])),
];
const lastDone = resolving('listTasks', ({ request }) => {
  const isOfDone = new URL(request.url).searchParams.get('status') === 'done';
  const done = { status: 'done', band: null, done_on: '2026-11-26', outcome: 'Pide pagar en dos partes.' } as const;
  return HttpResponse.json(aPage(isOfDone ? [aTask({ ...done, id: 50, title: 'Llamar por la cuota' })] : [aTask()]));
});
const denied = "You don't have permission to access to this resource";
const meta = {
  title: 'Screens/Customers/CustomerScreen',
  component: CustomerScreen,
  // The lines of its policies show today.
  beforeEach: onDay('2026-11-30'),
  parameters: { start: '/app/management/customers/41/update', ...answers(...known) },
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  parameters: { start: '/app/management/customers/create', snapshot: { width: 1440, height: 1700 } },
  tags: ['snapshot', 'all-looks'],
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Province' });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};
/** The plan is full: told as the form opens, before anything is typed. */
export const CreateWithoutRoom: Story = {
  parameters: {
    start: '/app/management/customers/create',
    ...answers(...known, answering('getPlanUse', { limit: 'customers', used: 50, allowed: 50, plan: 'Free' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 of 50 customers in your Free plan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/app/payments/plan');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  },
};
const record = aGate();
/** What holds the page's place until the record is there has its geometry: nothing moves when it comes. */
export const HoldsItsPlace: Story = {
  beforeEach: () => record.shut(),
  args: { id: 41 },
  parameters: {
    start: '/app/management/customers/41',
    screen: { width: 1200, height: 800 },
    ...answers(
      ...related,
      resolving('getCustomer', async () => {
        await record.passed();
        return HttpResponse.json(aCustomer());
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true] aside')).toBeInTheDocument());
    const held = placesIn(canvasElement);
    await expect(held.every((place) => place > 0)).toBe(true);
    record.open();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ana Lucía Cevallos Mora' })).toBeVisible();
    for (const [index, place] of placesIn(canvasElement).entries())
      await expect(Math.abs(place - (held[index] ?? 0))).toBeLessThan(8);
  },
};
/** The page to read: what is owed, policies and vehicles beside the facts; the form opens on Edit. */
export const Record: Story = {
  args: { id: 41 },
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: {
    start: '/app/management/customers/41',
    snapshot: { width: 1440, height: 1100 },
    ...answers(
      ...related,
      answering('getCustomer', aCustomer({ notes: 'Prefiere que la llamen por la tarde.' })),
      lastDone,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ana Lucía Cevallos Mora' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Cuota|cuota 2 de 12/ })).toBeVisible();
    // What was noted and what was done last is in sight, and each list says how many it has.
    await expect(canvas.getByText('Prefiere que la llamen por la tarde.')).toBeVisible();
    const done = await canvas.findByText(/^Llamada · 26 nov 2026 · .+ · Pide pagar en dos partes\.$/);
    await expect(done.closest('section')).toHaveAccessibleName('Últimas gestiones');
    await expect(canvas.getByText('Pólizas', { selector: 'h2' }).nextElementSibling).toHaveTextContent(/^1$/);
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toHaveAttribute(
      'href',
      '/app/management/policies/118',
    );
    await expect(canvas.getByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      '/app/management/customers/41/update',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** How to reach them is offered to be added where it is missing, to whoever may change them. */
export const RecordWithoutContact: Story = {
  args: { id: 41 },
  parameters: {
    start: '/app/management/customers/41',
    ...answers(...related, answering('getCustomer', aCustomer({ phone: null, email: null }))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a phone number' })).toHaveAttribute(
      'href',
      '/app/management/customers/41/update?field=phone',
    );
    await expect(canvas.getByRole('link', { name: 'Add an e-mail address' })).toHaveAttribute(
      'href',
      '/app/management/customers/41/update?field=email',
    );
  },
};
/** There the form opens at that field. */
export const AskedField: Story = {
  tags: ['!dev', '!autodocs'],
  args: { id: 41, isEditing: true },
  parameters: {
    start: '/app/management/customers/41/update?field=email',
    ...answers(...related, answering('getCustomer', aCustomer({ email: null }))),
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(email).toHaveFocus());
  },
};
/** What they have in their favour stands beside what they owe, by its policy and insurer. */
export const RecordWithCredits: Story = {
  args: { id: 41 },
  parameters: { start: '/app/management/customers/41', ...answers(...related) },
  play: async ({ canvas }) => {
    const sum = await canvas.findByRole('link', { name: 'in the client’s favour: $35.00' });
    await expect(sum).toHaveAttribute('href', expect.stringContaining('kind=credit'));
    // Of what is to be collected it says what is late, above and below.
    await expect(canvas.getAllByText(/delayed \$49\.92/)).toHaveLength(2);
    await expect(await canvas.findByText(/^Credit of VH-2026-00418, .+: \$35\.00$/)).toBeVisible();
  },
};
const instalments = [3, 4, 5].map((month) =>
  aPayment({
    id: 500 + month,
    number: month,
    status: month === 3 ? 'near_expiry' : 'on_time',
    due_date: `2027-0${month}-15`,
  }),
);
/** Nothing is late: the next instalment stands there, and the others in one line; a term that ended undecided is told first and asks for the next one, and one that was renewed says so. */
export const RecordWithNothingLate: Story = {
  args: { id: 41 },
  tags: ['snapshot'],
  parameters: {
    start: '/app/management/customers/41',
    snapshot: { width: 1440, height: 1100 },
    ...answers(
      ...related,
      resolving('listPayments', ({ request }) => {
        const isOfLast = new URL(request.url).searchParams.get('ordering') === '-due_date';
        return HttpResponse.json(aPage(isOfLast ? instalments.slice(-1) : instalments, 3));
      }),
      answering('getPaymentSummary', {
        currency: 'USD',
        delayed: { count: 0, amount: '0.00' },
        near_expiry: { count: 1, amount: '49.92' },
        on_time: { count: 2, amount: '99.84' },
        paid: { count: 2, amount: '99.84' },
        credits: { count: 0, amount: '0.00' },
        to_remit: { count: 0, amount: '0.00' },
        at_risk: { count: 0, amount: '0.00' },
      }),
      resolving('listPolicies', ({ request }) => {
        const ended = aPolicyRow({
          id: 120,
          number: 'AP-2025-01273',
          branch: { id: 9, name: 'Accidentes personales' },
          status: 'expired',
          is_in_force: false,
          start_date: '2025-05-05',
          end_date: '2026-05-05',
          allowed_actions: ['renew'],
        });
        const renewed = aPolicyRow({
          ...{ id: 121, status: 'closed', closed_reason: 'renewed' },
          ...{ start_date: '2025-01-15', end_date: '2026-01-15' },
        });
        const isOfEnded = new URL(request.url).searchParams.get('status') === 'expired';
        return HttpResponse.json(aPage(isOfEnded ? [ended] : [aPolicyRow(), renewed, ended]));
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('delayed $0.00')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Register payment/ })).toHaveLength(1);
    await expect(await canvas.findByRole('link', { name: '2 more until May 2027' })).toHaveAttribute(
      'href',
      expect.stringContaining('status=unpaid'),
    );
    // It is the first fact of the page, and the first of its policies.
    const [first] = canvas.getAllByRole('term');
    await expect(first).toHaveTextContent('Without cover');
    await expect(first?.nextElementSibling).toHaveTextContent('1 policy, 209 d ago');
    const policies = within(await canvas.findByRole('region', { name: 'Policies' }));
    const numbers = (await policies.findAllByRole('link', { name: /^(AP|VH)-/ })).map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['AP-2025-01273', 'VH-2026-00418', 'VH-2026-00418']);
    await expect(policies.getByText('Without cover')).toBeVisible();
    // Two terms of one number are told apart by their years.
    await expect(policies.getByText('2026–2027')).toBeVisible();
    await expect(policies.getByText('2025–2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew AP-2025-01273' })).toHaveAttribute(
      'href',
      '/app/management/policies/120?move=true',
    );
    await expect(await canvas.findByText('Renewed')).toBeVisible();
    await expect(canvas.queryByText('Closed')).not.toBeInTheDocument();
  },
};
/** Who may only look sees everything, and no button that would be refused. */
export const ReadByViewer: Story = {
  args: { id: 41 },
  globals: { role: 'viewer' },
  parameters: { start: '/app/management/customers/41', ...answers(...related) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'VH-2026-00418' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Edit|New policy/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Register payment|Remind/ })).not.toBeInTheDocument();
  },
};
export const Update: Story = { args: { id: 41, isEditing: true }, globals: { locale: 'es' } };
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  args: { id: 41, isEditing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), ' de Ruiz');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lucía Cevallos Mora de Ruiz'),
    );
  },
};
/** Somebody else saved meanwhile: both versions are shown, and work goes on from theirs. */
export const ChangedMeanwhile: Story = {
  args: { id: 41, isEditing: true },
  parameters: answers(
    answering('getCustomer', aCustomer({ identification: '1710034065' })),
    empty('listCustomers'),
    resolving('updateCustomer', ({ request }, refuse) => {
      const current = aCustomer({ version: 3, identification: '1710034065', city: 'Ambato' });
      seen(request.headers.get('If-Match'));
      if (request.headers.get('If-Match') === '"v3"') return HttpResponse.json(current);
      return refuse('stale', { detail: 'Somebody else changed this record.', current: { ...current } });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Street and number' }), ' y Sucre');
    await userEvent.click(canvas.getByRole('button', { name: 'Save customer' }));
    await waitFor(() => expect(screen.getByText('Ambato')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Ambato'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street and number' }), ' y Sucre');
    await userEvent.click(canvas.getByRole('button', { name: 'Save customer' }));
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith('"v3"'));
  },
};
const at = { start: '/app/management/customers/41/update' };
export const Loading: Story = {
  args: { id: 41, isEditing: true },
  parameters: { ...at, ...answers(slow('getCustomer')) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save customer' })).not.toBeInTheDocument();
  },
};
/** Gone, or somebody else's: the way back is there. */
export const Missing: Story = {
  args: { id: 41, isEditing: true },
  parameters: { ...at, ...answers(failing('getCustomer', 'not_found')) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /list/i })).toHaveAttribute('href', '/app/management/customers'),
};
export const Failed: Story = {
  args: { id: 41, isEditing: true },
  parameters: { ...at, ...answers(failing('getCustomer', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Forbidden: Story = {
  args: { id: 41, isEditing: true },
  globals: { role: 'viewer' },
  parameters: { ...at, ...answers(failing('getCustomer', 'permission_denied')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Try again|Save customer/ })).not.toBeInTheDocument();
  },
};
/** Long names in every field. */
export const Cruel: Story = {
  args: { id: 41, isEditing: true },
  parameters: {
    ...at,
    ...answers(
      answering(
        'getCustomer',
        aCustomer({
          name: 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2),
          street: 'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2),
        }),
      ),
      empty('listCustomers'),
    ),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: 'Full name' })).toHaveValue(
      'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico '.repeat(2),
    ),
};
