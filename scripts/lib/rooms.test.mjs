import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { entryPoints } from './rooms.mjs';

/** The names that an index file passes on; types count too. */
function namesOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => exportClause?.elements.map(({ name }) => name.text) ?? [])
    .sort();
}

describe.each(['core', 'machines', 'ui'])('whoever has installed %s', (name) => {
  it('finds every name at the address where it was', async () => {
    const found = Object.entries(entryPoints(name)).map(([room, file]) => `${room}: ${namesOf(file).join(', ')}`);
    await expect(`${found.sort().join('\n')}\n`).toMatchFileSnapshot(`./entry-points/${name}.txt`);
  });
});

it('is found under one address only', () => {
  for (const name of ['core', 'machines', 'ui', 'widgets']) {
    const files = Object.values(entryPoints(name));
    expect(new Set(files).size).toBe(files.length);
  }
});
