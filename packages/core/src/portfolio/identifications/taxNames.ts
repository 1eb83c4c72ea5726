import { countryOf } from '../../basics/countries/index.ts';

const names: Partial<Record<string, string>> = {
  AR: 'CUIT',
  BO: 'NIT',
  CL: 'RUT',
  CO: 'NIT',
  DO: 'RNC',
  EC: 'RUC',
  ES: 'NIF',
  GT: 'NIT',
  MX: 'RFC',
  PA: 'RUC',
  PE: 'RUC',
  PY: 'RUC',
  SV: 'NIT',
  UY: 'RUT',
  VE: 'RIF',
};

/** What a country calls the tax number of a company; undefined where that is not known. */
export const taxNumberName = (countryId: string | null | undefined): string | undefined =>
  names[countryOf(countryId)?.alpha2 ?? ''];
