import { countryOf } from '../../basics/countries/index.ts';

type Holder = 'natural' | 'legal';
/**
 * By which beginning or length a tax number is a firm's or a person's, as the tax offices give them: DIAN (NIT from 800 million on), DGII (RNC of nine
 * digits), SRI (third digit), Orden EHA/451/2008 (first letter), SAT (three or four letters), SUNAT (first two digits), ARCA (first two digits),
 * SII (from fifty million on), SENIAT (first letter), DNIT (from eighty million on), the civil register of Costa Rica (first digit).
 */
const holders: Record<string, Partial<Record<Holder, RegExp>>> = {
  AR: { legal: /^3[034]/, natural: /^2[034567]/ },
  CL: { legal: /^[5-9]\d{7}[\dK]$/, natural: /^(?:[1-4]?\d{7}|\d{6,7})[\dK]$/ },
  CO: { legal: /^[89]\d{8}-?\d?$/ },
  CR: { legal: /^3\d{9}$/, natural: /^[1-9]\d{8}$/ },
  DO: { legal: /^\d{9}$/, natural: /^\d{11}$/ },
  EC: { legal: /^\d\d[69]/, natural: /^\d\d[0-5]/ },
  ES: { legal: /^[A-HJNP-SUVW]/, natural: /^[\dKLMXYZ]/ },
  MX: { legal: /^[A-ZÑ&]{3}\d/, natural: /^[A-ZÑ&]{4}\d/ },
  NI: { legal: /^J/ },
  PE: { legal: /^20/, natural: /^1/ },
  PY: { legal: /^8\d{7}/ },
  VE: { legal: /^[JGC]/, natural: /^[VEP]/ },
};

/** Whether a stored tax number of a country is a firm's or a person's; undefined where the number does not tell. */
export function usualHolder(stored: string, country_id: string | null | undefined): Holder | undefined {
  const { natural, legal } = holders[countryOf(country_id)?.alpha2 ?? ''] ?? {};
  const isPerson = natural?.test(stored) ?? false;
  const isFirm = legal?.test(stored) ?? false;
  return isPerson === isFirm ? undefined : isFirm ? 'legal' : 'natural';
}
