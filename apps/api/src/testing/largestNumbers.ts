import type { DocumentedOperation, JsonSchema } from '../server/request/document.ts';
import { documentedOperations, idsInQuery, resolved } from './documentInputs.ts';

export type Query = Record<string, string>;
/** A number that a query may ask for, and the least and the most that the contract allows. */
export interface AskedNumber {
  operation: DocumentedOperation;
  name: string;
  least: string;
  most: string;
}

export const inQuery = (operation: DocumentedOperation) =>
  operation.parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => ({ name, schema: resolved(schema) as JsonSchema }));

/** How many of something is asked for: pages, days, dots. The rows of a page are what they are, and the number of a record is none. */
const numbersOf = (operation: DocumentedOperation): AskedNumber[] =>
  inQuery(operation).flatMap(({ name, schema: { type, minimum, maximum } }) =>
    type === 'integer' && name !== 'page_size' && !idsInQuery(operation).includes(name) && !name.endsWith('_id')
      ? [{ operation, name, least: String(minimum ?? 0), most: String(maximum) }]
      : [],
  );
/** Every number that a reading operation may be asked for. */
export const askedNumbers = documentedOperations.filter(({ method }) => method === 'get').flatMap(numbersOf);

/** The ways to ask for a list beside the number: as it opens, in each order, with words, and by one value of each filter. */
export const waysToAsk = ({ operation, name: number }: AskedNumber): Query[] => [
  {},
  ...inQuery(operation).flatMap(({ name, schema }): Query[] => {
    if (name === number) return [];
    if (name === 'search') return [{ search: 'a' }];
    const values: unknown[] = schema.type === 'boolean' ? [true] : Array.isArray(schema.enum) ? schema.enum : [];
    return values.slice(0, name === 'ordering' ? undefined : 1).map((value) => ({ [name]: String(value) }));
  }),
];
