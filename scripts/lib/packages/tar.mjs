import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The paths in a package's tarball, without the folder that holds them all. */
export function listTar(path) {
  const bytes = gunzipSync(readFileSync(path));
  const text = (from, length) => bytes.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const files = [];
  for (let at = 0; at < bytes.length && bytes[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    if ('0\0'.includes(text(at + 156, 1))) files.push(`${prefix && `${prefix}/`}${text(at, 100)}`);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files.map((file) => file.replace(/^package\//, '')).sort();
}
