import { namesApart } from './namesApart.ts';

export interface NamedFile {
  name: string;
  bytes: Blob;
}

/** One ZIP of many files; the library comes with the first. PDFs are compressed already, so they are only put together. */
export async function zipOf(files: readonly NamedFile[]): Promise<Blob> {
  const [{ zipSync }, contents] = await Promise.all([
    import('fflate'),
    Promise.all(files.map(async ({ bytes }) => new Uint8Array(await bytes.arrayBuffer()))),
  ]);
  const names = namesApart(files.map(({ name }) => name));
  const entries = Object.fromEntries(names.map((name, index) => [name, contents[index] ?? new Uint8Array()]));
  return new Blob([zipSync(entries, { level: 0 })], { type: 'application/zip' });
}
