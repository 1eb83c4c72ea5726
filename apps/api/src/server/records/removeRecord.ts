import { heldBy, notFound, type Problem, type RecordName, stale } from '../request/problems.ts';
import { noContent, type Reply } from '../request/replies.ts';

interface Removing<Kept> {
  find: (id: number) => Promise<Kept | undefined>;
  /** What still holds on to the record. */
  holders?: (id: number) => Promise<Parameters<typeof heldBy>[0]>;
  /** Answers false where somebody else was faster. */
  remove: (id: number, version: number) => Promise<unknown>;
}
interface Removal<Kept> {
  /** What the record is called where it is missing. */
  what: RecordName;
  id: number;
  /** The version that the caller has seen. */
  version: number;
  /** Throws where something else stands in the way. */
  refuse?: (before: Kept) => Promise<void>;
  record: (before: Kept) => Promise<void>;
}
/** Removes a record that is there, as the caller has seen it and held by nothing, and writes it into the history. */
export async function removeRecord<Kept extends { id: number; version: number }>(
  { find, holders, remove }: Removing<Kept>,
  { what, id, version, refuse, record }: Removal<Kept>,
): Promise<Reply<204, undefined> | Problem> {
  const before = await find(id);
  if (!before) return notFound(what);
  if (before.version !== version) return stale(before);
  const held = holders ? await holders(id) : [];
  if (held.length > 0) return heldBy(held);
  await refuse?.(before);
  if ((await remove(id, version)) === false) return stale(await find(id));
  await record(before);
  return noContent();
}
