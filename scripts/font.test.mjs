import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hasPaperSign } from '../packages/core/src/portfolio/paper/paperSigns.ts';
import { rangesOf } from './lib/fontRanges.mjs';

const folder = 'packages/ui/src/foundation/globals';
const files = ['inter.woff2', 'inter-signs.woff2', 'inter-further.woff2'];
const glyphsIn = (file) => new Set(create(readFileSync(`${folder}/${file}`)).characterSet);
const shipped = new Set(files.flatMap((file) => rangesOf(file).filter((code) => glyphsIn(file).has(code))));

/** Signs that no shipped file has, and why they may be drawn by a font of the machine. */
const elsewhere = {
  '⌘': 'stands on the keys of a Mac only, whose own font has it',
  '₡': 'is read in files, and drawn in Costa Rica alone',
  '₲': 'is read in files, and drawn in Paraguay alone',
  '₱': 'is read in files, and never drawn',
};

/** All that is read on the product's pages and in its stories: catalogues, texts in code, fixtures, examples and demo data. */
const sources = globSync([
  'packages/{core,ui,widgets}/src/**/*.{ts,tsx,json}',
  'apps/host/src/**/*.{ts,tsx,json}',
  'apps/api/src/**/messages/*.json',
  'apps/api/src/demo/**/*.ts',
  'scripts/lib/demo*.mjs',
]).filter((file) => !/\.test\.tsx?$/.test(file));

function textsIn(file) {
  const content = readFileSync(file, 'utf8');
  // Only what holds such a sign at all is worth parsing; most that do have it in a comment.
  if (signsLackingIn(content).length === 0) return [];
  if (file.endsWith('.json')) return stringsOf(JSON.parse(content));
  const found = [];
  const visit = (node) => {
    if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node) ||
      ts.isJsxText(node)
    )
      if (!ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      content,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
}
const stringsOf = (value) => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

describe('the shipped font', () => {
  it.each(files)('%s has every sign that its style sheet promises', (file) => {
    const glyphs = glyphsIn(file);
    expect(
      rangesOf(file)
        .filter((code) => !glyphs.has(code))
        .map(nameOf),
    ).toEqual([]);
  });

  it('has every sign that the product, its fixtures and its demo data write', () => {
    const lacking = sources.flatMap((file) =>
      textsIn(file).flatMap((text) => signsLackingIn(text).map((sign) => `${nameOf(sign.codePointAt(0))} in ${file}`)),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect([...new Set(lacking)]).toEqual([]);
  });
});

describe('the font of the PDFs', () => {
  it.each(['inter.ttf', 'inter-semibold.ttf'])(
    '%s has the signs that the rule of what can be written names, and no other',
    (file) => {
      // U+FFFF is no sign: it ends the table of the file.
      const glyphs = create(readFileSync(`apps/api/src/services/paper/fonts/${file}`)).characterSet.filter(
        (code) => code !== 0xffff,
      );
      const every = Array.from({ length: 0x30000 }, (_, code) => code);
      expect(every.filter(hasPaperSign).map(nameOf)).toEqual(glyphs.toSorted((one, other) => one - other).map(nameOf));
    },
  );
});

describe('the fonts of the browser that takes pictures', () => {
  const file = 'scripts/lib/fonts.conf';
  const settings = readFileSync(file, 'utf8');
  const folders = [...settings.matchAll(/<dir prefix="relative">(.+)<\/dir>/g)].map(([, path]) =>
    join('scripts/lib', path),
  );

  it('are those of the project, and none of the machine', () => {
    expect(settings).not.toContain('<include');
    expect(settings.match(/<dir/g)).toHaveLength(folders.length);
    expect(folders.every((folder) => folder.startsWith('node_modules/'))).toBe(true);
    expect(folders.map((folder) => readdirSync(folder).filter((name) => name.endsWith('.ttf')).length > 0)).toEqual([
      true,
      true,
    ]);
  });

  it('are named to every browser that a run starts', async () => {
    const { findBrowser } = await import('./lib/browser.mjs');
    if ((await findBrowser()).kind === 'pinned') expect(process.env.FONTCONFIG_FILE).toMatch(new RegExp(`${file}$`));
  });
});

const signsLackingIn = (text) =>
  [...text].filter(
    (sign) => !shipped.has(sign.codePointAt(0)) && !/\p{Cc}/u.test(sign) && !Object.hasOwn(elsewhere, sign),
  );
const nameOf = (code) => `${String.fromCodePoint(code)} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
