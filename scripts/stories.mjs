// Builds Storybook when its inputs changed, serves it, and tests every story: play, accessibility, and pictures.
// Files or stories test some: npm run stories -- packages/ui/src/actions/Button/Button.stories.tsx. Options are handed to Playwright. UPDATE_SNAPSHOTS=1 rewrites the pictures.
// --live tests those of a running `npm run storybook` with Storybook's own runner: no build and no pictures. An address after it names another Storybook.
// --review serves the page of the pictures that the last run found changed; --accept takes all of them, or those of the stories named after it.
import { describeBrowser, findBrowser } from './lib/browser.mjs';
import { acceptPictures, picturesMeant, readReview } from './lib/review/review.mjs';
import { serveReview } from './lib/review/serve.mjs';
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

function accept(words) {
  try {
    const names = picturesMeant(words);
    acceptPictures(names);
    console.log(names.length > 0 ? `Taken: ${names.join(', ')}.` : 'No run has found a changed picture.');
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

async function review() {
  if (readReview().length === 0) {
    console.log('No run has found a changed picture.');
    return 0;
  }
  const { url } = await serveReview();
  console.log(`Look and decide at ${url} and end with Ctrl+C.`);
  return new Promise(() => {});
}

function testLive(words) {
  const hasAddress = URL.canParse(words[0] ?? '');
  const [url, ...files] = hasAddress ? words : ['http://localhost:6006', ...words];
  return run('test-storybook', ['--url', url, '--maxWorkers=2', ...files]);
}

async function buildAndTest(words) {
  const built = await buildStorybook({ isForTests: true });
  return built === 0 ? test(words) : built;
}

const [first, ...others] = process.argv.slice(2);
if (first === '--accept') process.exit(accept(others));
if (first === '--live') process.exit(await testLive(others));
if (first === '--review') process.exit(await review());
process.exit(await buildAndTest(process.argv.slice(2)));
