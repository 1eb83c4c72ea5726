// The real server on a data folder of its own, thrown away afterwards; Playwright starts and stops it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../apps/api/src/testing/temporaryFolder.ts';
import { runNode } from './run.mjs';

const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-e2e-'));
chmodSync(dataDir, 0o711);
const code = await runNode('apps/api/src/main.ts', [], { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' });
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
