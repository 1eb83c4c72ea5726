import { expect, it } from 'vitest';
import { toCsvLine } from './csv.ts';

it('writes lists with a bar between, and what has parts as JSON', () => {
  const row = {
    number: 'VH-1',
    sellers: ['Ana', 'Luis'],
    charges: [{ code: 'scvs', amount: '17.50' }, { code: 'vat' }],
    note: null,
  };
  expect(toCsvLine(row, ['number', 'sellers', 'charges', 'note'])).toBe(
    'VH-1,Ana | Luis,"{""code"":""scvs"",""amount"":""17.50""} | {""code"":""vat""}",\r\n',
  );
});
