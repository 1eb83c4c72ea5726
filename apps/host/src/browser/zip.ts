import { unzipSync, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

type Done<Result> = (error: Error | null, result: Result | null) => void;

/** Packs and unpacks on the page's own thread: the page's policy lets no worker be made of text, as the package does for large files. */
export const zip = (files: Parameters<typeof zipSync>[0], done: Done<Uint8Array>) => answer(() => zipSync(files), done);
/** The files of an archive by name; the error instead where it is none. */
export const unzip = (archive: Uint8Array, done: Done<ReturnType<typeof unzipSync>>) =>
  answer(() => unzipSync(archive), done);

function answer<Result>(work: () => Result, done: Done<Result>) {
  try {
    done(null, work());
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null);
  }
}
