import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@corredor/core/pages';

/** Loads what draws the public pages, as the host was built; null where it is not built, as in tests of the API alone. */
export async function loadRenderer(file: string): Promise<PageRenderer | null> {
  if (!existsSync(file)) return null;
  return import(pathToFileURL(file).href);
}
