// Gets the pinned Node and pnpm once, then installs the packages and runs scripts/<name>.mjs with them. Plain JavaScript: it must run on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...rest] = process.argv.slice(2);
const fail = (message) => {
  console.error(`corredor: ${message}`);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old. Install Node 20 or newer.`);
const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const script = join(root, 'scripts', `${name}.mjs`);
if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(script)) fail(`there is no script named "${name}".`);

const kept = /^npm_config_(cafile|ca|registry|proxy|https_proxy|http_proxy|noproxy|strict_ssl|_auth.*|.*registry.*)$/i;
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([key]) => !/^npm_(config|lifecycle|package|command)/i.test(key) || kept.test(key),
  ),
);

const tools = join(root, '.tools', `node-${config.node}_pnpm-${config.pnpm}`);
if (!existsSync(join(tools, 'ok'))) installTools();
env.PATH = [join(tools, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(':');

const first = new URL('lib/installFirst.mjs', import.meta.url).href;
const child = spawn(join(tools, 'node_modules', '.bin', 'node'), ['--import', first, script, ...rest], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));

/** Installs into a side folder and renames it, so that a killed first run leaves no half install. */
function installTools() {
  console.log(`Getting Node ${config.node} and pnpm ${config.pnpm} (once)…`);
  const temporary = `${tools}.${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const packages = [`node@${config.node}`, `pnpm@${config.pnpm}`];
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', ['install', '--prefix', temporary, ...flags, ...packages], {
    cwd: temporary,
    env,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    rmSync(temporary, { recursive: true, force: true });
    fail('could not get Node and pnpm from the npm registry. Check the network, then run the command again.');
  }
  writeFileSync(join(temporary, 'ok'), '');
  if (existsSync(join(tools, 'ok'))) return rmSync(temporary, { recursive: true, force: true });
  rmSync(tools, { recursive: true, force: true });
  renameSync(temporary, tools);
}
