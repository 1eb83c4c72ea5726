import { countryOf } from '@corredor/core/countries';

/** Standard rates of value added tax, in percent, for the price of a plan; where a country is missing, none is shown. */
const standardRates: Record<string, string> = {
  AR: '21',
  BO: '13',
  CL: '19',
  CO: '19',
  CR: '13',
  DO: '18',
  EC: '15',
  ES: '21',
  GT: '12',
  HN: '15',
  MX: '16',
  NI: '15',
  PA: '7',
  PE: '18',
  PY: '10',
  SV: '13',
  UY: '22',
  VE: '16',
};
/** The value added tax of a country, or null where it is not known. */
export const vatOf = (countryId: string | undefined) => standardRates[countryOf(countryId)?.alpha2 ?? ''] ?? null;
