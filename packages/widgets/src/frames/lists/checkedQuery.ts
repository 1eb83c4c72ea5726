import { type InferOutput, is, type ObjectEntries, type ObjectSchema, parse } from 'valibot';
import { type ListParams, toQuery } from './views/index.ts';

const answers: Record<string, boolean> = { true: true, false: false };

/** Keeps of an address what the list's schema takes: digits become numbers, true and false become answers, and a value that the API would refuse filters nothing. */
export function checkedQuery<Entries extends ObjectEntries>(
  schema: ObjectSchema<Entries, undefined>,
  params: ListParams<string>,
): InferOutput<ObjectSchema<Entries, undefined>> {
  const entries: ObjectEntries = schema.entries;
  const kept = Object.entries(toQuery(params)).flatMap(([name, value]) => {
    const entry = entries[name];
    const taken = entry && [value, Number(value), answers[String(value)]].find((one) => is(entry, one));
    return taken === undefined ? [] : [[name, taken] as const];
  });
  return parse(schema, Object.fromEntries(kept));
}
