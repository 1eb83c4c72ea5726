import { hasCheckDigit } from './digits.ts';
import { checkPlain, type Identification, problem, warning } from './identification.ts';

type Documents = { cedula: readonly string[]; ruc: readonly string[] };

/** Which of the library's documents count as identity card and as tax number; an empty list means that no rule is known. */
const documents: Record<string, Documents> = {
  AR: { cedula: ['dni', 'cuit'], ruc: ['cuit'] },
  // A Bolivian card is often typed without its department, so only the plain rule fits.
  BO: { cedula: [], ruc: [] },
  CL: { cedula: ['run', 'rut'], ruc: ['rut'] },
  // Colombian citizens' numbers have no check digit; only the tax number has.
  CO: { cedula: [], ruc: ['nit'] },
  CR: { cedula: ['cpf', 'cr'], ruc: ['cpj', 'cpf'] },
  CU: { cedula: ['ni'], ruc: [] },
  DO: { cedula: ['cedula'], ruc: ['rnc', 'cedula'] },
  ES: { cedula: ['dni', 'nie'], ruc: ['cif', 'dni', 'nie'] },
  GT: { cedula: ['cui'], ruc: ['nit'] },
  MX: { cedula: ['curp', 'rfc'], ruc: ['rfc'] },
  PE: { cedula: ['cui', 'ce'], ruc: ['ruc'] },
  PY: { cedula: ['cedula', 'ruc'], ruc: ['ruc'] },
  // The Salvadoran identity card (DUI) is unknown to the library.
  SV: { cedula: [], ruc: ['nit'] },
  UY: { cedula: ['cedula', 'nie'], ruc: ['rut'] },
  VE: { cedula: [], ruc: ['rif'] },
};

/** The civil registry of the one has issued cards with a wrong digit, the tax office of the other numbers. */
const warningOnly = ['DO', 'MX'];

type OwnRule = (normalised: string, type: 'cedula' | 'ruc') => Identification | undefined;
/** What the library does not know of a country's numbers; undefined where it is to be asked. */
const ownRules: Record<string, OwnRule> = {
  // The tax office gives 25 and 26 to persons whose number was taken.
  AR: (number) =>
    /^2[56]\d{9}$/.test(number) && hasCheckDigit(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11)
      ? { normalised: number }
      : undefined,
  // Without its hyphens nobody can tell one card from another.
  PA: (number, type) => (type === 'cedula' && /^\d+$/.test(number) ? warning(number, 'no_hyphens') : undefined),
  // A card has nine digits; since 2021 its number is the tax number of persons as well.
  SV: (number) => {
    if (!/^\d{9}$/.test(number)) return undefined;
    return hasCheckDigit(number, [9, 8, 7, 6, 5, 4, 3, 2], 10)
      ? { normalised: number }
      : warning(number, 'check_digit');
  },
  // The tax office has gone on to numbers that begin with 22.
  UY: (number) =>
    /^2[2-9]\d{6}001\d$/.test(number) && hasCheckDigit(number, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 11)
      ? { normalised: number }
      : undefined,
};
/** A Colombian company's number of nine digits, as many write it: without the tenth, which checks it. */
const isWithoutDigit = (normalised: string, alpha2: string, type: 'cedula' | 'ruc') =>
  alpha2 === 'CO' && type === 'ruc' && /^[89]\d{8}$/.test(normalised);

/** Checks an identity card or tax number of another country; the library is loaded at the first such number. */
export async function checkElsewhere(
  normalised: string,
  alpha2: string | undefined,
  type: 'cedula' | 'ruc',
): Promise<Identification> {
  const plain = checkPlain(normalised);
  if (plain.problem || alpha2 === undefined) return plain;
  const own = ownRules[alpha2]?.(normalised, type);
  const names = documents[alpha2]?.[type] ?? [];
  if (own || names.length === 0) return own ?? plain;
  const found = await checkByLibrary(normalised, alpha2, names);
  return found.problem && isWithoutDigit(normalised, alpha2, type) ? warning(normalised, 'no_check_digit') : found;
}

async function checkByLibrary(normalised: string, alpha2: string, names: readonly string[]): Promise<Identification> {
  const { stdnum } = await import('stdnum');
  const results = names.flatMap((name) => stdnum[alpha2]?.[name]?.validate(normalised) ?? []);
  if (results.length === 0 || results.some((result) => result.isValid)) return { normalised };
  const errors = results.map((result) => result.error?.name);
  if (errors.includes('InvalidChecksum'))
    return warningOnly.includes(alpha2) ? warning(normalised, 'check_digit') : problem(normalised, 'check_digit');
  return problem(normalised, errors.every((name) => name === 'InvalidLength') ? 'length' : 'format');
}
