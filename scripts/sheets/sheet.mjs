const asText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(title)}</title>
<style>
:root { color-scheme: light dark; font: 14px / 1.5 system-ui, sans-serif; }
body { margin: 1rem; }
section { margin-block-end: 2rem; }
.row { display: flex; gap: 0.75rem; align-items: flex-start; overflow-x: auto; padding-block-end: 0.5rem; }
figure { margin: 0; flex: none; }
img { display: block; height: 22rem; max-width: none; outline: 1px solid light-dark(#c9cfdb, #3a4252); }
figcaption { color: light-dark(#556074, #a3adc0); }
</style>
</head>
<body>
<h1>${asText(title)}</h1>
${body}
</body>
</html>
`;

const picture = (row, look, addressOf) =>
  `<figure><a href="${addressOf(row, look)}"><img loading="lazy" src="${addressOf(row, look)}" alt=""></a><figcaption>${look.width} ${look.theme} ${look.language}</figcaption></figure>`;

/** The sheet of one area: a row of pictures for each state, language and theme. */
export function sheetPage(area, rows, addressOf) {
  const sections = rows.map((row) => {
    const lines = [...Map.groupBy(row.looks, ({ language, theme }) => (row.looks.length > 6 ? language + theme : ''))];
    const pictures = lines.map(
      ([, looks]) => `<div class="row">${looks.map((look) => picture(row, look, addressOf)).join('')}</div>`,
    );
    return `<section><h2>${asText(`${row.screen}: ${row.state}`)}</h2>${pictures.join('\n')}</section>`;
  });
  return page(area, `<p><a href="index.html">All areas</a></p>\n${sections.join('\n')}`);
}

/** The list of the sheets. */
export const indexPage = (areas) =>
  page(
    'Contact sheets',
    `<ul>${areas.map(({ name, file, count }) => `<li><a href="${file}">${asText(name)}</a> (${count})</li>`).join('')}</ul>`,
  );
