import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A reason not to back up or restore that a person can act on. */
export class BackupError extends Error {}

/** One table of a backup: its rows, and the checksum of the file that holds them. */
export interface TableEntry {
  name: string;
  columns: string[];
  rows: number;
  sha256: string;
  /** The last number that its identity gave out; null where it has none. */
  lastId: number | null;
}
/** What a backup holds; written last, so that an unfinished one has none. */
export interface Manifest {
  format: 1;
  takenAt: string;
  /** Names of the migrations that the tables were made by. */
  migrations: string[];
  /** Tells whether another secret key would make all passwords useless; not the key. */
  secretMark: string;
  tables: TableEntry[];
  files: { key: string; size: number; sha256: string }[];
}

export const manifestName = 'manifest.json';
/** Where a backup keeps the rows of a table. */
export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);
/** Where a backup keeps an uploaded file, by its key in the store. */
export const keptFile = (folder: string, key: string) => join(folder, 'files', key);

/** A mark by which two systems tell that they share the secret key, without showing it. */
export const secretMark = (secretKey: string) =>
  createHash('sha256').update(`corredor secret key\n${secretKey}`).digest('hex').slice(0, 16);

/** Reads what a folder says that it holds. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no whole backup: it has no ${manifestName}.`);
  });
  const manifest: unknown = parse(text);
  if (isManifest(manifest)) return manifest;
  throw new BackupError(`${join(folder, manifestName)} was not written by this program.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'tables' in value &&
  Array.isArray(value.tables) &&
  'files' in value &&
  Array.isArray(value.files) &&
  'migrations' in value &&
  Array.isArray(value.migrations) &&
  'secretMark' in value &&
  typeof value.secretMark === 'string';
