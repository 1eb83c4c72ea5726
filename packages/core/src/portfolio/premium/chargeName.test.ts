import { expect, it } from 'vitest';
import { chargeName } from './chargeName.ts';
import { packFor, sourceIn } from './packs.ts';

it('calls a line of a country in the language of the reader, whoever stored it', () => {
  const names = (code: string, label: string) => [chargeName({ code, label }, 'es'), chargeName({ code, label }, 'en')];
  expect(names('iva', 'IVA')).toEqual(['IVA', 'VAT (IVA)']);
  expect(names('iva', 'VAT')).toEqual(['IVA', 'VAT (IVA)']);
  expect(names('scvs', 'Contribución SCVS')).toEqual(['Contribución SCVS', 'SCVS contribution (Contribución SCVS)']);
  expect(names('typed', 'Impuestos y recargos')).toEqual(['Impuestos y recargos', 'Taxes and surcharges']);
  expect(names('as_imported', 'As imported')).toEqual(['Según el archivo', 'As imported']);
});

it('leaves the official name out of a fee, which no law names', () => {
  expect(chargeName({ code: 'issue', label: 'Derechos de emisión' }, 'en')).toBe('Issue fee');
});

it('leaves the names of a brokerage as they are', () => {
  expect(chargeName({ code: 'iva', label: 'IVA reducido' }, 'en')).toBe('IVA reducido');
  expect(chargeName({ code: 'typed_by_us', label: 'IVA' }, 'en')).toBe('IVA');
});

it('says where the values of a country come from in the language of the reader, and what nobody knows as it was told', () => {
  const { source } = packFor('218');
  expect(sourceIn({ country_id: '218', source: source?.es ?? null }, 'en')).toBe(source?.en);
  expect(sourceIn({ country_id: '218', source: 'Told otherwise' }, 'en')).toBe('Told otherwise');
  expect(sourceIn({ country_id: '484', source: null }, 'en')).toBeNull();
});
