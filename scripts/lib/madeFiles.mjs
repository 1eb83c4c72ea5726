/**
 * What is made of other files and not kept in git, each from the project's root; a folder ends with a slash. The same stands in .gitignore.
 * `.build/openapi.json` is the whole document as one file: the server reads it at start.
 */
export const madeFiles = [
  'packages/core/src/contract/openapi.ts',
  'packages/core/src/contract/schemas.ts',
  'packages/core/src/contract/api/entity.ts',
  'packages/core/src/contract/api/index.ts',
  'packages/core/src/contract/api/neededModels.ts',
  'packages/core/src/contract/operations/',
  'packages/widgets/src/testing/operations.json',
  'packages/widgets/src/testing/problemStatuses.json',
  'packages/widgets/custom-elements.json',
];

/** Whether a path, from the project's root, is of a file that git does not keep since a command makes it. */
export const isMade = (path) => madeFiles.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
