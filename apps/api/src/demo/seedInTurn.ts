import { type Connection, inTurn } from '../database/index.ts';

// Any fixed number: whoever holds this lock of the database makes the demo.
const demoLock = 7_205_321;

/** Makes the demo in one process at a time: who comes second finds it there, instead of making half of it again. */
export const seedInTurn = <Result>(owner: Connection, seed: () => Promise<Result>): Promise<Result> =>
  inTurn(owner, demoLock, seed);
