import { checkPlain, type Identification, problem } from './identification.ts';

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

/** The civil registry itself has issued cards with a wrong digit. */
const warningOnly = ['DO'];

/** Checks an identity card or tax number of another country; the library is loaded at the first such number. */
export async function checkElsewhere(
  normalised: string,
  alpha2: string | undefined,
  type: 'cedula' | 'ruc',
): Promise<Identification> {
  const plain = checkPlain(normalised);
  const names = documents[alpha2 ?? '']?.[type] ?? [];
  if (plain.problem || alpha2 === undefined || names.length === 0) return plain;
  const { stdnum } = await import('stdnum');
  const results = names.flatMap((name) => stdnum[alpha2]?.[name]?.validate(normalised) ?? []);
  if (results.length === 0 || results.some((result) => result.isValid)) return plain;
  const errors = results.map((result) => result.error?.name);
  if (errors.includes('InvalidChecksum')) {
    return problem(normalised, 'check_digit', warningOnly.includes(alpha2) ? 'warning' : 'error');
  }
  return problem(normalised, errors.every((name) => name === 'InvalidLength') ? 'length' : 'format');
}
