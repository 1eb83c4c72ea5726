const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** Writes the sections as a page of tables; a column that is empty throughout is left out. */
export function tableOf(sections) {
  const parts = sections.map(({ title, proof, head, rows }) => {
    const used = head.map((_, index) => index === 0 || rows.some(({ columns }) => columns[index - 1]));
    const pick = (cells) => cells.filter((_, index) => used[index] ?? true);
    const lines = rows.map(({ name, columns, gap }) =>
      line([...pick([name, ...columns]), gap ? `missing: ${gap}` : 'yes']),
    );
    const header = [...pick(head), 'Stands'];
    return `## ${title}\n\n_${proof}_\n\n${[line(header), line(header.map(() => '---')), ...lines].join('\n')}\n`;
  });
  const intro =
    'Written by `npm run specification` from `scripts/specification` (what is promised) and the code (what is there). The check stage of\n' +
    '`npm test` fails while a row is missing or this page is out of date. Above each table stands what its "yes" is proved by.\n';
  return `# What is promised, and where it stands\n\n${intro}\n${parts.join('\n')}`;
}
