import { countries } from '../../basics/countries/index.ts';

/** Numbers that a tax office gives for whoever has none: many customers share them. */
const generic: Record<string, readonly string[]> = {
  // Tax office, RND 10-0021-16: consulates, its own control, small sales.
  BO: ['99001', '99002', '99003'],
  // Tax office, electronic documents: sales to whoever is not named, and to foreigners without a number.
  CL: ['666666666', '555555555'],
  // Tax office, resolution 000042 of 2020: the final consumer.
  CO: ['222222222222'],
  // Tax office, electronic documents: the final consumer.
  EC: ['9999999999999'],
  // Tax office: the final consumer.
  GT: ['CF'],
  // Tax office, Resolución Miscelánea Fiscal: the public at large, and residents abroad.
  MX: ['XAXX010101000', 'XEXX010101000'],
  // Tax office: whoever is not named.
  PY: ['444444017'],
};

/** Whether a stored number is one that a tax office gives for whoever has none; it identifies nobody. */
export const isGenericIdentification = (stored: string, country_id: string | null | undefined): boolean =>
  countriesOfGeneric(stored).some((id) => id === country_id);

/** The countries, by their numeric codes, whose tax offices give a stored number for whoever has none; of almost every number there are none. */
export const countriesOfGeneric = (stored: string): string[] =>
  countries.flatMap(({ id, alpha2 }) => (generic[alpha2]?.includes(stored) ? [id] : []));

/** Every generic number with the numeric code of its country, as the index of the database lists them. */
export const genericIdentifications = (): { country_id: string; identification: string }[] =>
  countries.flatMap(({ id, alpha2 }) =>
    (generic[alpha2] ?? []).map((identification) => ({ country_id: id, identification })),
  );
