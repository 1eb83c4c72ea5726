// The real server on a data folder of its own, thrown away afterwards; Playwright starts and stops it.
import { demoFolder, throwAway, untilEnded } from '../../e2e/support/dataFolders.ts';
import { runNode } from './run.mjs';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR must name a folder that may be thrown away.');
demoFolder(dataDir);
const code = await runNode('apps/api/src/main.ts', [], {
  DEMO: '1',
  LOG_LEVEL: 'warn',
  // All visitors come from one address, faster than people.
  PUBLIC_CALLS: '1000',
  LIMITS: 'login=3000,login_hour=30000,register=500,recovery=50,recovery_account=20,confirm=1000,contact=50',
});
if (code === 0) await untilEnded(dataDir);
await throwAway(dataDir);
process.exit(code);
