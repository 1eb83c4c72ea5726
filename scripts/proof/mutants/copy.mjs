import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { madeFiles } from '../../lib/madeFiles.mjs';
import { hashOf } from './patches.mjs';

/** What building leaves, and what tells whether it is fresh: taken over from the repository, and put back after a fault was built. */
const built = [
  'storybook-static',
  'apps/host/dist',
  'apps/host/dist-server',
  'packages/widgets/dist-elements',
  ...madeFiles,
];
const stamps = /\.hash$|^openapi\.json$/;

/**
 * The one copy of the repository that every fault is put into, at the commit of HEAD; it is kept in the temporary folder, so that the
 * next run begins at once.
 */
export async function openCopy(root) {
  const folder = join(realpathSync(tmpdir()), `corredor-mutants-${hashOf(root)}`);
  const kept = `${folder}-built`;
  const git = (...args) => must(spawnSync('git', args, { cwd: folder, encoding: 'utf8' }), `git ${args[0]}`);
  const commit = must(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }), 'git').trim();
  if (!existsSync(join(folder, '.git'))) {
    rmSync(folder, { recursive: true, force: true });
    must(
      spawnSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], { encoding: 'utf8' }),
      'git clone',
    );
  }
  // Whatever is started from now on, here and in what this takes from others, is the copy's own.
  process.chdir(folder);
  process.env.PATH = [join(folder, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(':');
  git('fetch', '--quiet', root, 'HEAD');
  git('checkout', '--quiet', '--force', '--detach', commit);
  git('clean', '--quiet', '--force', '-d');

  /** Follows a command in the copy and answers its code with what it said. */
  const run = (command, args, env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
      let isStopped = false;
      const pass = (signal) => {
        isStopped = true;
        child.kill(signal);
      };
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
      for (const signal of signals) process.on(signal, pass);
      child.on('error', (error) => said.push(Buffer.from(`${command}: ${error.message}\n`)));
      child.on('close', (code) => {
        for (const signal of signals) process.off(signal, pass);
        // What was interrupted has not been seen.
        if (isStopped) reject(new Error('Stopped.'));
        else resolve({ code: code ?? 1, said: Buffer.concat(said).toString() });
      });
    });

  const { code, said } = await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0) throw new Error(`The copy could not be installed: ${said}`);
  if (existsSync(kept)) exchange(kept, folder);
  else takeOver(root, folder, kept);
  // Whatever they were made of, they are those of this commit from now on.
  const made = await run(process.execPath, ['scripts/make.mjs']);
  if (made.code !== 0) throw new Error(`The files of the copy could not be made: ${made.said}`);
  exchange(folder, kept);

  return {
    folder,
    commit,
    run,
    runNode: (script, args = [], env = {}) => run(process.execPath, [script, ...args], env),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    forget: (file) => rmSync(join(folder, file), { force: true }),
    has: (file) => existsSync(join(folder, file)),
    /** Keeps what is built now as what belongs to the unchanged copy. */
    keepBuilt: () => exchange(folder, kept),
    /** Puts that back. */
    restoreBuilt: () => exchange(kept, folder),
    /** Puts a fault in; answers why it cannot be, or nothing. */
    apply: ({ text }) => {
      const { status, stderr } = spawnSync('git', ['apply', '-'], { cwd: folder, input: text, encoding: 'utf8' });
      return status === 0 ? undefined : stderr.trim();
    },
    /** The copy is as it was, but for what was built. */
    reset: () => {
      git('checkout', '--quiet', '--force', commit);
      git('clean', '--quiet', '--force', '-d');
    },
  };
}

/** The state of all code that faults are tried on; their own texts and the pages of documentation are no part of it. */
export function codeKey(root) {
  const { stdout } = spawnSync('git', ['ls-tree', '-r', 'HEAD'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const lines = stdout.split('\n').filter((line) => !/\t(docs|scripts\/mutants|scripts\/proof\/mutants)\//.test(line));
  return hashOf(lines.join('\n'));
}

function takeOver(root, folder, kept) {
  exchange(root, folder);
  exchange(root, kept);
  // What types were checked already is checked no more.
  if (existsSync(join(root, '.tsc'))) cpSync(join(root, '.tsc'), join(folder, '.tsc'), { recursive: true });
}

function exchange(from, to) {
  const present = (path) => existsSync(join(from, path));
  const stampsIn = (folder) =>
    existsSync(join(folder, '.build')) ? readdirSync(join(folder, '.build')).filter((name) => stamps.test(name)) : [];
  // A stamp that only one of the two has would call the other's build fresh.
  for (const name of stampsIn(to)) rmSync(join(to, '.build', name));
  for (const path of [...built.filter(present), ...stampsIn(from).map((name) => `.build/${name}`)]) {
    rmSync(join(to, path), { recursive: true, force: true });
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path), { recursive: true, preserveTimestamps: true });
  }
}

function must({ status, stdout, stderr }, what) {
  if (status !== 0) throw new Error(`${what} failed: ${stderr}`);
  return stdout;
}
