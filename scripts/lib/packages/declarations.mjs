import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Puts the declarations that the entry points reach beside the built code, as the compiler wrote them in `from`, and answers their paths.
 * @param {{ from: string, source: string, to: string, entries: string[] }} rooms entries are relative to all three folders
 */
export function copyDeclarations({ from, to, source, entries }) {
  const found = new Set();
  const copy = (file) => {
    if (found.has(file)) return;
    found.add(file);
    // Types come from no style sheet.
    const text = readFileSync(join(from, file), 'utf8').replace(/^import '[^']+\.css(\.ts)?';\n/gm, '');
    let published = text;
    for (const name of new Set(importsOf(text))) {
      if (!name.startsWith('.')) continue;
      const target = relative('.', join(dirname(file), name));
      published = published.replaceAll(`'${name}'`, `'${toJs(name)}'`).replaceAll(`"${name}"`, `"${toJs(name)}"`);
      if (name.endsWith('.json')) write(join(to, toDts(target)), wordsOf(join(source, target)));
      else copy(resolveIn(from, target));
    }
    write(join(to, file), published);
  };
  for (const entry of entries) copy(entry);
  return [...found];
}

/** Whether a built file is only shared by others: tsup writes a hash into its name. */
export const isChunk = (file) => /-[A-Z0-9]{8}\.js$/.test(file);

/** The names of the modules that a file imports, in whatever way. */
export const importsOf = (text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

const toJs = (name) => `${name.replace(/\.(tsx?|json|js)$/, '')}.js`;
const toDts = (name) => `${name.replace(/\.(tsx?|json|js)$/, '')}.d.ts`;

function resolveIn(from, target) {
  const file = toDts(target);
  if (!existsSync(join(from, file))) throw new Error(`${resolve(from, file)} was not written by the compiler.`);
  return file;
}

/** A catalogue's words as a type: a bundler's JSON imports are not for every consumer. */
function wordsOf(file) {
  const typeOf = (value) =>
    typeof value === 'string'
      ? 'string'
      : `{ ${Object.entries(value)
          .map(([key, inner]) => `${JSON.stringify(key)}: ${typeOf(inner)}`)
          .join('; ')} }`;
  return `declare const words: ${typeOf(JSON.parse(readFileSync(file, 'utf8')))};\nexport default words;\n`;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
