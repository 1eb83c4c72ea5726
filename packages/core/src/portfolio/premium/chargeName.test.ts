import { expect, it } from 'vitest';
import { chargeName } from './chargeName.ts';

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
