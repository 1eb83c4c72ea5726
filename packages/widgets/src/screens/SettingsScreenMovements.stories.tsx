import { aSettings } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, answers, failing } from '../testing/index.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { plain, saved, sent, withSettings } from './settingsScreen.fixtures.ts';

const meta = {
  title: 'Screens/Settings/SettingsScreenMovements',
  component: SettingsScreen,
  ...withSettings,
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** When an insurer keeps the brokerage waiting for a movement. */
export const Movements: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole('textbox', { name: 'Business days to wait' });
    await expect(days).toHaveValue('5');
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({ movements: { waiting_days: 3 } });
  },
};
const shortTable = {
  name: 'Tabla corta',
  reading: 'straight' as const,
  rows: [
    { days: 90, percent: '40.00' },
    { days: 180, percent: '70.00' },
    { days: 365, percent: '100.00' },
  ],
};
const ruled = aSettings({
  movements: {
    ...plain.movements,
    rules: [
      {
        provider_id: 3,
        branch_id: 4,
        requested_by: 'customer',
        method: 'table',
        penalty_percent: null,
        table: 'Tabla corta',
        least_percent: '25.00',
        least_amount: null,
      },
      {
        provider_id: 3,
        branch_id: null,
        requested_by: null,
        method: 'short_rate',
        penalty_percent: '15.00',
        table: null,
        least_percent: null,
        least_amount: '50.00',
      },
    ],
    tables: [shortTable],
    only_by_movement: true,
    changed_at: '2026-03-03T15:32:00Z',
    changed_by: { id: 6, name: 'Santiago Benalcázar' },
  },
});
/** Rules of movements with their tables: a table that is renamed stays its rules', one that a rule names is not dropped, and the usual table is there to be changed. */
export const MethodRules: Story = {
  parameters: answers(answering('getSettings', ruled), saved),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: /by movement only/ })).toBeChecked();
    // Each is one line until it is opened, or holds a mistake.
    await expect(canvas.getByRole('button', { name: / · By table Rule 1$/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Tabla corta · By a straight line Table 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove table 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect(canvas.getByRole('button', { name: / Rule 1$/ })).toHaveAttribute('aria-expanded', 'true');
    await expect((await canvas.findAllByText(/This table is no longer there/)).length).toBeGreaterThan(0);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add the usual table' }));
    const rows = await canvas.findByRole('textbox', { name: /^Days and percent earned/ });
    await expect((rows as HTMLTextAreaElement).value).toMatch(/^15 13\n/);
    // It is not taken by the rule whose table was removed until somebody says so.
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect((await canvas.findAllByText(/This table is no longer there/)).length).toBeGreaterThan(0);
    await userEvent.clear(rows);
    await userEvent.type(rows, '90 40{Enter}80 50');
    const [choice] = canvas.getAllByRole('button', { name: /\bTable\b(?! \d)/ }).toReversed();
    if (choice) await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Usual table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect((await canvas.findAllByText(/^Each line has days/)).length).toBeGreaterThan(0);
    await userEvent.clear(rows);
    await userEvent.click(rows);
    await userEvent.paste('90 40\n365 100');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Corta');
    await userEvent.click(canvas.getByRole('checkbox', { name: /by movement only/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      movements: {
        only_by_movement: false,
        rules: [{ ...ruled.movements.rules[0], table: 'Corta' }, ruled.movements.rules[1]],
        tables: [
          {
            name: 'Corta',
            reading: 'straight',
            rows: [
              { days: 90, percent: '40' },
              { days: 365, percent: '100' },
            ],
          },
        ],
      },
    });
  },
};
/** A new rule is of all insurers and branches until it says otherwise; two that say the same are refused at the second. */
export const NewMethodRule: Story = {
  parameters: answers(answering('getSettings', plain), saved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rule' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rule' }));
    // The field of a new rule, or the one that is to be mended, may open its list late; while one is open nothing else can be reached.
    const reach = async (name: string) =>
      waitFor(async () => {
        if (!canvas.queryByRole('button', { name })) await userEvent.keyboard('{Escape}');
        return canvas.getByRole('button', { name });
      });
    await userEvent.click(await reach('Save rules'));
    await expect((await canvas.findAllByText(/Another rule is for the same/)).length).toBeGreaterThan(0);
    await userEvent.click(await reach('Remove rule 2'));
    await userEvent.click(await reach('Save rules'));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0].movements.rules).toEqual([
      {
        provider_id: null,
        branch_id: null,
        requested_by: null,
        method: 'pro_rata',
        penalty_percent: null,
        table: null,
        least_percent: null,
        least_amount: null,
      },
    ]);
  },
};
/** A rule that says the same as a stored one begins open all the same, with the focus in it. */
export const SecondOfTheSame: Story = {
  parameters: answers(
    answering(
      'getSettings',
      aSettings({
        movements: {
          ...plain.movements,
          rules: [
            {
              ...{ provider_id: null, branch_id: null, requested_by: null, table: null },
              ...{ method: 'pro_rata', penalty_percent: null, least_percent: null, least_amount: null },
            },
          ],
        },
      }),
    ),
    saved,
  ),
  play: async ({ canvas, userEvent }) => {
    const rule = (number: number) =>
      canvas.findByRole('button', { name: new RegExp(` Rule ${number}$`), hidden: true });
    await expect(await rule(1)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }));
    await expect(await rule(2)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () => {
      const [, second] = canvas.getAllByRole('combobox', { name: /^Insurer/, hidden: true });
      await expect(second).toHaveFocus();
    });
    await expect(await rule(1)).toHaveAttribute('aria-expanded', 'false');
  },
};
/** What the server refuses of rules stands at their fields. */
export const RefusedRule: Story = {
  parameters: answers(
    answering('getSettings', ruled),
    failing('updateSettings', 'invalid', {
      errors: { 'movements.rules.1.provider_id': ['The chosen record does not exist.'] },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /by movement only/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect(await canvas.findByText('Rule 2, Insurer: The chosen record does not exist.')).toBeVisible();
  },
};
/** Rules, tables and the switch as they stand. */
export const RuledSpanish: Story = {
  globals: { locale: 'es' },
  parameters: answers(answering('getSettings', ruled)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tabla corta/ })).toBeVisible();
  },
};
/** What movements need, list by list; an entry without words is refused, and so is a pair that is named twice, at its field. */
export const Checklists: Story = {
  parameters: answers(
    answering(
      'getSettings',
      aSettings({
        movements: {
          ...plain.movements,
          checklists: [{ branch_id: null, kind: 'cancellation', items: [{ label: 'Carta', is_required: true }] }],
        },
      }),
    ),
    saved,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: / · 1 requirement List 1$/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Entry 1' })).toHaveValue('Carta');
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect((await canvas.findAllByText(/List 1, Entry 2|Enter “?Entry 2|Fill in/)).length).toBeGreaterThan(0);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Entry 2' }), 'Fotos');
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Mandatory' })[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Nothing is issued without/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add list' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove entry 1 of list 2' }));
    await expect(canvas.getByText('No entries: these movements need nothing.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      movements: {
        checklists: [
          {
            branch_id: null,
            kind: 'cancellation',
            items: [
              { label: 'Carta', is_required: true },
              { label: 'Fotos', is_required: false },
            ],
          },
          { branch_id: null, kind: null, items: [] },
        ],
        checklist_blocks: false,
      },
    });
  },
};
/** A list that is added begins at its entry, with no options open over it; also once an entry was removed from another. */
export const ChecklistAfterRemoval: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const list of [1, 2, 3]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add list' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Entry 1' })).toHaveFocus());
      await userEvent.click(await canvas.findByRole('button', { name: `Remove entry 1 of list ${list}` }));
    }
    await expect(canvas.getAllByText('No entries: these movements need nothing.')).toHaveLength(3);
  },
};
/** The refusal of the server stands at the branch of the list that is named twice. */
export const ChecklistTwice: Story = {
  parameters: answers(
    failing('updateSettings', 'invalid', {
      errors: { 'movements.checklists.1.branch_id': ['Another checklist has this branch and kind.'] },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    for (const number of [1, 2]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add list' }));
      await canvas.findByRole('button', { name: `Remove entry 1 of list ${number}` });
    }
    for (const number of [2, 1])
      await userEvent.click(canvas.getByRole('button', { name: `Remove entry 1 of list ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect(await canvas.findByText('Another checklist has this branch and kind.')).toBeVisible();
  },
};
