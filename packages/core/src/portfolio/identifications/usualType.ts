import { countryOf } from '../../basics/countries/index.ts';

type National = 'cedula' | 'ruc';
/** By which shape a stored number of a country is an identity card, and by which a tax number. */
const shapes: Record<string, Record<National, RegExp>> = {
  AR: { cedula: /^\d{7,8}$/, ruc: /^\d{11}$/ },
  // From fifty million on the numbers are those of companies.
  CL: { cedula: /^[1-4]?\d{7}[\dK]$|^\d{6,7}[\dK]$/, ruc: /^[5-9]\d{7}[\dK]$/ },
  CR: { cedula: /^[1-9]\d{8}$/, ruc: /^3\d{9}$/ },
  DO: { cedula: /^\d{11}$/, ruc: /^\d{9}$/ },
  EC: { cedula: /^\d{10}$/, ruc: /^\d{13}$/ },
  ES: { cedula: /^(?:\d{8}|[XYZ]\d{7})[A-Z]$/, ruc: /^[A-HJNP-SUVW]\d{7}[\dA-J]$/ },
  GT: { cedula: /^\d{13}$/, ruc: /^\d{5,9}[\dK]$/ },
  HN: { cedula: /^\d{13}$/, ruc: /^\d{14}$/ },
  MX: { cedula: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/, ruc: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/ },
  NI: { cedula: /^\d{13}[A-Z]$/, ruc: /^[JR]\d{13}$/ },
  PA: {
    cedula: /^(?:\d{1,2}|PE|E|N|\d{1,2}AV|\d{1,2}PI)-\d{1,4}-\d{1,6}$/,
    ruc: /^\d+-\d+-\d{5,}(?:-DV\d{1,2})?$|-DV\d{1,2}$/,
  },
  PE: { cedula: /^\d{8}$/, ruc: /^[12]\d{10}$/ },
  SV: { cedula: /^\d{9}$/, ruc: /^\d{14}$/ },
  UY: { cedula: /^\d{8}$/, ruc: /^\d{12}$/ },
  VE: { cedula: /^[VE]\d{5,8}$/, ruc: /^[JPGC]\d{9}$|^[VE]\d{9}$/ },
};

/** Which of a country's numbers a stored one is by its shape alone; undefined where that does not tell, or the country is not known so well. */
export function usualIdentificationType(stored: string, country_id: string | null | undefined): National | undefined {
  const { cedula, ruc } = shapes[countryOf(country_id)?.alpha2 ?? ''] ?? {};
  const isCard = cedula?.test(stored) ?? false;
  const isTax = ruc?.test(stored) ?? false;
  return isCard === isTax ? undefined : isCard ? 'cedula' : 'ruc';
}
