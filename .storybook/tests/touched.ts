import { dirname, normalize } from 'node:path';
import { isWanted, reachedName, touchedName } from '../../scripts/proof/wanted.mjs';

const linesOf = (name: string) => (process.env[name] ?? '').split('\n').filter(Boolean);
/** Paths that changed since the last long run, or `all`. */
const changed = linesOf(touchedName);
/** The files whose stories run something of that. */
const reached = new Set(linesOf(reachedName));

/** Whether something below one of these folders changed since the last long run. */
export const isTouched = (folders: readonly string[]) =>
  changed.some((path) => path === 'all' || folders.some((folder) => path.startsWith(folder)));

/** The folder of a story's file, with the slash at its end. */
export const roomOf = ({ importPath }: { importPath: string }) => `${dirname(importPath).replace(/^\.\//, '')}/`;

/** Whether every story of this file is shown: where something that they run changed since the last long run, or who runs them asked for all. */
export const isShownWhole = ({ importPath }: { importPath: string }) =>
  isWanted('rooms') || reached.has(normalize(importPath));
