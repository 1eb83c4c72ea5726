/**
 * Something that turned red.
 * @typedef {{ place: string, title: string, said?: string }} Failure
 */

const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll(' > ', ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** What turned red of the promise that a fault names; only that counts. */
export const fallenOf = (proofs, failures) =>
  failures.filter((failure) => proofs.some((proof) => isMeant(proof, failure)));

/** @param {import('./patches.mjs').Proof} proof @param {Failure} failure */
export function isMeant(proof, failure) {
  if (proof.place !== failure.place) return false;
  if (failure.place === 'check') return proof.title === failure.title && (failure.said ?? '').includes(proof.said);
  return proof.title !== '' && plain(failure.title).includes(plain(proof.title));
}

/** What was red before the fault came says nothing about it. */
export const newIn = (failures, before) =>
  failures.filter(({ place, title }) => !before.some((one) => one.place === place && one.title === title));
