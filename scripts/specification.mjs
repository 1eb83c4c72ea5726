// Compares what the product promises (scripts/specification) with what the code has, and writes docs/specification.md.
// --check writes nothing and fails where something is missing or the page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compare } from './specification/compare.mjs';
import { tableOf } from './specification/table.mjs';

const page = 'docs/specification.md';
const sections = await compare();
const text = tableOf(sections);
const rows = sections.flatMap(({ rows }) => rows);
const missing = rows.filter(({ gap }) => gap);
for (const { name, gap } of missing) console.error(`missing: ${name}: ${gap}`);
console.log(`${rows.length} promises, ${missing.length} missing`);

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error(`${page} is not what the code says. Run "npm run specification" and commit it.`);
  process.exit(1);
}
process.exit(missing.length > 0 ? 1 : 0);
