// Writes what follows from other files. What git does not keep (types, operations, the forms' schemas and the answers of stories, from the document;
// the elements' manifest) is made before every command, by itself: see lib/madeFiles.mjs. What stands among lines that people write, or is read where
// no command runs, is written here: the register's words in the document's lists and in the catalogues, and the pages about the elements.
// With --check it only tells whether the latter is fresh.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFiles } from './lib/build.mjs';
import { makeElementPages } from './lib/packages/widgets/elementPages.mjs';
import { recordWords } from './lib/recordWords.mjs';
import { registeredEnums, wordTypes } from './lib/registered.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = {
  ...(await registeredEnums(root)),
  ...recordWords(root),
  ...wordTypes(root),
  ...(await makeElementPages(root)),
};
const stale = Object.entries(files).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`stale: ${relative(root, path)}. Run npm run generate.`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [path, text] of stale) writeFileSync(path, text);
console.log(`generate: ${stale.length} of ${Object.keys(files).length} files changed.`);
// What was written may be what others are made of.
process.exit(await makeFiles());
