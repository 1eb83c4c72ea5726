import { normaliseIdentification } from '../identifications/index.ts';
import type { ImportKind } from './importField.ts';
import { plain } from './plain.ts';

/** What lists of a firm's people write in the column of the family relationship for those on whom the others depend. */
const words = new Set(
  [
    'Titular',
    'Asegurado titular',
    'Asegurada titular',
    'Principal',
    'Asegurado principal',
    'Empleado',
    'Empleada',
    'Trabajador',
    'Trabajadora',
    'Colaborador',
    'Colaboradora',
    'Socio',
    'Socia',
    'Holder',
    'Main insured',
    'Employee',
    'Member',
    'Self',
  ].map(plain),
);
type Values = Readonly<Record<string, unknown>>;
const number = (value: unknown) => (typeof value === 'string' ? normaliseIdentification(value) : '');
const isCalledTitular = ({ family_relationship: said }: Values) => typeof said === 'string' && words.has(plain(said));
const namesOneself = ({ identification, titular_identification: titular }: Values) =>
  number(titular) !== '' && number(titular) === number(identification);

/** Whether a row of people is of one who depends on nobody: it names no titular, or itself, or is called one. */
export const isTitularRow = (values: Values): boolean =>
  number(values.titular_identification) === '' || isCalledTitular(values) || namesOneself(values);

const kindOf: Partial<Record<ImportKind, { field: string; titular: string }>> = {
  customers: { field: 'insured_type', titular: 'titular' },
  insureds: { field: 'relationship', titular: 'titular' },
};
type Row = Record<string, string | string[] | number>;
/** A row of people in which who is called titular, or names their own number as the titular's, is one; who is called a relative depends on one. */
export function asTitular(kind: ImportKind, read: Row): Row {
  const way = kindOf[kind];
  if (!way) return read;
  const isCalled = isCalledTitular(read);
  const { family_relationship, titular_identification, ...rest } = read;
  if (isCalled || (namesOneself(read) && family_relationship === undefined)) {
    // Who is called titular and names another one says two things: that is told as it is.
    const other = isCalled && titular_identification !== undefined && !namesOneself(read);
    return { [way.field]: way.titular, ...rest, ...(other ? { titular_identification } : {}) };
  }
  const isRelative = kind === 'insureds' && typeof family_relationship === 'string' && read.relationship === undefined;
  return isRelative ? { ...read, relationship: 'dependent' } : read;
}
