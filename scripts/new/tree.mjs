import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The one file of the tree that matches. */
export function theFile(pattern) {
  const found = globSync(pattern).map((file) => file.replaceAll('\\', '/'));
  if (found.length !== 1) throw new Refusal(`${pattern} should be one file of the tree, and is ${found.length}.`);
  return found[0];
}

/** The folder of a room that others enter by its index. */
export const roomOf = (base, name) => dirname(theFile(`${base}/**/${name}/index.ts`));

/** How one file names another one that it imports. */
export function importOf(from, to) {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Puts text before or after what stands in a file exactly once; `what` says what is missing where it does not. */
export function insert(file, text, { before, after, text: added }) {
  const anchor = before ?? after;
  const parts = typeof anchor === 'string' ? text.split(anchor) : splitOnce(text, anchor);
  if (parts.length !== 2) throw new Refusal(`${file}: the place to write to is not there once: ${anchor}`);
  const [head, tail] = parts;
  const kept = typeof anchor === 'string' ? anchor : text.slice(head.length, text.length - tail.length);
  return before === undefined ? head + kept + added + tail : head + added + kept + tail;
}
function splitOnce(text, pattern) {
  const found = [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))];
  const [match] = found;
  return found.length === 1 ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [];
}

export const read = (file) => readFileSync(file, 'utf8');
