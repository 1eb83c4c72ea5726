import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Packed } from '../../server/http/sendPacked.ts';

/** One file that partners' pages load, ready to be sent. */
export interface WidgetFile extends Packed {
  type: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Puts the built widgets beside those of earlier releases, and answers the files of all by `version/name`: pages pin a version and the
 * hash of its files, so what was once published stays.
 */
export function keepWidgets(built: string, kept: string): { current: string; files: Map<string, WidgetFile> } {
  const current = manifestOf(built).version;
  cpSync(built, join(kept, current), { recursive: true });
  const files = new Map<string, WidgetFile>();
  for (const version of readdirSync(kept))
    for (const name of ['manifest.json', ...Object.keys(manifestOf(join(kept, version)).files)]) {
      const type = types[extname(name)];
      if (type) files.set(`${version}/${name}`, readWidget(join(kept, version, name), type));
    }
  return { current, files };
}

/** Whether the widgets were built; tests of the API alone go without. */
export const areBuilt = (built: string) => existsSync(join(built, 'manifest.json'));

/** What a build says of itself; only the files that it names are published. */
function manifestOf(folder: string): { version: string; files: Record<string, unknown> } {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}

function readWidget(path: string, type: string): WidgetFile {
  const plain = readFileSync(path);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { type, etag, plain, br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
}
