// Draws the districts into docs/architecture.md from scripts/districts.json; with --check it only tells whether they are fresh.
import { readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/architecture.md';
const begin = '<!-- districts:begin -->\n';
const end = '<!-- districts:end -->';
const table = JSON.parse(readFileSync('scripts/districts.json', 'utf8'));
/** Districts for tests and drawings, which the picture leaves out. */
const aside = ['testing', 'gallery', 'fixtures'];

const arrowsOf = (districts) =>
  Object.entries(districts)
    .filter(([from]) => !aside.includes(from))
    .flatMap(([from, others]) => others.map((to) => `  ${from} --> ${to}`));

const pictures = Object.entries(table)
  .map(
    ([root, districts]) =>
      `**\`${root}/src\`**\n\n\`\`\`mermaid\nflowchart TD\n${arrowsOf(districts).join('\n')}\n\`\`\`\n`,
  )
  .join('\n');
const text = readFileSync(page, 'utf8');
const fresh = text.slice(0, text.indexOf(begin) + begin.length) + pictures + text.slice(text.indexOf(end));
if (process.argv.includes('--check')) {
  if (fresh !== text) console.error(`${page}: the picture of the districts is stale. Run npm run generate.`);
  process.exit(fresh === text ? 0 : 1);
}
if (fresh !== text) writeFileSync(page, fresh);
