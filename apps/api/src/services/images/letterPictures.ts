import type { FileStore } from '../files/index.ts';
import { prepareLogo } from '../paper/index.ts';
import { storageKeyOfAddress } from './imageNames.ts';

/** How many pictures stay prepared: a run of mails has the same one. */
const mostKept = 20;

/** Reads the picture at an address of the server as a mail can hold it, PNG or JPEG on white; null where it is gone or cannot be read. */
export function letterPictures(files: Pick<FileStore, 'find'>): (address: string) => Promise<Buffer | null> {
  const prepared = new Map<string, Promise<Buffer | null>>();
  const prepare = async (address: string) => {
    const key = storageKeyOfAddress(address);
    const bytes = key ? await files.find(key) : null;
    return bytes ? prepareLogo(bytes) : null;
  };
  return (address) => {
    const known = prepared.get(address) ?? prepare(address);
    prepared.delete(address);
    prepared.set(address, known);
    const [oldest] = prepared.keys();
    if (prepared.size > mostKept && oldest !== undefined) prepared.delete(oldest);
    // What failed is tried again with the next mail: kept, it would hold back every mail of the brokerage.
    known.catch(() => prepared.delete(address));
    return known;
  };
}
