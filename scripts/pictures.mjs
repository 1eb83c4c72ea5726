// Makes the pictures and the video of the front page anew: stories for the pictures, the running product with its demo data for the video.
// Options: --only=stories, --only=tour, --only=brand for the picture that networks show with a link, or the names of some pictures, as --only=hero,heroPhone. What comes out is committed; nothing of this runs when the product is built or started.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { describeBrowser, findBrowser } from './lib/browser.mjs';
import { prepare } from './lib/build.mjs';
import { startServer } from './lib/demoServer.mjs';
import { galleryBytes, galleryFolder, galleryLimit } from './lib/gallerySize.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook, storybookFolder } from './lib/storybookBuild.mjs';
import { brandFile, brandLimit, photographBrand } from './pictures/brand.mjs';
import { captionsIn } from './pictures/captions.mjs';
import { toAvif } from './pictures/images.mjs';
import { pictures, quality } from './pictures/list.mjs';
import { photograph } from './pictures/photograph.mjs';
import { walk } from './pictures/tour.mjs';
import { toCaptions, toWebm } from './pictures/video.mjs';

const languages = ['es', 'en'];
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const isWanted = (part) => (only ?? part) === part;
/** The pictures of stories that are asked for. */
const named = only?.split(',').filter((name) => name in pictures) ?? [];
const wanted = isWanted('stories')
  ? Object.entries(pictures)
  : Object.entries(pictures).filter(([name]) => named.includes(name));

async function takeBrand(browser) {
  const png = await photographBrand(browser);
  if (png.length > brandLimit) throw new Error(`The picture of the brand has ${png.length} of ${brandLimit} bytes.`);
  writeFileSync(brandFile, png);
  console.log(`${brandFile.padEnd(40)}${(png.length / 1000).toFixed(1).padStart(8)} kB`);
}

async function takePictures(browser) {
  if ((await buildStorybook()) !== 0) throw new Error('Storybook could not be built.');
  const site = await serveFolder(storybookFolder);
  const darkroom = await browser.newPage();
  for (const [name, { story, viewport, widths }] of wanted)
    for (const language of languages)
      for (const scheme of ['light', 'dark']) {
        const png = await photograph(browser, site.url, { story, viewport, language, scheme });
        for (const width of widths)
          write(`${name}-${language}-${scheme}-${width}.avif`, await toAvif(darkroom, png, width, quality));
      }
  await darkroom.close();
  site.close();
}

async function takeVideo(browser) {
  if ((await prepare()) !== 0) throw new Error('The product could not be built.');
  for (const language of languages) {
    // Each on fresh data: an instalment is paid only once.
    const server = await startServer();
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const frames = await walk(await context.newPage(), server.url, language, captionsIn[language]);
    await context.close();
    await server.stop();
    const studio = await browser.newPage();
    write(`tour-${language}.webm`, await toWebm(studio, frames, { width: 1120, height: 700 }, 52_000));
    write(`tour-${language}.vtt`, toCaptions(frames));
    await studio.close();
  }
}

function write(name, content) {
  writeFileSync(join(galleryFolder, name), content);
  console.log(`${name.padEnd(40)}${(content.length / 1000).toFixed(1).padStart(8)} kB`);
}

mkdirSync(galleryFolder, { recursive: true });
const found = await findBrowser();
console.log(describeBrowser(found));
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
try {
  if (isWanted('brand')) await takeBrand(browser);
  if (wanted.length > 0) await takePictures(browser);
  if (isWanted('tour')) await takeVideo(browser);
} finally {
  await browser.close();
}
const bytes = galleryBytes();
console.log(`The gallery has ${(bytes / 1000).toFixed(0)} of ${galleryLimit / 1000} kB.`);
process.exit(bytes > galleryLimit ? 1 : 0);
