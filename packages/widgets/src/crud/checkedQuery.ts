import { type InferOutput, is, type ObjectEntries, type ObjectSchema, parse } from 'valibot';
import { type ListParams, toQuery } from './useListParams.ts';

/** Keeps of an address what the list's schema takes: digits become numbers, and a value that the API would refuse filters nothing. */
export function checkedQuery<Schema extends ObjectSchema<ObjectEntries, undefined>>(
  schema: Schema,
  params: ListParams<string>,
): InferOutput<Schema> {
  const kept = Object.entries(toQuery(params)).flatMap(([name, value]) => {
    const entry = schema.entries[name];
    if (!entry) return [];
    const takes = [value, Number(value)].find((one) => is(entry, one));
    return takes === undefined ? [] : [[name, takes] as const];
  });
  return parse(schema, Object.fromEntries(kept));
}
