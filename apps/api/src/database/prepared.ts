import type { Pool } from 'pg';

/** A statement that was asked for this often is worth keeping: the planner takes longer for most than the work does. */
const often = 5;
/** So many are kept by each connection; a plan takes some tens of KiB of it. */
const mostKept = 100;
/** So many texts are counted before the counts begin anew: some are written as they come, with as many places as a list has entries. */
const mostCounted = 1_000;
/** What the database says where a newer version of the product has changed a view beneath a statement that is kept. */
const outgrown = 'cached plan must not change result type';

/** Which statements the connections of a pool keep prepared. */
interface Prepared {
  /** The name by which a statement is kept once it is asked for often; undefined for all others. */
  nameOf: (text: string) => string | undefined;
  /** Keeps everything anew, under other names, where the database said that what is kept no longer fits. */
  noteOutgrown: (error: unknown) => void;
}

function createPrepared(): Prepared {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf: (text) => {
      const known = names.get(text);
      if (known || names.size >= mostKept) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      if (count < often) return undefined;
      counts.delete(text);
      const name = `kept ${generation} ${names.size}`;
      names.set(text, name);
      return name;
    },
    noteOutgrown: (error) => {
      if (!(error instanceof Error) || error.message !== outgrown) return;
      generation += 1;
      names.clear();
    },
  };
}

const ofPools = new WeakMap<Pool, Prepared>();
/** The statements that the connections of this pool keep. */
export function preparedOf(pool: Pool): Prepared {
  const known = ofPools.get(pool) ?? createPrepared();
  ofPools.set(pool, known);
  return known;
}
