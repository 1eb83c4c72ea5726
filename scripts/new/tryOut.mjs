// Makes an entity in a copy of the tree outside the repository, checks and tests it there, and throws the copy away.
// As a script it does everything; the test beside it does what is quick.
import { spawn } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeCheck } from '../lib/typeCheck.mjs';
import { copyTree } from './copy.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const node = process.execPath;
/** An entity with a field of every type, and of whose rights nothing is there ahead. */
const asked = [
  'entity',
  'lawsuit',
  '--es',
  'juicio,juicios',
  '--key',
  'q',
  '--fields',
  'number:text! opened_on:date! amount:money status:enum(open,closed) customer:ref! branch:ref notes:longtext witnesses:number is_urgent:yesno',
  '--label',
  'witnesses=Testigos,Witnesses',
  '--label',
  'is_urgent=Urgente,Urgent',
];
const own = ['lawsuits', 'lawsuit', 'Lawsuits', 'Lawsuit'];
const isCode = (file) => /\.(tsx?|mjs|json)$/.test(file);

/** Tests of the packages that watch every kind of record. */
const watching = ['records', 'menu', 'permissions', 'paths', 'i18n', 'api', 'history', 'help', 'shell', 'app'];
/** Tests of the server that take in every operation or every table. */
const matrices = [
  ...['authorisation', 'tenants', 'contract', 'planLimits', 'validation', 'bodyLimits', 'cost'],
  ...['database', 'catalogue', 'migrate', 'export.operations', 'publicSurface', 'newPermissions'],
];
const files = (folder, patterns) => patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }));

const steps = [
  { name: 'made', command: () => [node, ['scripts/new.mjs', ...asked]] },
  {
    name: 'format and lint',
    command: (folder) => [
      'biome',
      ['ci', '--colors=off', '--diagnostic-level=warn', ...ownFiles(folder).filter(isCode)],
    ],
  },
  { name: 'doors', command: () => [node, ['scripts/doors.mjs']] },
  { name: 'addresses', command: () => [node, ['scripts/addresses.mjs']] },
  { name: 'document', command: () => ['redocly', ['lint', 'openapi/openapi.yaml']] },
  { name: 'generated files', isLong: true, command: () => [node, ['scripts/generate.mjs', '--check']] },
  { name: 'what is promised', command: () => [node, ['scripts/specification.mjs', '--check']] },
  {
    name: 'unit tests that watch every kind',
    command: (folder) => [
      'vitest',
      [
        'run',
        '--project',
        'packages',
        ...files(
          folder,
          watching.map((room) => `packages/*/src/**/${room}/*.test.ts`),
        ),
      ],
    ],
  },
  { name: 'picture of the districts', command: () => [node, ['scripts/districts.mjs', '--check']] },
  { name: 'boundaries', isLong: true, command: () => [node, ['scripts/boundaries.mjs']] },
  { name: 'types', isLong: true, command: () => typeCheck },
  {
    name: 'tests of the server',
    isLong: true,
    command: (folder) => [
      'vitest',
      [
        'run',
        '--project',
        'api',
        ...files(folder, [
          'apps/api/src/**/lawsuits/*.test.ts',
          ...matrices.map((name) => `apps/api/src/**/${name}.test.ts`),
        ]),
      ],
    ],
  },
  {
    name: 'stories',
    isLong: true,
    command: (folder) => [
      node,
      ['scripts/stories.mjs', ...ownFiles(folder).filter((file) => file.endsWith('.stories.tsx'))],
    ],
  },
];
const ownFiles = (folder) =>
  files(
    folder,
    own.map((name) => `{apps,packages,e2e,scripts}/**/{${name},${name}[A-Z.]*,use${name}*}`),
  ).filter((file) => /\.\w+$/.test(file) && !file.includes('node_modules'));

/** Does the steps one after the other, all of them or what is quick and `also`; tells of each how long it took, and of one that failed what it said. */
export async function tryOut({ isWhole, also = [], tell }) {
  const { folder } = copyTree(root);
  cpSync(
    join(root, 'scripts/new/newPermissions.copied.ts'),
    join(folder, 'apps/api/src/database/newPermissions.test.ts'),
  );
  try {
    for (const { name, isLong, command } of steps) {
      if (isLong && !isWhole && !also.includes(name)) continue;
      const begin = performance.now();
      const { status, output } = await runIn(folder, command(folder));
      tell(`${name}: ${status === 0 ? 'ok' : 'failed'} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
      if (status !== 0) return { failed: name, output };
    }
    return { failed: null, output: '' };
  } finally {
    if (!process.env.CORREDOR_KEEP_COPY) rmSync(folder, { recursive: true, force: true });
    else tell(`The copy stays in ${folder}.`);
  }
}

/** Runs a command in a folder as somebody would who begins there; tells how it ended, and what it said. */
export function runIn(folder, [command, args]) {
  // What a runner of tests says of itself is not for the runner in the copy.
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|TEST|NODE_ENV|DEV|PROD|MODE|BASE_URL|SSR)/.test(key),
  );
  const env = {
    ...Object.fromEntries(inherited),
    PATH: [dirname(node), join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    CI: '1',
  };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, output: String(error) }));
    child.once('close', (status) => resolve({ status, output: Buffer.concat(said).toString() }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed, output } = await tryOut({ isWhole: true, tell: console.log });
  if (failed) console.error(output);
  process.exit(failed ? 1 : 0);
}
