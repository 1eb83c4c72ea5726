const isOfSource = (path) => /^(packages|apps)\/[^/]+\/src\/.+\.tsx?$/.test(path);
/** Tests, and what is theirs alone. */
const isForTests = (path) => /\.test\.tsx?$|\/testing\//.test(path);
const isStory = (path) => /\.stories\.tsx$/.test(path);
const isTool = ({ module }) => module === 'vitest' || module === 'fast-check';

/**
 * The helpers of tests that stand outside of a folder `testing`: what tests alone import, directly or through one another, and what writes tests itself.
 * @param {{ source: string, dependents: string[], dependencies: { module: string }[] }[]} modules as dependency-cruiser has read them
 * @param {Map<string, Set<string>>} takenBy who takes a file, as `readGraph` tells: Storybook's pages and scripts too, which the cruiser does not read
 * @returns {string[]} their paths, in their order
 */
export function helpersAstray(modules, takenBy = new Map()) {
  const dependents = new Map(modules.map((one) => [one.source, one.dependents]));
  const known = new Map();
  const isHelper = (path) => {
    if (isForTests(path)) return true;
    if (!isOfSource(path) || isStory(path)) return false;
    if (!known.has(path)) {
      // Whoever needs one another in a circle is told of elsewhere.
      known.set(path, false);
      const users = [...(dependents.get(path) ?? []), ...(takenBy.get(path) ?? [])];
      known.set(path, users.length > 0 && users.every(isHelper));
    }
    return known.get(path);
  };
  return modules
    .filter(({ source }) => isOfSource(source) && !isForTests(source))
    .filter(({ source, dependencies }) => isHelper(source) || dependencies.some(isTool))
    .map(({ source }) => source)
    .sort();
}
