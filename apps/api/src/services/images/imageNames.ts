import { randomBytes } from 'node:crypto';

const folder = '/api/public/images/';
const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** A name of 128 random bits: who was not given it does not find it. */
export const newImageName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`;
/** Where the bytes are kept. */
export const storageKeyOf = (name: string) => `images/${name}`;
/** The content type, which follows from the name alone. */
export const typeOfImage = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
/** The address under which anybody reads an image; it is what the rows keep. */
export const addressOfImage = (name: string) => `${folder}${name}/`;
/** Where the bytes of an address are kept; null where it is not one of ours. */
export function storageKeyOfAddress(address: string | null): string | null {
  const name = /^\/api\/public\/images\/([0-9a-f]{32}\.(?:png|jpg|webp))\/$/.exec(address ?? '')?.[1];
  return name ? storageKeyOf(name) : null;
}
