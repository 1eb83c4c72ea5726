import { aBranch, anExtraField, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, besideText, empty, resolving } from '../../testing/index.ts';
import { ImportAction } from './ImportAction.tsx';
import { anImport } from './wizard.fixtures.ts';

const undone = { import: anImport({ status: 'undone' }), removed_count: 2, remaining_count: 0, kept: [] };
const rows = 'Cédula;Nombre\n1710034065;Rosa\n';
const result = { number: 2, outcome: 'created' as const, record: null, errors: {}, warnings: {} };

const meta = {
  title: 'Screens/Imports/ImportAction',
  component: ImportAction,
  args: { kind: 'customers' },
  parameters: {
    start: '/app/management/customers',
    ...answers(
      empty('listImports'),
      answering('checkImport', { results: [result] }),
      answering('createImport', anImport({ status: 'running' })),
      answering('createImportRows', { import: anImport({ status: 'running' }), results: [result] }),
      answering('finishImport', anImport()),
      answering('undoImport', undone),
    ),
  },
} satisfies Meta<typeof ImportAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file's whole way, from choosing to undoing. */
export const WholeWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    await screen.findByRole('dialog', { name: 'Import customers' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File([rows], 'clientes.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await expect(await screen.findByRole('textbox', { name: 'Name, Row 2' })).toHaveValue('Rosa');
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await expect(await screen.findByText('All rows were imported')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    await expect(await screen.findByText('The import was undone')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** Vehicles name their owners by identification. */
export const Vehicles: Story = {
  args: { kind: 'vehicles' },
  parameters: { start: '/app/management/vehicles' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    await screen.findByRole('dialog', { name: 'Import vehicles' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const fleet = 'Placa;Marca;Modelo;Año;Cédula;Propietario\nPBA-1234;Kia;Río;2024;1710034065;Rosa\n';
    if (input) await userEvent.upload(input, new File([fleet], 'flota.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await expect(await screen.findByRole('textbox', { name: 'Owner identification, Row 2' })).toHaveValue('1710034065');
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await expect(await screen.findByText('All rows were imported')).toBeVisible();
  },
};
const branches = aPage([aBranch({ extra_fields: [anExtraField(), anExtraField({ key: 'old', is_retired: true })] })]);
const sent = fn();
/** A column without a home goes into an extra field of the branch: by its name, or chosen by hand; what is wrong stands in its cell. */
export const ExtraColumns: Story = {
  args: { kind: 'policies' },
  beforeEach: () => void sent.mockClear(),
  parameters: {
    start: '/app/management/policies',
    ...answers(
      empty('listImports'),
      answering('listBranches', branches),
      resolving('checkImport', async ({ request }) => {
        sent(await request.json());
        const errors = { 'extra.use': ['Use one of these values: Particular, Taxi.'] };
        return HttpResponse.json({ results: [{ ...result, outcome: 'failed' as const, errors }] });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    await screen.findByRole('dialog', { name: 'Import policies' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const file = [
      'Póliza;Aseguradora;Ramo;Cédula;Desde;Hasta;Prima neta;Destino',
      'P-1;Andes;Vehículos;1710034065;01/01/2026;01/01/2027;500,00;Bus',
    ].join('\n');
    if (input) await userEvent.upload(input, new File([file], 'cartera.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: /Destino/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Use of the vehicle (Vehículos)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
    const cell = await screen.findByRole('textbox', { name: 'Use of the vehicle (Vehículos), Row 2' });
    await expect(cell).toHaveValue('Bus');
    await expect(cell).toHaveAccessibleDescription(/Use one of these values: Particular, Taxi/);
    const { rows: checked } = sent.mock.calls[0]?.[0] ?? {};
    await expect(checked[0].values).toMatchObject({ 'extra.use': 'Bus' });
  },
};
/** What the branch of a policy asks for of each insured are columns of their file. */
export const ExtraColumnsOfInsureds: Story = {
  args: { kind: 'insureds', policyId: 118 },
  globals: { locale: 'es' },
  beforeEach: () => void sent.mockClear(),
  parameters: {
    start: '/app/management/policies/118',
    ...answers(
      empty('listImports'),
      answering(
        'getPolicy',
        aPolicy({
          extra_fields: [
            anExtraField({ on: 'vehicle' }),
            anExtraField({
              key: 'job',
              name_es: 'Cargo',
              name_en: 'Position',
              kind: 'text',
              choices: [],
              on: 'insured',
            }),
          ],
        }),
      ),
      resolving('checkImport', async ({ request }) => {
        sent(await request.json());
        const errors = { 'extra.job': ['Escriba un máximo de 300 caracteres.'] };
        return HttpResponse.json({ results: [{ ...result, outcome: 'failed' as const, errors }] });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar' }));
    await screen.findByRole('dialog', { name: 'Importar asegurados' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const file = ['Cédula;CARGO;Uso del vehículo', '1710034065;Chofer;Taxi'].join('\n');
    if (input) await userEvent.upload(input, new File([file], 'asegurados.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revisar filas' }));
    const cell = await screen.findByRole('textbox', { name: 'Cargo (Vehículos), Fila 2' });
    await expect(cell).toHaveAccessibleDescription(/máximo de 300 caracteres/);
    const { rows: checked } = sent.mock.calls[0]?.[0] ?? {};
    await expect(checked[0].values).toEqual({ identification: '1710034065', 'extra.job': 'Chofer' });
  },
};
/** Past imports stand below the choice of a file, each with the way back. */
export const Past: Story = {
  parameters: {
    start: '/app/management/customers?import=customers',
    ...answers(
      answering('listImports', { count: 1, next: null, previous: null, results: [anImport()] }),
      answering('undoImport', undone),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '1 past import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
/** Who may not add sees no button. */
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
