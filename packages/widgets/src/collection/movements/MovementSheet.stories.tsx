import type { MovementItemMatch, MovementItemsCheckInput } from '@corredor/core/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, answers, resolving } from '../../testing/index.ts';
import { MovementPage } from './page/index.ts';
import { extra_fields, openForm, policy, sent, type UserEvent, withDrafting } from './policyMovements.fixtures.ts';

const meta = {
  title: 'Screens/Movements/MovementSheet',
  component: MovementPage,
  ...withDrafting,
} satisfies Meta<typeof MovementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const upload = async (userEvent: UserEvent, text: string, name = 'flota.csv') => {
  await screen.findByRole('dialog', { name: 'Items from a spreadsheet' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, new File([text], name, { type: 'text/csv' }));
};
/** What the server finds: no vehicle whose plate begins with a Z, and one that the policy has already. */
const matching = resolving('checkMovementItems', async ({ request }) => {
  const { rows: keys } = (await request.json()) as MovementItemsCheckInput;
  sent(keys.length);
  const results = keys.map(({ plate = '' }): MovementItemMatch => {
    const digits = Number(plate.replace(/\D/g, ''));
    const code = plate.startsWith('Z') ? 'unknown' : plate === 'PBA-0002' ? 'already_listed' : null;
    return {
      id: code ? null : digits,
      label: code ? null : `${plate} · Hino Serie 300`,
      sum: null,
      rate: null,
      term_net: null,
      titular: null,
      faults: code ? [{ field: 'plate', code }] : [],
    };
  });
  return HttpResponse.json({ results });
});
/** A fleet from a spreadsheet: wrong rows are named by row and column, typed over, and the good ones become items. */
export const FromASheet: Story = {
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    const rows = ['PBA-0001;480,00', 'PBA-0002;480,00', 'ZZZ-0003;480,00', ';480,00', 'PBA-0005;mucho', 'PBA-0001;10'];
    await upload(userEvent, `Placa;Marca;Prima neta\n${rows.map((row) => row.replace(';', ';Hino;')).join('\n')}\n`);
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await expect(await screen.findByText('5 rows have errors')).toBeVisible();
    await expect(screen.getByText('1 row is right and can be added.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 3' })).toHaveAccessibleDescription(
      'Already on the policy.',
    );
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 4' })).toHaveAccessibleDescription(
      /^Not among your vehicles/,
    );
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 5' })).toHaveAccessibleDescription('Missing.');
    await expect(screen.getByRole('textbox', { name: 'Plate, Row 7' })).toHaveAccessibleDescription(
      'Already in this movement.',
    );
    const premium = screen.getByRole('textbox', { name: 'Net premium of the whole term, Row 6' });
    await expect(premium).toHaveAccessibleDescription('This cannot be read.');
    await userEvent.clear(premium);
    await userEvent.type(premium, '500{Tab}');
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 items' }));
    await expect(await form.findByText('Item 2')).toBeVisible();
    await expect(form.getAllByRole('combobox', { name: /Vehicle/ })[1]).toHaveValue('PBA-0005 · Hino Serie 300');
    await expect(form.getAllByRole('textbox', { name: /Net premium of the whole term/ })[1]).toHaveValue('500.00');
  },
};
/** What was typed over in a row is not lost by Escape: it asks first, and the movement below stays. */
export const LeavingTheSheet: Story = {
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    await upload(userEvent, 'Placa;Prima neta\nPBA-0001;mucho\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    const premium = await screen.findByRole('textbox', { name: 'Net premium of the whole term, Row 2' });
    await userEvent.clear(premium);
    await userEvent.type(premium, '500{Tab}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument());
    const kept = screen.getByRole('textbox', { name: 'Net premium of the whole term, Row 2' });
    await expect(kept).toHaveValue('500');
    // Only who is in the dialog again is heard there.
    await waitFor(() => expect(kept.closest('[role=dialog]')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Row 2/ })).not.toBeInTheDocument());
    await expect(form.getByRole('button', { name: 'From a spreadsheet' })).toBeVisible();
  },
};
/** What the branch asks for of each vehicle is a column of its sheet, read by its kind. */
export const ExtraFieldsFromASheet: Story = {
  parameters: answers(answering('getPolicy', { ...policy, extra_fields }), matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    await upload(userEvent, 'Placa;TRACKING DEVICE;Prima neta\nPBA-0001;Sí;480,00\nPBA-0005;quizás;480,00\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    const cell = await screen.findByRole('textbox', { name: 'Tracking device, Row 3' });
    await expect(cell).toHaveAccessibleDescription('This cannot be read.');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'no{Tab}');
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 items' }));
    await expect(await form.findByText('Item 2')).toBeVisible();
    // The fields of one item may be drawn before those of the other.
    const trackers = () => form.getAllByRole('button', { name: /Tracking device/ }).map((one) => one.textContent);
    await waitFor(() => expect(trackers()).toEqual([expect.stringMatching(/^Yes/), expect.stringMatching(/^No/)]));
  },
};
/** The wrong rows as they are first seen. */
export const SheetWithFaults: Story = {
  globals: { locale: 'es' },
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Desde una hoja de cálculo' }));
    await screen.findByRole('dialog', { name: 'Ítems desde una hoja de cálculo' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const text = 'Placa;Prima neta\nPBA-0001;480,00\nPBA-0002;480,00\nZZZ-0003;480,00\n;480,00\nPBA-0005;mucho\n';
    if (input) await userEvent.upload(input, new File([text], 'flota.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revisar filas' }));
    await expect(await screen.findByText('4 filas tienen errores')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Agregar 1 ítem' })).toBeEnabled();
  },
};
/** Premiums of the file that sum and rate do not make are told before anything is added: which differs most, and which figure counts. */
export const SheetWithOtherPremiums: Story = {
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    const rows = ['PBA-0001;15000;3,2;480,00', 'PBA-0003;15000;3,2;500,00', 'PBA-0004;15000;3,2;400,00'];
    await upload(userEvent, ['Placa;Suma asegurada;Tasa (%);Prima neta', ...rows].join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await expect(
      await screen.findByText('2 rows have another premium than their sum insured makes at their rate'),
    ).toBeVisible();
    await expect(
      screen.getByText(/row 4, PBA-0004 .*: the file says .*400\.00, and .*480\.00 is computed/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add 3 items' })).toBeEnabled();
  },
};
/** Two thousand rows are matched in four requests, and one row too many is said before any. */
export const SheetOfTwoThousand: Story = {
  parameters: answers(matching),
  play: async ({ canvas, userEvent }) => {
    const form = await openForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'From a spreadsheet' }));
    const row = (_: unknown, at: number) => `PBC-${at + 10_000};10,00`;
    await upload(userEvent, ['Placa;Prima', ...Array.from({ length: 2001 }, row)].join('\n'));
    await expect(await screen.findByText('There is room for 2,000 items. Split the file.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    await upload(userEvent, ['Placa;Prima', ...Array.from({ length: 2000 }, row)].join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2,000 items' }));
    await expect(sent.mock.calls.map(([count]) => count)).toEqual([500, 500, 500, 500]);
    await expect(await form.findByText('Item 10')).toBeVisible();
    await expect(form.getByRole('button', { name: 'From a spreadsheet' })).toBeDisabled();
  },
};
