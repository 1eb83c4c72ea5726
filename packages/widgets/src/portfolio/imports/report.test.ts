import type { WizardRow } from '@corredor/machines/import-wizard';
import { expect, it, vi } from 'vitest';
import { saveTexts } from '../../frames/sheets/index.ts';
import { reportedFields, saveReport } from './sheets.ts';

vi.mock('../../frames/sheets/index.ts', () => ({ saveTexts: vi.fn() }));

it('the report says of each row what became of it, what is wrong, and what the reader told of it', async () => {
  const row: WizardRow = {
    number: 3,
    values: { name: 'Pérez' },
    state: 'bad',
    isSkipped: true,
    outcome: 'failed',
    record: null,
    errors: { name: ['Falta.'] },
    warnings: {},
    takes: [],
    unknown: [],
    notes: [{ kind: 'long', cells: 4, heads: 3, text: 'Loja' }],
  };
  await saveReport([row], [{ name: 'name', label: 'Nombre' }], {
    name: 'informe',
    row: 'Fila',
    outcome: 'Estado',
    problems: 'Errores',
    outcomeOf: () => 'Omitida',
    labelOf: () => 'Nombre',
    notesOf: ({ notes = [] }) => notes.map(({ text }) => `Sin título: ${text}`),
  });
  expect(vi.mocked(saveTexts)).toHaveBeenCalledWith(
    [
      ['Fila', 'Nombre', 'Estado', 'Errores'],
      ['3', 'Pérez', 'Omitida', 'Nombre: Falta. · Sin título: Loja'],
    ],
    'informe',
  );
});

it('the report has make and model in one column where the file has, else in two', () => {
  const fields = [{ name: 'brand' }, { name: 'model' }, { name: 'brand_model', holds: ['brand', 'model'] }].map(
    (field) => ({ ...field, label: field.name }),
  );
  const namesBy = (...mapping: string[]) => reportedFields(fields, mapping).map(({ name }) => name);
  expect(namesBy('plate', 'brand_model')).toEqual(['brand_model']);
  expect(namesBy('brand', 'model')).toEqual(['brand', 'model']);
});

it('the report says what was told of the cells of rows that went in', async () => {
  const row: WizardRow = {
    ...{ number: 2, values: { phone: '0993441394 y 022347688' }, state: 'imported', isSkipped: false },
    ...{ outcome: 'created', record: null, errors: {}, takes: [], unknown: [] },
    warnings: { phone: ['Se tomó 0993441394.'] },
  };
  await saveReport([row], [{ name: 'phone', label: 'Teléfono' }], {
    ...{ name: 'informe', row: 'Fila', outcome: 'Estado', problems: 'Errores y avisos' },
    outcomeOf: () => 'Creada',
    labelOf: () => 'Teléfono',
    notesOf: () => [],
  });
  expect(vi.mocked(saveTexts).mock.lastCall?.[0][1]).toEqual([
    '2',
    '0993441394 y 022347688',
    'Creada',
    'Teléfono: Se tomó 0993441394.',
  ]);
});
