import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCie10 } from './index.ts';

describe('a file of diagnoses', () => {
  it('is read whatever its separator, order, capitals and dots', () => {
    expect(readCie10('\uFEFFName_EN;Code;name\r\nAsthma; j459 ;Asma\r\n\r\n').rows).toEqual([
      { code: 'J45.9', name_es: 'Asma', name_en: 'Asthma' },
    ]);
    expect(readCie10('code\tname_es\tdescription\nI10\tPresión alta\t\n').rows).toEqual([
      { code: 'I10', name_es: 'Presión alta', description_es: null },
    ]);
  });

  it('names line, column and value of every fault, also after a text of two lines', () => {
    const file = 'code,name_es\nI10,"Presión\nalta"\nX,Algo\nI10,Otra vez\nJ45,\nK29,Uno,Dos\n';
    expect(readCie10(file)).toEqual({
      rows: [],
      faults: [
        { line: 4, column: 'code', value: 'X', reason: 'is no CIE10 code, such as I10 or E11.9' },
        { line: 5, column: 'code', value: 'I10', reason: 'is on line 2 already' },
        { line: 6, column: 'name_es', value: '', reason: 'is empty' },
        { line: 7, column: '3', value: 'Dos', reason: 'has no heading; is a comma not in quotes?' },
      ],
    });
  });

  it('needs its columns', () => {
    expect(readCie10('code,nombre\nI10,a\n').faults.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
      'nombre is no column; the columns are code, name_es, name_en, description_es, description_en',
      'name_es is missing',
    ]);
    expect(readCie10('').faults).toHaveLength(1);
    expect(readCie10('code,name,name_es\n').faults).toMatchObject([{ column: 'name_es', reason: 'is there twice' }]);
  });

  it('takes the demo’s own list', () => {
    const { rows, faults } = readCie10(readFileSync(new URL('../../demo/cie10.csv', import.meta.url), 'utf8'));
    expect(faults).toEqual([]);
    expect(rows.length).toBeGreaterThan(99);
    expect(rows.every((row) => row.name_en)).toBe(true);
  });
});
