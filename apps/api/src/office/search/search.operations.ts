import type { SearchGroup } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { everyRecord } from '@corredor/core/records';
import { numberAlone, wordsOf } from '../../server/records/search.ts';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { hitsOfKind, type SearchStore } from './search.store.ts';

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
/** Whether no policy was found by its own number, but by whose it is, or by a number alone that is a person's, such as a telephone: whoever asks so has a person in mind. */
function isOfPerson(q: string, groups: readonly SearchGroup[]): boolean {
  const numbers = (groups.find(({ kind }) => kind === 'policy')?.results ?? []).map(({ title }) => bare(title ?? ''));
  const digits = numberAlone(q);
  const asked = digits === null ? wordsOf(q).map(bare) : [digits];
  return !numbers.some((number) => asked.some((word) => word !== '' && number.includes(word)));
}
/** What somebody has in mind who typed the whole of a number that is written on paper: of these kinds the title is one. */
const numbered: readonly SearchGroup['kind'][] = ['policy', 'vehicle'];
/** The kinds of which one is called exactly so, capitals, accents and signs aside. */
const exactlyNamed = (q: string, groups: readonly SearchGroup[]) =>
  groups.filter(
    ({ kind, results }) => numbered.includes(kind) && results.some(({ title }) => bare(title ?? '') === bare(q)),
  );
/** In the order of what is looked for: an exact number or plate, then people, then all else; a part of a policy's number is of the policy. */
function inOrder(q: string, groups: readonly SearchGroup[]): SearchGroup[] {
  const exact = exactlyNamed(q, groups);
  const others = groups.filter((group) => !exact.includes(group));
  return [...exact, ...(exact.length > 0 || isOfPerson(q, groups) ? whoFirst(others) : others)];
}
const whoFirst = (groups: readonly SearchGroup[]) => [
  ...groups.filter(({ kind }) => kind === 'customer'),
  ...groups.filter(({ kind }) => kind !== 'customer'),
];

/** One search over everything that the caller may view. */
export const searchOperations = (scope: Scope, records: SearchStore) =>
  ({
    searchRecords: async ({ query }) => {
      const groups: SearchGroup[] = [];
      if (query.q.trim() === '') return ok({ groups });
      for (const kind of records.kinds) {
        if (!can(scope.caller.permissions, everyRecord[kind].may?.view ?? [])) continue;
        const hits = await records.find(kind, query.q);
        if (hits.length > 0)
          groups.push({ kind, has_more: hits.length > hitsOfKind, results: hits.slice(0, hitsOfKind) });
      }
      return ok({ groups: inOrder(query.q, groups) });
    },
  }) satisfies Partial<Operations>;
