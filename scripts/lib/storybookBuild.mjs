import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildElements } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { run } from './run.mjs';

/** Where the built Storybook lies. */
export const storybookFolder = join(process.cwd(), 'storybook-static');
const stamp = '.build/storybook.hash';

/** Builds Storybook, its pages of documentation included, when its inputs changed; answers the exit code. */
export async function buildStorybook() {
  const failed = await buildElements();
  if (failed) return failed;
  const packages = ['core', 'machines', 'ui', 'widgets'].map((name) => `packages/${name}/src`);
  // The page of components is written from their types, the welcome from the changesets.
  const told = ['scripts/lib/componentProps.mjs', 'packages/ui/package.json', '.changeset'];
  const hash = fingerprint([...packages, '.storybook', 'scripts/elements', 'pnpm-lock.yaml', ...told]);
  const isFresh = existsSync(join(storybookFolder, 'index.html')) && existsSync(stamp);
  if (isFresh && readFileSync(stamp, 'utf8') === hash) return 0;
  const code = await run('storybook', ['build', '--quiet', '--output-dir', storybookFolder]);
  if (code !== 0) return code;
  mkdirSync('.build', { recursive: true });
  writeFileSync(stamp, hash);
  return 0;
}
