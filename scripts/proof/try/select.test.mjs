import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testsNamed } from './causes.mjs';
import { changesSince } from './changes.mjs';
import { listFiles, readGraph } from './graph.mjs';
import { orderStories, pickWithin } from './pick.mjs';
import { select } from './select.mjs';

const api = 'apps/api/src';
const core = 'packages/core/src';
const widgets = 'packages/widgets/src';
const project = {
  'packages/core/package.json': '{"name":"@corredor/core","exports":{"./premium":"./src/portfolio/premium/index.ts"}}',
  [`${core}/portfolio/premium/index.ts`]: "export { tax } from './tax.ts';\nexport { net as pure } from './net.ts';",
  [`${core}/portfolio/premium/tax.ts`]:
    'export const rate = 12;\nexport function tax(n) {\n  return n * rate;\n}\n\nexport function half(n) {\n  return n / 2;\n}\n',
  [`${core}/portfolio/premium/net.ts`]: 'export const net = (n) => n;\n',
  [`${core}/portfolio/premium/tax.test.ts`]: "import { tax } from './tax.ts';",
  [`${api}/portfolio/policies/policies.store.ts`]: "import { tax } from '@corredor/core/premium';",
  [`${api}/portfolio/policies/policies.operations.test.ts`]: "import { testApi } from '../../testing/testApi.ts';",
  [`${api}/portfolio/policies/rows.operations.test.ts`]: '',
  [`${api}/office/tasks/tasks.operations.test.ts`]: '',
  [`${api}/testing/killed.test.ts`]: '',
  [`${api}/testing/testApi.ts`]: "import { resources } from '../app/resources.ts';",
  [`${api}/app/resources.ts`]: "import '../portfolio/policies/policies.store.ts';",
  [`${widgets}/portfolio/policies/Sums.tsx`]:
    "import { tax } from '@corredor/core/premium';\nimport type { Net } from './Net.tsx';",
  [`${widgets}/portfolio/policies/Sums.stories.tsx`]: "import { Sums } from './Sums.tsx';",
  [`${widgets}/portfolio/policies/Net.tsx`]: "import { pure } from '@corredor/core/premium';",
  [`${widgets}/portfolio/policies/Net.stories.tsx`]: "import { Net } from './Net.tsx';",
  [`${widgets}/portfolio/policies/messages/en.json`]: '{}',
  [`${widgets}/screens/PolicyScreen.stories.tsx`]: "const late = () => import('../portfolio/policies/Sums.tsx');",
  'e2e/year.e2e.ts': "await me.policies.open(); words('policies:sums'); words('premium:tax');",
  'e2e/tasks.e2e.ts': "words('tasks:title');",
  'docs/contributing.md': '# Contributing',
};

let root;
let commit;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, encoding: 'utf8' });
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'corredor-select-'));
  for (const [path, text] of Object.entries(project)) write(path, text);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'begin');
  commit = git('rev-parse', 'HEAD').trim();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const tax = `${core}/portfolio/premium/tax.ts`;
const noted = (ran, more = {}) => ({ ran, calls: [], startsServer: false, ms: 1000, promises: 1, ...more });
const impact = () => ({
  commit,
  sources: {
    [tax]: { lines: '3,7', functions: [2, 4, 6, 8] },
    [`${api}/portfolio/policies/policies.store.ts`]: { lines: '1', functions: [1, 1] },
  },
  files: {
    [`${api}/portfolio/policies/policies.operations.test.ts`]: noted({ [tax]: '3' }),
    [`${api}/portfolio/policies/rows.operations.test.ts`]: noted({ [tax]: '7' }),
    [`${api}/office/tasks/tasks.operations.test.ts`]: noted({ [`${api}/portfolio/policies/policies.store.ts`]: '1' }),
    [`${api}/testing/killed.test.ts`]: noted({}, { startsServer: true }),
  },
});
const chooseFor = (path, given) => select([{ path, isDeleted: false }], { root, impact: given });

describe('by imports', () => {
  it('takes the tests and stories of whoever takes that very name of a room, also late, and leaves types out', () => {
    const { unit, stories } = chooseFor(tax);
    expect(unit).toEqual([`${core}/portfolio/premium/tax.test.ts`]);
    expect(stories).toEqual([
      `${widgets}/portfolio/policies/Sums.stories.tsx`,
      `${widgets}/screens/PolicyScreen.stories.tsx`,
    ]);
  });

  it('takes the stories of the room and the screens of its name where words changed', () => {
    const { stories, unit } = chooseFor(`${widgets}/portfolio/policies/messages/en.json`);
    expect(stories).toHaveLength(3);
    expect(stories.at(-1)).toBe(`${widgets}/screens/PolicyScreen.stories.tsx`);
    expect(unit).toEqual([]);
  });

  it('names the journeys that speak of the room', () => {
    expect(chooseFor(tax).journeys).toEqual(['e2e/year.e2e.ts']);
  });
});

describe('tests of the server', () => {
  const chosen = (text) => {
    write(tax, text);
    try {
      return chooseFor(tax, impact()).api.map((path) => path.split('/').at(-1));
    } finally {
      write(tax, project[tax]);
    }
  };

  it('begin with those that ran the changed line, then the file, then what started a server', () => {
    expect(chosen(project[tax].replace('n * rate', 'n * rate + 1'))).toEqual([
      'policies.operations.test.ts',
      'rows.operations.test.ts',
      'tasks.operations.test.ts',
      'killed.test.ts',
    ]);
    expect(chosen(project[tax].replace('n / 2', 'n / 3'))[0]).toBe('rows.operations.test.ts');
  });

  it('are those that ran the file or who takes it where what changed is outside of its functions', () => {
    expect(chosen(project[tax].replace('12', '15'))).toHaveLength(4);
  });

  it('are those of the rooms that take it where nothing was noted', () => {
    const { api: files, isRecorded } = chooseFor(tax);
    expect(isRecorded).toBe(false);
    expect(files).toEqual([
      `${api}/portfolio/policies/policies.operations.test.ts`,
      `${api}/portfolio/policies/rows.operations.test.ts`,
    ]);
  });
});

it('asks for the whole run where everything may be touched, and only for lint where a document changed', () => {
  expect(chooseFor('pnpm-lock.yaml').whole).toEqual(['pnpm-lock.yaml']);
  const nothing = { whole: [], unit: [], api: [], stories: [], checks: [], journeys: [] };
  expect(chooseFor('docs/contributing.md')).toMatchObject({ ...nothing, lint: ['docs/contributing.md'] });
});

it('knows changed, new and deleted files, and takes the tests of what is gone', () => {
  write('docs/new.md', '');
  rmSync(join(root, tax));
  try {
    const changes = changesSince('HEAD', root);
    expect(changes).toEqual([
      { path: 'docs/new.md', isDeleted: false },
      { path: tax, isDeleted: true },
    ]);
    const { lint, unit } = select(changes, { root, impact: undefined });
    expect(lint).toEqual(['docs/new.md']);
    expect(unit).toEqual([`${core}/portfolio/premium/tax.test.ts`]);
  } finally {
    rmSync(join(root, 'docs/new.md'));
    write(tax, project[tax]);
  }
});

it('picks in order what fits in the time, and says what is left', () => {
  const cost = { a: 3, b: 9, c: 2 };
  expect(pickWithin(['a', 'b', 'c'], 6, (one) => cost[one])).toEqual({ picked: ['a', 'c'], left: ['b'], spent: 5 });
});

it('shows all stories of the nearest file, and of the others one after the other', () => {
  const stories = ['a1', 'a2', 'b1', 'b2', 'c1'].map((id) => ({ id, importPath: `./${id[0]}.stories.tsx` }));
  const order = orderStories(['a.stories.tsx', 'b.stories.tsx', 'c.stories.tsx'], stories);
  expect(order.map(({ id }) => id)).toEqual(['a1', 'a2', 'b1', 'c1', 'b2']);
});

it('of this project, finds the tests that it names', () => {
  const files = listFiles();
  expect(testsNamed.filter((path) => !files.includes(path))).toEqual([]);
  const { takenBy } = readGraph('.', files);
  const takers = [...(takenBy.get('packages/core/src/portfolio/premium/premium.ts') ?? [])];
  expect(takers).toContain('packages/core/src/portfolio/premium/premium.test.ts');
}, 30_000);
