import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assignColumn,
  importFields,
  isTwofoldMake,
  mapColumns,
  missingFields,
  partMakeAndModel,
  readOnSide,
  readRow,
  rowFaults,
  rowNotes,
} from './index.ts';

describe('make and model in one cell', () => {
  it.each([
    ['HINO GD', 'HINO', 'GD'],
    ['CHEVROLET / AVEO EMOTION', 'CHEVROLET', 'AVEO EMOTION'],
    ['CHEVROLET/AVEO', 'CHEVROLET', 'AVEO'],
    ['Kia Sportage R', 'Kia', 'Sportage R'],
    ['MERCEDES BENZ SPRINTER 515', 'MERCEDES BENZ', 'SPRINTER 515'],
    ['Mercedes-Benz Sprinter', 'Mercedes-Benz', 'Sprinter'],
    ['Mercedes C200', 'Mercedes', 'C200'],
    ['GREAT WALL WINGLE 5', 'GREAT WALL', 'WINGLE 5'],
    ['GREATWALL M4', 'GREATWALL', 'M4'],
    ['Citroe\u0308n C3', 'Citroe\u0308n', 'C3'],
    ['CITROEN - C4', 'CITROEN', 'C4'],
    ['FORD F-150', 'FORD', 'F-150'],
    ['KIA, RIO / XCITE', 'KIA', 'RIO / XCITE'],
    ['VW: Gol', 'VW', 'Gol'],
    ['AVEO / CHEVROLET', 'CHEVROLET', 'AVEO'],
    ['GRAND VITARA SZ | SUZUKI', 'SUZUKI', 'GRAND VITARA SZ'],
    ['Mazda 3', 'Mazda', '3'],
    ['Marca nueva\tModelo / uno', 'Marca nueva', 'Modelo / uno'],
  ])('is parted by a known make: %s', (text, brand, model) => {
    for (const side of ['first', 'last'] as const)
      expect(partMakeAndModel(text, side)).toEqual({ brand, model, isSure: true });
  });

  it.each([
    ['QINGQI QM200', ['QINGQI', 'QM200'], ['QM200', 'QINGQI']],
    ['ZONGSHEN / ZS 150', ['ZONGSHEN', 'ZS 150'], ['ZS 150', 'ZONGSHEN']],
    ['AVEO EMOTION CHEVROLET', ['AVEO', 'EMOTION CHEVROLET'], ['CHEVROLET', 'AVEO EMOTION']],
    ['WINGLE 5 GREAT WALL', ['WINGLE', '5 GREAT WALL'], ['GREAT WALL', 'WINGLE 5']],
    ['Uno - dos - tres', ['Uno', 'dos - tres'], ['tres', 'Uno - dos']],
  ])('of no known make hangs on its side: %s', (text, first, last) => {
    const of = ([brand, model]: string[]) => ({ brand, model, isSure: false });
    expect([partMakeAndModel(text), partMakeAndModel(text, 'last')]).toEqual([of(first), of(last)]);
    expect(isTwofoldMake(text)).toBe(true);
    expect(partMakeAndModel(readOnSide(text, 'last'))).toEqual({ ...of(last), isSure: true });
  });

  it('is not made of one word', () => {
    expect(['AVEO', 'Z-100', '', '/ AVEO', '/'].map((text) => partMakeAndModel(text))).toEqual(Array(5).fill(null));
    expect(partMakeAndModel('CHEVROLET')).toEqual({ brand: 'CHEVROLET', model: '', isSure: true });
    expect(['Kia Rio', 'AVEO', ''].map((text) => readOnSide(text, 'last'))).toEqual(['Kia Rio', 'AVEO', '']);
  });

  it('loses no letter and no digit', () => {
    const words = fc.array(
      fc.constantFrom('Kia', 'AVEO', 'Land', 'Rover', '5', 'ñ', '/', '-', ' - ', ',', '(R)', '\t'),
      {
        maxLength: 7,
      },
    );
    const signs = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].toSorted().join('');
    fc.assert(
      fc.property(words, fc.constantFrom('first', 'last'), fc.constantFrom(' ', ''), (list, side, blank) => {
        const text = list.join(blank);
        const read = partMakeAndModel(text, side);
        if (!read) return;
        expect(signs(read.brand + read.model)).toBe(signs(text));
        expect(read.brand).not.toBe('');
        // Once a side is chosen, nothing hangs on it.
        expect(isTwofoldMake(readOnSide(text, side))).toBe(false);
      }),
    );
  });
});

describe('a column that holds make and model', () => {
  const heads = (...headings: string[]) => mapColumns('vehicles', headings);

  it.each([
    'Marca/Modelo',
    'MARCA Y MODELO',
    'Marca - Modelo',
    'Make/Model',
    'Vehículo',
    'Marca y modelo del vehículo',
  ])('is known by %s, and stands for both', (heading) => {
    const mapping = heads('Placa', heading, 'Año', 'CI/RUC prop.');
    expect(mapping).toEqual(['plate', 'brand_model', 'year', 'owner_identification']);
    expect(missingFields('vehicles', mapping)).toEqual([]);
  });

  it('is left out beside columns of their own, and takes their place where it is assigned', () => {
    expect(heads('Vehículo', 'Marca', 'Modelo')).toEqual([null, 'brand', 'model']);
    expect(heads('Vehículo', 'Marca')).toEqual([null, 'brand']);
    expect(missingFields('vehicles', ['brand'])).toContain('model');
    const mapping = ['brand', 'model', null];
    const both = assignColumn('vehicles', mapping, { column: 2, field: 'brand_model' });
    expect(both).toEqual([null, null, 'brand_model']);
    expect(assignColumn('vehicles', both, { column: 0, field: 'brand' })).toEqual(['brand', null, null]);
    expect(assignColumn('vehicles', mapping, { column: 1, field: null })).toEqual(['brand', null, null]);
    expect(assignColumn('vehicles', mapping, { column: 2, field: 'brand' })).toEqual([null, 'model', 'brand']);
  });

  it('holds fields of its kind, none of which is held twice', () => {
    for (const fields of Object.values(importFields)) {
      const held = fields.flatMap(({ holds = [] }) => holds);
      expect(new Set(held).size).toBe(held.length);
      for (const name of held) expect(fields.some((field) => field.name === name)).toBe(true);
    }
  });

  it('is read as two fields, and tells what is doubtful or wrong', () => {
    expect(readRow('vehicles', { brand_model: 'HINO GD' })).toEqual({ brand: 'HINO', model: 'GD' });
    expect(rowNotes('vehicles', { brand_model: 'HINO GD' })).toEqual({});
    expect(rowNotes('vehicles', { brand_model: 'QINGQI QM200' })).toEqual({
      brand_model: { note: 'make', brand: 'QINGQI', model: 'QM200' },
    });
    for (const one of ['AVEO', 'CHEVROLET'])
      expect(rowFaults('vehicles', { brand_model: one })).toEqual({ brand_model: { fault: 'one_of_two' } });
    expect(rowFaults('vehicles', { brand_model: 'Kia Rio', model: 'Rio' })).toEqual({
      brand_model: { fault: 'said_twice' },
    });
    expect(readRow('vehicles', { brand_model: '' })).toEqual({});
  });
});
