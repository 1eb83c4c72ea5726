import type { ImportField } from './importField.ts';

/** For how much a row of a policy is insured. */
export const sumInsured: ImportField = {
  name: 'sum',
  type: 'money',
  headings: [
    'Suma asegurada',
    'Monto asegurado',
    'Valor asegurado',
    'Capital asegurado',
    'Suma aseg.',
    'Valor aseg.',
    'Sum insured',
    'Insured sum',
    'Insured value',
  ],
};
/** What that costs for the whole term, in percent. */
export const premiumRate: ImportField = {
  name: 'rate',
  type: 'percent',
  headings: ['Tasa', 'Tasa %', 'Tasa (%)', 'Tasa de prima', 'Rate', 'Rate %', 'Rate (%)', 'Premium rate'],
};
/** What it is of the net premium of the whole term. */
export const termNet: ImportField = {
  name: 'term_net',
  type: 'money',
  headings: [
    'Prima neta de la vigencia completa',
    'Prima neta de la vigencia',
    'Prima de la vigencia',
    'Net premium of the whole term',
    'Net premium of the term',
    'Term premium',
  ],
};
