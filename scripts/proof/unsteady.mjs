/** So many reds of one run may be forgiven as unsteady, over all its stages. */
export const mostUnsteady = 3;

/**
 * What a red test is, once it was looked at again alone. Only a busy machine excuses a test that is red and then green, and only one that never was so before.
 * @param {{
 *   name: string, first?: string, second?: string,
 *   isBusy: boolean, listed: readonly string[], soFar: number,
 * }} seen `first` and `second` say what was wrong, or nothing; `listed` are the names in `unsteady.json`, `soFar` the unsteady ones of this run
 * @returns {{ verdict: 'green' | 'red', isUnsteady: boolean, reason: string }}
 */
export function judge({ name, first, second, isBusy, listed, soFar }) {
  if (!first) return { verdict: 'green', isUnsteady: false, reason: 'green' };
  if (second) return { verdict: 'red', isUnsteady: false, reason: 'red alone too' };
  const unsteady = (verdict, reason) => ({ verdict, isUnsteady: true, reason: `unsteady: ${reason}` });
  if (listed.includes(name)) return unsteady('red', 'it was so before, as scripts/proof/unsteady.json says');
  if (!isBusy) return unsteady('red', 'and the machine is quiet');
  if (soFar >= mostUnsteady) return unsteady('red', `${mostUnsteady} others of this run are so already`);
  return unsteady('green', 'the machine is busy');
}
