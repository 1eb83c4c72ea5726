import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/figures.md';
const title = `# Figures

Measured by the scripts named in each section, on whatever machine ran them last: compare the columns, not the days.
`;

/** Writes one section of docs/figures.md and leaves the others as they are. */
export function writeFigures(name, body) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : title;
  const start = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const section = `${start}\n${body.trim()}\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  const next =
    from < 0 || to < 0
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, from) + section + text.slice(to + end.length);
  writeFileSync(file, next);
}

/** A table in Markdown. */
export const table = (head, rows) =>
  [head, head.map((_cell, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
