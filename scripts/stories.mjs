// Builds Storybook when its inputs changed, serves it, and tests every story: play, accessibility, and pictures.
// Options are handed to test-storybook, for example the files to test: npm run stories -- packages/ui/src/actions/Button/Button.stories.tsx. UPDATE_SNAPSHOTS=1 rewrites the pictures.
import { describeBrowser, findBrowser } from './lib/browser.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook, storybookFolder } from './lib/storybookBuild.mjs';

async function test(options) {
  const browser = await findBrowser();
  console.log(describeBrowser(browser));
  if (browser.kind !== 'pinned')
    console.log('Pictures of stories are not compared: that needs the pinned Chromium, which is for Linux x64.');
  const site = await serveFolder(storybookFolder);
  const mode = process.env.UPDATE_SNAPSHOTS === '1' ? '-u' : '--ci';
  const code = await run('test-storybook', ['--url', site.url, '--maxWorkers', '2', mode, ...options], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
  site.close();
  return code;
}

const built = await buildStorybook();
process.exit(built === 0 ? await test(process.argv.slice(2)) : built);
