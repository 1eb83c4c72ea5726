import { anAuditEvent } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordHistoryView } from './RecordHistoryView.tsx';

const events = [
  anAuditEvent({
    id: 5,
    changes: [
      { field: 'phone', before: '+593991234567', after: '+593987654321' },
      { field: 'birthdate', before: null, after: '1990-05-04' },
      { field: 'notes', before: 'Prefers mornings', after: null },
      { field: 'titular_id', before: '40', after: '41' },
      { field: 'titular', before: '{"id":40,"name":"Luis"}', after: '{"id":41,"name":"Ana"}' },
      { field: 'version', before: '1', after: '2' },
    ],
  }),
  anAuditEvent({
    id: 4,
    model: 'policy',
    event: 'policy_insured_added',
    changes: [{ field: 'customer', before: null, after: '{"id":41,"name":"Ana Lucía Cevallos"}' }],
  }),
  anAuditEvent({
    id: 3,
    model: 'policy',
    event: 'policy_activated',
    changes: [
      { field: 'status', before: 'draft', after: 'active' },
      { field: 'activated_at', before: null, after: '2026-03-03T15:21:00Z' },
    ],
  }),
  anAuditEvent({
    id: 2,
    actor: null,
    event: 'customer_created',
    changes: [{ field: 'name', before: null, after: 'Ana' }],
  }),
  anAuditEvent({ id: 1, event: 'something_unknown', changes: [{ field: 'some_field', before: 'a', after: 'b' }] }),
];
const rule = {
  provider: 'Aseguradora X',
  branch: null,
  requested_by: 'customer',
  method: 'short_rate',
  penalty_percent: '15',
  table: null,
  least_percent: '25',
  least_amount: null,
};
const meta = {
  title: 'Patterns/Record/RecordHistoryView',
  component: RecordHistoryView,
  args: {
    state: { status: 'ready', events },
    hasMore: true,
    isLoadingMore: false,
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordHistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who, what, from what to what, in the reader's words; what the machine keeps for itself is not told. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByText('María Fernanda Vera changed it')).toHaveLength(1);
    await expect(canvas.getByText('Phone: from +593991234567 to +593987654321')).toBeVisible();
    await expect(canvas.getByText('Birthdate: 4 May 1990')).toBeVisible();
    await expect(canvas.getByText('Notes: Prefers mornings removed')).toBeVisible();
    await expect(canvas.getByText('Titular: from Luis to Ana')).toBeVisible();
    await expect(canvas.queryByText(/version|titular_id/)).not.toBeInTheDocument();
    await expect(canvas.getByText('María Fernanda Vera added an insured')).toBeVisible();
    await expect(canvas.getByText('Status: from Draft to Active')).toBeVisible();
    // Its headline says when.
    await expect(canvas.queryByText(/^Enabled on/)).not.toBeInTheDocument();
    await expect(canvas.getByText('The system created the record')).toBeVisible();
    await expect(canvas.getByText('Some field: from a to b')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier changes' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** A step of a movement says of which one. */
export const OfMovements: Story = {
  args: {
    state: {
      status: 'ready',
      events: [
        anAuditEvent({
          id: 9,
          model: 'policy',
          event: 'movement_issued',
          movement: { number: 2, kind: 'inclusion' },
          changes: [{ field: 'movement_status', before: 'draft', after: 'issued' }],
        }),
        anAuditEvent({
          id: 8,
          model: 'policy',
          event: 'movement_created',
          movement: { number: 2, kind: 'inclusion' },
          changes: [{ field: 'movement', before: null, after: '2' }],
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('María Fernanda Vera issued a movement: 2 · Inclusion')).toBeVisible();
    await expect(canvas.getByText('María Fernanda Vera drafted a movement: 2 · Inclusion')).toBeVisible();
    await expect(canvas.getByText('State of the movement: from Draft to Issued')).toBeVisible();
  },
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'ready', events: [] }, hasMore: false } };
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = {
  args: {
    state: {
      status: 'failed',
      message: "You don't have permission to access to this resource",
      isForbidden: true,
    },
  },
};
export const Cruel: Story = {
  args: {
    state: {
      status: 'ready',
      events: Array.from({ length: 60 }, (_, index) =>
        anAuditEvent({
          id: index + 1,
          changes: [{ field: 'notes', before: 'x'.repeat(900), after: 'y '.repeat(900) }],
        }),
      ),
    },
  },
};

/** A field of the branch is told by the name that it had then, as the reader writes. */
export const OfExtraFields: Story = {
  globals: { locale: 'es' },
  args: {
    state: {
      status: 'ready',
      events: [
        anAuditEvent({
          model: 'policy',
          event: 'policy_updated',
          changes: [
            {
              field: 'extra.tracker',
              before: null,
              after: '{"name_es":"Rastreo satelital","name_en":"Tracker","kind":"yes_no","value":true}',
            },
            {
              field: 'extra.value',
              // Of before fields had a name in each language.
              before: '{"name":"Avalúo","kind":"number","value":"12000.5"}',
              after: null,
            },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rastreo satelital: Sí/)).toBeVisible();
    await expect(canvas.getByText(/Avalúo: .*12000,5/)).toBeVisible();
  },
};

/** Rules and tables of movements are told in a line each, in the reader's words. */
export const OfMethodRules: Story = {
  globals: { locale: 'es' },
  args: {
    state: {
      status: 'ready',
      events: [
        anAuditEvent({
          model: 'partner',
          event: 'settings_updated',
          changes: [
            { field: 'method_rules', before: '[]', after: JSON.stringify([rule]) },
            {
              field: 'method_tables',
              before: '[]',
              after: '[{"name":"Tabla corta","reading":"straight","rows":"90 40\\n180 70\\n365 100"}]',
            },
            { field: 'only_by_movement', before: 'false', after: 'true' },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const text = /Aseguradora X · El cliente · Tarifa a corto plazo 15\s?% · mínimo 25\s?%/;
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByText(/Tabla corta \(90: 40 % … 365: 100 %\)/)).toBeVisible();
    await expect(canvas.getByText(/Solo por movimiento: de No a Sí/)).toBeVisible();
  },
};
