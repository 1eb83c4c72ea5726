import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Lets bytes through and sums them up. */
export function summing(): Transform & { hash: Hash } {
  const hash = createHash('sha256');
  const transform = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return Object.assign(transform, { hash });
}

/** The checksum of a file, or null where it cannot be read. */
export async function checksumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
