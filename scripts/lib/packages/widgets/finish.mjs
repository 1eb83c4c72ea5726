import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { copyDeclarations, isChunk } from '../declarations.mjs';
import { publishedManifest, styleEntry } from '../manifest.mjs';
import { smallStyles } from '../smallStyles.mjs';
import { readElementTypes } from './elementTypes.mjs';
import { jsxTypes, vueTypes } from './typings.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const entryFolders = ['react', 'elements'];
/** Rooms whose types the entry points may show; a type of any other would publish what is private. */
const shown = ['react/', 'elements/', 'public/directory/', 'public/profile/', 'public/embed/'];

/** Completes the published folder of the widgets: types, styles, words, and what editors read. */
export function finishWidgets(dist, { from, source }) {
  const manifest = readJson('packages/widgets/custom-elements.json');
  const entries = globSync(
    entryFolders.map((room) => `${room}/*.js`),
    { cwd: dist },
  ).filter((file) => !isChunk(file));
  const declared = copyDeclarations({ from, source, to: dist, entries: entries.map(toTypes) });
  const strange = declared.filter((file) => !shown.some((room) => file.startsWith(room)));
  if (strange.length > 0) throw new Error(`The types of the widgets' entry points need ${strange.join(', ')}.`);

  // What the API answers is written out: its whole document is in the package of its own.
  write(dist, 'public/embed/publicTypes.d.ts', readElementTypes().writeOut('../public/embed/publicTypes.ts'));
  for (const file of entries.filter((one) => one.startsWith('react/')))
    write(dist, file, `'use client';\n${readFileSync(join(dist, file), 'utf8')}`);
  write(dist, 'styles.css', smallStyles(readFileSync(join(dist, 'react', 'index.css'), 'utf8')));
  for (const file of globSync('*/*.css', { cwd: dist })) rmSync(join(dist, file));
  write(dist, 'types/jsx.d.ts', jsxTypes(manifest));
  write(dist, 'types/vue.d.ts', vueTypes(manifest));
  for (const language of ['es', 'en']) {
    const words = ['directory', 'profile'].map((room) => [
      room,
      readJson(`${source}/public/${room}/messages/${language}.json`),
    ]);
    write(dist, `messages/${language}.json`, Object.fromEntries(words));
  }
  write(dist, 'custom-elements.json', manifest);
  write(dist, 'vscode.html-custom-data.json', JSON.parse(getVsCodeHtmlCustomData(structuredClone(manifest), {})));
  const { name, version } = readJson('packages/widgets/package.json');
  const webTypes = JSON.parse(getWebTypesData(structuredClone(manifest), { hideLogs: true }));
  write(dist, 'web-types.json', { ...webTypes, name, version });
  const published = publishedManifest('widgets', dist, exportsOf(dist, entries));
  const needed = Object.keys(published.dependencies ?? {});
  if (needed.length > 0)
    throw new Error(`The widgets' entry points bring everything themselves, but need ${needed.join(', ')}.`);
  write(dist, 'package.json', {
    ...published,
    // Each file by its name: bundlers disagree about patterns.
    sideEffects: [
      ...globSync('elements/*.js', { cwd: dist })
        .filter((file) => !file.endsWith('define.js'))
        .sort(),
      '*.css',
    ],
    'web-types': './web-types.json',
  });
}

const toTypes = (file) => file.replace(/\.js$/, '.d.ts');

function exportsOf(dist, entries) {
  const code = entries.map((file) => [
    `./${file.replace(/(\/index)?\.js$/, '')}`,
    { types: `./${toTypes(file)}`, default: `./${file}` },
  ]);
  const files = globSync(['types/*.d.ts', 'messages/*.json', '*.json'], { cwd: dist });
  const styles = globSync('*.css', { cwd: dist }).map((file) => [`./${file}`, styleEntry(dist, file)]);
  return Object.fromEntries([...code, ...styles, ...files.map((file) => [`./${file}`, `./${file}`])].sort());
}

function write(dist, file, content) {
  mkdirSync(join(dist, file, '..'), { recursive: true });
  writeFileSync(join(dist, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}
