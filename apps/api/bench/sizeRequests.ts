import type { DocumentedOperation, JsonSchema } from '../src/server/request/document.ts';
import { documentedOperations, idsInQuery, requiredQuery } from '../src/testing/documentInputs.ts';
import { inQuery } from '../src/testing/largestNumbers.ts';

/** One kind of request, all of whose addresses are asked. */
interface SizeRequests {
  name: string;
  urls: string[];
  /** What p95 may be at most, in ms, for a brokerage of 20,000 policies and for one of 200,000. */
  goals: [number, number];
}
/** The number of one record of each kind, by the name of the parameter that asks for it. */
export type Records = Readonly<Record<string, number>>;

const words = ['SC-19999', 'SC-', 'García', 'ga', 'C30', 'José Núñez', 'nothing-like-it'];
const goals: [number, number] = [100, 300];

/** What is not asked: files and papers have limits of their own, and what a system outside answers is not ours. */
const leftOut: Readonly<Record<string, string>> = {
  getExport: 'a file',
  getPolicyDocument: 'a paper',
  getGateway: 'is the gateway’s',
  getAliasAvailability: 'needs an alias',
  listCities: 'knows no brokerage',
};

/** The reading operations of a brokerage that need no record in their address; new ones come in by themselves. */
export const measured = documentedOperations.filter(
  ({ id, method, path, security }) =>
    method === 'get' && security === 'bearer' && !path.includes('{') && !(id in leftOut),
);
const isList = (operation: DocumentedOperation) => inQuery(operation).some(({ name }) => name === 'page');

/** One value of each kind that a filter takes; several where it names its values. */
function valuesOf(operation: DocumentedOperation, name: string, schema: JsonSchema, records: Records): unknown[] {
  if (idsInQuery(operation).includes(name)) {
    const id = records[name];
    if (id === undefined)
      throw new Error(`The bench knows no record for ${operation.id}?${name}: say which in recordsOf.`);
    return [id];
  }
  if (Array.isArray(schema.enum)) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer') return [schema.minimum ?? 1];
  if (schema.format === 'date') return ['2026-06-01'];
  return [texts[name] ?? '1'];
}

/** What a text filter is asked for, where not any text will do. */
const texts: Readonly<Record<string, string>> = { brand: 'kia', country: '218', country_id: '218', list: 'policies' };
/** `extra` and its value name a field that some brokerage has made; what only narrows another filter is not asked alone. */
const notFilters = ['page', 'page_size', 'cursor', 'ordering', 'search', 'q', 'extra', 'extra_value', 'about_id'];
const urlOf = ({ path }: DocumentedOperation, query: Record<string, unknown>) => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return asked.size > 0 ? `${path}?${asked}` : path;
};

/** As it opens, in every order, by every filter, and for every word, where an operation has them. */
function waysOf(operation: DocumentedOperation, records: Records) {
  const required = requiredQuery(operation);
  const asked = (query: Record<string, unknown>) => urlOf(operation, { ...required, ...query });
  const parameters = inQuery(operation);
  const of = (name: string) => parameters.find((one) => one.name === name)?.schema;
  const search = ['search', 'q'].find((name) => of(name));
  return {
    plain: search === 'q' ? [] : [asked({})],
    orders: [of('ordering')?.enum ?? []].flat().map((ordering) => asked({ ordering })),
    filters: parameters
      .filter(({ name }) => !notFilters.includes(name) && !(name in required))
      .flatMap(({ name, schema }) =>
        valuesOf(operation, name, schema, records).map((value) => asked({ [name]: value })),
      ),
    searches: search
      ? words.filter((word) => search !== 'q' || word.length > 1).map((word) => asked({ [search]: word }))
      : [],
  };
}

/** Every list in every order, by every filter and word of the document, and everything else that a brokerage may read of itself. */
export function sizeRequests(records: Records): SizeRequests[] {
  const nameOf = ({ path }: DocumentedOperation) =>
    path
      .replace(/^\/api\/(?:core|policy)\//, '')
      .replace('/api/', '')
      .replace(/\/$/, '');
  return [
    ...measured.flatMap((operation): SizeRequests[] => {
      const name = nameOf(operation);
      const { plain, orders, filters, searches } = waysOf(operation, records);
      return [
        { name: isList(operation) ? `${name}, every order` : name, urls: [...plain, ...orders], goals },
        { name: `${name}, every filter`, urls: filters, goals },
        { name: `${name}, search`, urls: searches, goals },
      ].filter(({ urls }) => urls.length > 0);
    }),
    ...[100, 8000].map(
      (page): SizeRequests => ({
        name: `page ${page.toLocaleString('en')} of policies, instalments and customers`,
        urls: ['policy/policies', 'policy/payments', 'core/customers'].map((list) => `/api/${list}/?page=${page}`),
        goals: page > 100 ? [500, 500] : goals,
      }),
    ),
  ];
}
