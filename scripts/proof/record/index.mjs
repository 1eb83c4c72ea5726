import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instrument } from './instrument.mjs';

/** Set to 1 by a whole run: it notes which lines each test file of the server really ran. */
export const recordName = 'CORREDOR_RECORD';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const isNoted = (path) => /^(apps\/api|packages\/core)\/src\/.+\.ts$/.test(path) && !/\.(test|d)\.ts$/.test(path);

/** Room for the marks of all sources: there are eighteen thousand. */
export const room = 1 << 17;

function marks() {
  // What runs before the tests, in the process that starts them, meets the marks too.
  globalThis.$ran ??= new Uint8Array(room);
  const ledger = { next: 0, sources: new Map() };
  return {
    name: 'corredor:marks',
    enforce: 'pre',
    // For the merge.
    api: { ledger },
    transform(code, id) {
      const path = relative(root, id.split('?')[0]);
      if (!isNoted(path)) return undefined;
      const first = ledger.next;
      const { code: marked, lines, functions } = instrument(code, path, { first });
      ledger.next += lines.length;
      if (ledger.next > room)
        throw new Error('There are more statements than marks: make the room in scripts/proof/record larger.');
      ledger.sources.set(path, { first, lines, functions });
      return { code: marked, map: null };
    },
  };
}

const isRecording = process.env[recordName] === '1';
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** What the project of the server's tests adds to its configuration while it records. Marks are numbered anew by each run, so none is kept for the next. */
export const recording = {
  plugins: isRecording ? [marks()] : [],
  globalSetup: isRecording ? [here('merge.mjs')] : [],
  options: isRecording ? { setupFiles: [here('worker.mjs')], fsModuleCache: false } : {},
};
