import type { ObjectEntries, ObjectSchema } from 'valibot';

const paging = ['page', 'page_size', 'cursor', 'ordering', 'search'] as const;

/** What a list can be narrowed by, as the contract and the address name it; without what its screen does not read. */
/* @__NO_SIDE_EFFECTS__ */
export function filterNames<Entries extends ObjectEntries, Left extends keyof Entries & string = never>(
  { entries }: ObjectSchema<Entries, undefined>,
  without: readonly Left[] = [],
) {
  type Filter = Exclude<keyof Entries & string, (typeof paging)[number] | Left>;
  const others: readonly string[] = [...paging, ...without];
  const isFilter = (name: string): name is Filter => !others.includes(name);
  return Object.keys(entries).filter(isFilter);
}
