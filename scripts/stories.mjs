// Builds Storybook when its inputs changed, serves it, and tests every story: play, accessibility, and pictures.
// Files or stories test some: npm run stories -- packages/ui/src/actions/Button/Button.stories.tsx. Options are handed to Playwright. UPDATE_SNAPSHOTS=1 rewrites the pictures.
import { describeBrowser, findBrowser } from './lib/browser.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook, storybookFolder } from './lib/storybookBuild.mjs';

async function test(words) {
  const browser = await findBrowser();
  console.log(describeBrowser(browser));
  // Pixels are only comparable in one browser with one set of fonts.
  const isPinned = browser.kind === 'pinned';
  if (!isPinned)
    console.log('Pictures of stories are not compared: that needs the pinned Chromium, which is for Linux x64.');
  const site = await serveFolder(storybookFolder);
  const options = words.filter((word) => word.startsWith('-'));
  const wanted = words.filter((word) => !word.startsWith('-'));
  const grep = wanted.length > 0 ? [`--grep=${wanted.map((word) => RegExp.escape(word)).join('|')}`] : [];
  const code = await run('playwright', ['test', '--config', '.storybook', ...grep, ...options], {
    CORREDOR_STORYBOOK: site.url,
    CORREDOR_PICTURES: isPinned ? '1' : '',
  });
  site.close();
  return code;
}

const built = await buildStorybook();
process.exit(built === 0 ? await test(process.argv.slice(2)) : built);
