// Runs a Storybook with live reload for `npm run try`, until nobody has asked for it for an hour, or its note is gone.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { keptFile } from './storybook.mjs';

const hour = 3_600_000;
const [port] = process.argv.slice(2);
const child = spawn('storybook', ['dev', '--no-open', '--ci', '--quiet', '--exact-port', '--port', port], {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
child.once('error', () => process.exit(1));
child.once('exit', () => process.exit());
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));

setInterval(() => {
  const { mtimeMs = 0 } = statSync(keptFile, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs > hour) child.kill('SIGTERM');
}, 2000);
