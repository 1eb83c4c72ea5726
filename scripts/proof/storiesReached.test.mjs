import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storiesReached } from './storiesReached.mjs';

const core = 'packages/core/src';
const widgets = 'packages/widgets/src';
const project = {
  'packages/core/package.json': '{"name":"@corredor/core","exports":{"./premium":"./src/portfolio/premium/index.ts"}}',
  [`${core}/portfolio/premium/index.ts`]: "export { tax } from './tax.ts';\nexport { net } from './net.ts';",
  [`${core}/portfolio/premium/tax.ts`]: "import { rates } from './rates.ts';",
  [`${core}/portfolio/premium/rates.ts`]: '',
  [`${core}/portfolio/premium/net.ts`]: '',
  [`${core}/portfolio/premium/tax.test.ts`]: "import { tax } from './tax.ts';",
  [`${widgets}/base/theme.ts`]: '',
  [`${widgets}/portfolio/policies/Sums.tsx`]: "import { tax } from '@corredor/core/premium';",
  [`${widgets}/portfolio/policies/Sums.stories.tsx`]: "import { Sums } from './Sums.tsx';",
  [`${widgets}/portfolio/policies/messages/en.json`]: '{}',
  [`${widgets}/portfolio/vehicles/Net.tsx`]: "import { net } from '@corredor/core/premium';",
  [`${widgets}/portfolio/vehicles/Net.stories.tsx`]: "import { Net } from './Net.tsx';",
  [`${widgets}/portfolio/vehicles/Owner.stories.tsx`]: "t('policies:title');",
  '.storybook/preview.tsx': "import '../packages/widgets/src/base/theme.ts';",
};
const sums = `${widgets}/portfolio/policies/Sums.stories.tsx`;
const net = `${widgets}/portfolio/vehicles/Net.stories.tsx`;
const owner = `${widgets}/portfolio/vehicles/Owner.stories.tsx`;

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'corredor-reached-'));
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['nothing', ['README.md', `${core}/portfolio/premium/tax.test.ts`], []],
  ['a file of stories', [net], [net]],
  ['what a story runs through others', [`${core}/portfolio/premium/rates.ts`], [sums]],
  ['the page of a component', [`${widgets}/portfolio/vehicles/Net.reference.ts`], [net]],
  ['a file that is gone', [`${core}/portfolio/premium/gone.ts`], []],
  ['a list of names', [`${core}/portfolio/premium/index.ts`], [sums, net]],
  [
    'words of a room, there and where they are named',
    [`${widgets}/portfolio/policies/messages/en.json`],
    [sums, owner],
  ],
])('stories are reached by %s', (_what, touched, reached) => {
  expect(storiesReached(touched, root).toSorted()).toEqual(reached.toSorted());
});

it.each([
  ['what every story is drawn within', `${widgets}/base/theme.ts`],
  ['the document', 'openapi/shared/errors.yaml'],
  ['how stories are shown', '.storybook/tests/look.ts'],
  ['libraries', 'pnpm-lock.yaml'],
  ['how a package is built', 'packages/ui/tsup.config.ts'],
])('%s reaches every story', (_what, path) => {
  expect(storiesReached([path], root)).toBe('all');
});

it('reaches every story where nobody knows what changed', () => {
  expect(storiesReached('all', root)).toBe('all');
});
