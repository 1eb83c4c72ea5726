import { countryOf } from '../../basics/countries/index.ts';
import type { IdentificationType } from '../customers/index.ts';
import { checkCedula, checkRuc } from './ecuador.ts';
import { checkElsewhere } from './elsewhere.ts';
import { isGenericIdentification } from './generic.ts';
import { checkPlain, type Identification, problem } from './identification.ts';
import { storedIdentification } from './stored.ts';

export type IdentificationInput = { type: IdentificationType; country_id: string | null | undefined; value: string };

const ecuador = '218';

/** Checks a number at once, or answers undefined where the rule of another country must be loaded first. */
export function checkIdentificationNow({ type, country_id, value }: IdentificationInput): Identification | undefined {
  const normalised = storedIdentification(value, country_id, type);
  if (normalised === '') return problem(normalised, 'required');
  if (type === 'passport' || type === 'other') return checkPlain(normalised);
  if (isGenericIdentification(normalised, country_id)) return { normalised };
  if (country_id !== ecuador) return undefined;
  return type === 'cedula' ? checkCedula(normalised) : checkRuc(normalised);
}

/** Checks an identification by its type and country, and writes it as it is stored. */
export async function checkIdentification(input: IdentificationInput): Promise<Identification> {
  const { type, country_id, value } = input;
  const now = checkIdentificationNow(input);
  if (now !== undefined || (type !== 'cedula' && type !== 'ruc')) return now ?? checkPlain(value);
  return checkElsewhere(storedIdentification(value, country_id, type), countryOf(country_id)?.alpha2, type);
}

/** Checks whom an invoice is made out to: a tax number, else an identity card; in Ecuador also a passport, which has letters. */
export async function checkFiscalId({ country_id, value }: Omit<IdentificationInput, 'type'>): Promise<Identification> {
  const tax = await checkIdentification({ type: 'ruc', country_id, value });
  if (tax.problem?.severity !== 'error') return tax;
  if (tax.problem.code === 'digits_only') return checkPlain(tax.normalised);
  const card = await checkIdentification({ type: 'cedula', country_id, value });
  return card.problem?.code === 'length' ? tax : card;
}
