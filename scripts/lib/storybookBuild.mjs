import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildElements } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { run } from './run.mjs';

/** Where the built Storybook lies. */
export const storybookFolder = join(process.cwd(), 'storybook-static');
const stamp = '.build/storybook.hash';

/** Says in the configuration that nobody will turn controls. */
export const withoutControls = 'CORREDOR_STORYBOOK_WITHOUT_CONTROLS';

/**
 * Builds Storybook, its pages of documentation included, when its inputs changed; answers the exit code. Tests need no table of controls for each
 * component, and to read all props for it takes half of the build; one that has them serves tests as well.
 */
export async function buildStorybook({ isForTests = false } = {}) {
  const failed = await buildElements();
  if (failed) return failed;
  const packages = ['core', 'machines', 'ui', 'widgets'].map((name) => `packages/${name}/src`);
  // The page of components is written from their types, the welcome from the changesets.
  const told = ['scripts/lib/componentProps.mjs', 'packages/ui/package.json', '.changeset'];
  const hash = fingerprint([...packages, '.storybook', 'scripts/elements', 'pnpm-lock.yaml', ...told]);
  const whole = `${hash} with controls`;
  const isThere = existsSync(join(storybookFolder, 'index.html')) && existsSync(stamp);
  const known = isThere && readFileSync(stamp, 'utf8');
  if (known === whole || (isForTests && known === hash)) return 0;
  const env = isForTests ? { [withoutControls]: '1' } : {};
  const code = await run('storybook', ['build', '--quiet', '--output-dir', storybookFolder], env);
  if (code !== 0) return code;
  mkdirSync('.build', { recursive: true });
  writeFileSync(stamp, isForTests ? hash : whole);
  return 0;
}
