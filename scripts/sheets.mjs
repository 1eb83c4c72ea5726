// Draws every screen from the built Storybook, in its widths, themes, languages and main states: a sheet for each area in test-results/sheets.
// --only=customers draws one area.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { describeBrowser, findBrowser } from './lib/browser.mjs';
import { timed } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook, storybookFolder } from './lib/storybookBuild.mjs';
import { drawAll } from './sheets/draw.mjs';
import { planSheets } from './sheets/plan.mjs';
import { indexPage, sheetPage } from './sheets/sheet.mjs';

const folder = 'test-results/sheets';
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const slug = (area) => area.toLowerCase().replaceAll(' ', '-');
const addressOf = ({ area, id }, { language, theme, width }) => `${slug(area)}/${id}.${width}.${theme}.${language}.jpg`;

async function drawSheets() {
  if ((await buildStorybook()) !== 0) return 1;
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
  const areas = Map.groupBy(planSheets(Object.values(entries)), ({ area }) => area);
  const wanted = [...areas].filter(([area]) => !only || slug(area) === slug(only));
  if (wanted.length === 0) {
    console.error(`There is no area "${only}". Choose from ${[...areas.keys()].map(slug).join(', ')}.`);
    return 1;
  }
  for (const [area] of wanted) rmSync(join(folder, slug(area)), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const found = await findBrowser();
  console.log(describeBrowser(found));
  const site = await serveFolder(storybookFolder);
  const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
  const plan = wanted.flatMap(([, rows]) => rows);
  const problems = await drawAll(browser, site.url, plan, (row, look) => join(folder, addressOf(row, look)));
  await browser.close();
  site.close();

  const countOf = (rows) => rows.reduce((sum, { looks }) => sum + looks.length, 0);
  for (const [area, rows] of wanted)
    writeFileSync(join(folder, `${slug(area)}.html`), sheetPage(area, rows, addressOf));
  const listed = wanted.map(([name, rows]) => ({ name, file: `${slug(name)}.html`, count: countOf(rows) }));
  if (!only) writeFileSync(join(folder, 'index.html'), indexPage(listed));
  for (const { file, count } of listed)
    console.log(`${join(folder, file).padEnd(50)}${String(count).padStart(5)} pictures`);
  for (const problem of problems) console.error(`not drawn: ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

process.exit(await timed('sheets', drawSheets));
