// Builds Storybook when its inputs changed, serves it, and tests every story: play, accessibility, and pictures.
// Options are handed to test-storybook, for example: node scripts/boot.mjs stories -t Button. UPDATE_SNAPSHOTS=1 rewrites the pictures.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBrowser, findBrowser } from './lib/browser.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';

const output = join(process.cwd(), 'storybook-static');
const stamp = '.build/storybook.hash';

async function build() {
  const packages = ['core', 'machines', 'ui', 'widgets'].map((name) => `packages/${name}/src`);
  const hash = fingerprint([...packages, '.storybook', 'pnpm-lock.yaml']);
  if (existsSync(join(output, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  const code = await run('storybook', ['build', '--test', '--quiet', '--output-dir', output]);
  if (code !== 0) return code;
  mkdirSync('.build', { recursive: true });
  writeFileSync(stamp, hash);
  return 0;
}

async function test(options) {
  const browser = await findBrowser();
  console.log(describeBrowser(browser));
  if (browser.kind !== 'pinned')
    console.log('Pictures of stories are not compared: that needs the pinned Chromium, which is for Linux x64.');
  const site = await serveFolder(output);
  const mode = process.env.UPDATE_SNAPSHOTS === '1' ? '-u' : '--ci';
  const code = await run('test-storybook', ['--url', site.url, '--maxWorkers', '2', mode, ...options], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
  site.close();
  return code;
}

const built = await build();
process.exit(built === 0 ? await test(process.argv.slice(2)) : built);
