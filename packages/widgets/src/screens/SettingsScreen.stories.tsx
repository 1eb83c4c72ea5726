import type { Settings } from '@corredor/core/api';
import { aPackCharge, aSettings } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, slow } from '../testing/index.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { plain, saved, sent, withSettings } from './settingsScreen.fixtures.ts';

const withPacks = (own: Settings['premium_pack']['own'], over: Partial<Settings> = {}) =>
  aSettings({
    version: 4,
    premium_pack: {
      ...plain.premium_pack,
      own,
      changed_at: '2026-03-03T15:32:00Z',
      changed_by: { id: 6, name: 'Santiago Benalcázar' },
    },
    ...over,
  });
const scvs = aPackCharge({ code: 'scvs', label: 'Contribución SCVS', kind: 'rate', rate: '3.50', amount: undefined });
const fee = aPackCharge({
  kind: 'steps',
  amount: undefined,
  steps: [
    { up_to: '500.00', amount: '1.50' },
    { up_to: null, amount: '4.00' },
  ],
});
const own = withPacks([
  { valid_from: '2026-01-01', rounding: 'cents', charges: [scvs] },
  { valid_from: '2026-04-01', rounding: 'whole', charges: [scvs, fee] },
]);
const meta = {
  title: 'Screens/Settings/SettingsScreen',
  component: SettingsScreen,
  ...withSettings,
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is set: the values of the country, with where they come from and when they were looked up. */
export const Administrator: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The values of Ecuador apply, looked up on/)).toBeVisible();
    await expect(await canvas.findByText(/^15% of the subtotal/)).toBeVisible();
    // In the reader's language, whichever the server stored them in; what a law levies keeps its name.
    await expect(canvas.getByText(/^Source: Contributions by law/)).toBeVisible();
    await expect(canvas.getAllByText('Farmers’ social insurance (Seguro Social Campesino)')[0]).toBeVisible();
    await expect(canvas.queryByText('Seguro Social Campesino')).not.toBeInTheDocument();
    await expect(canvas.getByText('$1,199.45')).toBeVisible();
  },
};
/** The first values of its own begin with those of the country; what they come to is seen while one types, and only what was touched is sent. */
export const BeginsOwn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Our own values/ }));
    const rates = await canvas.findAllByRole('textbox', { name: /^Percentage/ });
    const last = rates.at(-1) as HTMLElement;
    await userEvent.clear(last);
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect(await canvas.findAllByText(/Line 4, Percentage|Write the percentage|Type the percentage/)).not.toEqual(
      [],
    );
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(last, '12');
    await expect(await canvas.findByText('$1,168.16')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [body, version] = sent.mock.calls[0] ?? [];
    await expect(version).toBe('"v1"');
    await expect(Object.keys(body)).toEqual(['premium_pack']);
    await expect(body.premium_pack.charges[3]).toEqual({
      code: 'iva',
      label: 'IVA',
      base: 'subtotal',
      kind: 'rate',
      rate: '12.00',
      exempt_branches: ['1', '2', '3', '4'],
    });
    await expect(await screen.findByText('Rules saved')).toBeVisible();
    await expect(await canvas.findByText(/Your own values apply to terms that begin on/)).toBeVisible();
  },
};
/** Two packs, one after the other: what counted before is there to read; a step is added, and steps that fall are refused. */
export const OwnPack: Story = {
  parameters: answers(answering('getSettings', own), saved),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Santiago Benalcázar changed them on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 earlier value' }));
    await expect(await canvas.findByText('From 1 Jan 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Step 2: up to' }), '400');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Step 2: amount' }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect((await canvas.findAllByText('Each step goes further than the one before.')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    await userEvent.type((await canvas.findAllByRole('textbox', { name: 'Name' }))[1] as HTMLElement, 'Tasa');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Percentage' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0].premium_pack).toMatchObject({
      valid_from: '2026-04-01',
      charges: [
        { code: 'own_1', steps: fee.steps },
        { label: 'Tasa', kind: 'rate', rate: '2.00' },
      ],
    });
  },
};
/** A fee is charged again on movements unless its line says that it is not. */
export const FeeOnce: Story = {
  parameters: answers(answering('getSettings', own), saved),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('checkbox', { name: 'Charged on movements too' });
    await expect(again).toBeChecked();
    await userEvent.click(again);
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0].premium_pack.charges[1]).toMatchObject({ code: 'own_1', repeats: false });
    await expect(sent.mock.calls[0]?.[0].premium_pack.charges[0]).not.toHaveProperty('repeats');
  },
};
/** Days of grace are added line by line; a line without days is refused, and only what was touched is sent. */
export const DaysOfGrace: Story = {
  parameters: answers(
    answering(
      'getSettings',
      aSettings({ payments: { ...plain.payments, grace: [{ provider_id: null, branch_id: 4, days: 20 }] } }),
    ),
    saved,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add days of grace' }));
    // The new line has the focus; the lists of its insurer and its branch open as they are reached, and hide the rest.
    await waitFor(() => expect(canvas.getAllByRole('combobox', { name: 'Insurer' }).at(-1)).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Days' }).at(-1)).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rules' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove grace 2' }));
    const days = canvas.getByRole('textbox', { name: 'Days' });
    await expect(days).toHaveValue('20');
    await userEvent.clear(days);
    await userEvent.type(days, '30');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days to hand over' }), '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      payments: {
        write_off_limit: '1.00',
        withholding_percent: '1.00',
        remit_days: 15,
        grace: [{ provider_id: null, branch_id: 4, days: 30 }],
      },
    });
  },
};
/** When renewals begin and what is a risk; an empty field goes back to the usual value. */
export const Renewals: Story = {
  play: async ({ canvas, userEvent }) => {
    const window = await canvas.findByRole('textbox', { name: 'Days before the end' });
    await expect(window).toHaveValue('60');
    await userEvent.clear(window);
    await userEvent.type(window, '90');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Rise that is a risk' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      renewals: { window_days: 90, rise_percent: null },
    });
  },
};
/** What vehicles lose by their age: an example to begin with, lines of one's own, and what is wrong with them. */
export const Depreciation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 10% a year' }));
    await expect(canvas.getByRole('textbox', { name: /^From how many years on/ })).toHaveValue('0');
    await expect(canvas.getByRole('textbox', { name: /^Falls by/ })).toHaveValue('10.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Add age' }));
    const ages = canvas.getAllByRole('textbox', { name: /^From how many years on/ });
    await userEvent.type(ages[1] as HTMLElement, '0');
    await userEvent.type(canvas.getAllByRole('textbox', { name: /^Falls by/ })[1] as HTMLElement, '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expect((await canvas.findAllByText('Another line is for this age.'))[0]).toBeVisible();
    await expect(canvas.getAllByText('A percentage of at most 100.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2 of the depreciation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual({ renewals: { depreciation: [{ age: 0, percent: '10' }] } });
  },
};
/** Back to the country's values, from today on: what counted until then stays for the terms that begin before. */
export const BackToCountry: Story = {
  parameters: answers(answering('getSettings', own), saved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /The values of Ecuador/ }));
    await expect(canvas.queryByRole('button', { name: 'Add line' })).not.toBeInTheDocument();
    const days = canvas.getByRole('textbox', { name: 'Days to undo' });
    await userEvent.clear(days);
    await userEvent.type(days, '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ premium_pack: { charges: null }, undo: { window_days: 10 } });
    await expect(sent.mock.calls[0]?.[0].premium_pack.valid_from).not.toBe('2026-04-01');
  },
};
/** Somebody else saved meanwhile: both are shown, and nothing is lost. */
export const Conflict: Story = {
  parameters: answers(
    answering('getSettings', plain),
    failing('updateSettings', 'stale', { current: { ...own, undo: { ...plain.undo, window_days: 60 } } }),
  ),
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole('textbox', { name: 'Days to undo' });
    await userEvent.clear(days);
    await userEvent.type(days, '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'Days to undo 10 60' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /theirs/i }));
    await waitFor(() => expect(days).toHaveValue('60'));
  },
};
/** No rule of the country is known: the total is typed, until the brokerage has lines of its own. */
export const NoRule: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering(
      'getSettings',
      aSettings({
        premium_pack: {
          country: { country_id: '484', source: null, as_of: null, charges: [] },
          own: [],
          changed_at: null,
          changed_by: null,
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conocemos reglas de México.')).toBeVisible();
  },
};
export const Spanish: Story = {
  tags: ['snapshot'],
  globals: { locale: 'es' },
  parameters: answers(answering('getSettings', own)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rigen valores propios/)).toBeVisible();
    // What is in view is marked among the groups.
    const index = within(canvas.getByRole('navigation', { name: 'En esta página' }));
    await expect(index.getByRole('button', { current: true })).toHaveTextContent('Tasas y recargos de la prima');
  },
};
/** On a phone the groups are one press away, closed until then, and the example comes before the history. */
export const IndexOnAPhone: Story = {
  tags: ['snapshot'],
  parameters: { screen: { width: 360, height: 800 } },
  play: async ({ canvas, userEvent }) => {
    const index = await canvas.findByRole('button', { name: 'On this page' });
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
    await userEvent.click(index);
    const groups = within(await canvas.findByRole('navigation', { name: 'On this page' }));
    await userEvent.click(groups.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Undo' })).toHaveFocus());
  },
};
export const Loading: Story = { parameters: answers(slow('getSettings')) };
export const Failed: Story = { parameters: answers(failing('getSettings', 'internal')) };
export const Cruel: Story = {
  parameters: answers(
    answering(
      'getSettings',
      withPacks([
        {
          valid_from: '2026-01-01',
          rounding: 'cents',
          charges: Array.from({ length: 12 }, (_, index) =>
            aPackCharge({
              code: `own_${index}`,
              label: 'Contribución especial para la Superintendencia de Compañías y Valores'.slice(0, 60),
              kind: 'steps',
              amount: undefined,
              exempt_branches: ['1', '2', '3', '4', '27', 'ZZ-99'],
              steps: Array.from({ length: 12 }, (_step, step) => ({
                up_to: step === 11 ? null : `${10 ** step}999.99`,
                amount: '999999999999.99',
              })),
            }),
          ),
        },
      ]),
    ),
  ),
};
