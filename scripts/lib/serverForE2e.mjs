// The real server on a data folder of its own, thrown away afterwards; Playwright starts and stops it.
import { rmSync } from 'node:fs';
import { runNode } from './run.mjs';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR must name a folder that may be thrown away.');
const code = await runNode('apps/api/src/main.ts', [], {
  DEMO: '1',
  LOG_LEVEL: 'warn',
  // All visitors come from one address, faster than people.
  PUBLIC_CALLS: '1000',
  LIMITS: 'login=300,login_hour=3000,register=50,recovery=50,recovery_account=20,confirm=100,contact=50',
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
