import { dirname } from 'node:path';

/** Paths that changed since the last long run, each on its line, or `all`. */
const told = process.env.CORREDOR_TOUCHED ?? '';
const changed = told.split('\n').filter(Boolean);

/** Whether something below one of these folders changed since the last long run. */
export const isTouched = (folders: readonly string[]) =>
  changed.some((path) => path === 'all' || folders.some((folder) => path.startsWith(folder)));

/** The folder of a story's file, with the slash at its end. */
export const roomOf = ({ importPath }: { importPath: string }) => `${dirname(importPath).replace(/^\.\//, '')}/`;
