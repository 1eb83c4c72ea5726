// From a fresh checkout to a running system: packages, generated files, the browser's files, then the server.
import { prepare } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (stopped = true));

const code = (await install()) || (await prepare());
if (stopped) process.exit(0);
process.exit(code || (await runNode('apps/api/src/main.ts', process.argv.slice(2))));
