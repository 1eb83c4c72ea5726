import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, PassThrough } from 'node:stream';
import { todayIn } from '@corredor/core/dates';
import { ZipFile } from 'yazl';
import type { LimitSettings } from '../../base/settings/index.ts';
import { createWindow } from '../../server/http/counters.ts';
import { setContext } from '../../server/http/run.ts';
import { audit } from '../../server/records/audit.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { tooMany } from '../../server/request/problems.ts';
import { FileReply, ok } from '../../server/request/replies.ts';
import { type FileStore, tidyFileName } from '../../services/files/index.ts';
import { readme } from './readme.ts';
import { refuseWithoutRoom, writeEntities } from './writeEntities.ts';

interface PolicyFile {
  id: number;
  policy_id: number;
  name: string;
  storage_key: string;
}
/** Counts the exports of each brokerage, for a server: those being written, as two of one would only take each other's time, and those of the hour. */
export function createExportPlaces(limits: LimitSettings) {
  const busy = new Map<number, number>();
  const ofHour = createWindow(3_600_000);
  return {
    /** Counts one more export of a brokerage, or refuses it; answers how it is given back, which counts once. */
    take: (partnerId: number) => {
      const running = busy.get(partnerId) ?? 0;
      if (running >= limits.exports_at_once) throw tooMany(30);
      const { isAllowed, seconds } = ofHour.take(String(partnerId), limits.export);
      if (!isAllowed) throw tooMany(seconds);
      busy.set(partnerId, running + 1);
      let isTaken = true;
      return () => {
        if (isTaken) busy.set(partnerId, (busy.get(partnerId) ?? 1) - 1);
        isTaken = false;
      };
    },
  };
}
export type ExportPlaces = ReturnType<typeof createExportPlaces>;

/** Everything a brokerage has, any time: one state of the database, packed while it is sent. */
export const exportOperations = (
  request: RequestContext,
  { files, places }: { files: FileStore; places: ExportPlaces },
) =>
  ({
    getExport: async () => {
      let free = () => {};
      let folder: string | undefined;
      const tidy = () => {
        free();
        if (folder) void rm(folder, { recursive: true, force: true });
      };
      try {
        const caller = await request.asCaller(async (scope) => {
          free = places.take(scope.caller.partnerId);
          await audit(scope, { event: 'export_created', model: 'partner', object_id: scope.caller.partnerId });
          return scope.caller;
        });
        const { partnerId, userId } = caller;
        const place = await files.newFolder().catch(refuseWithoutRoom);
        folder = place;
        const written = await request.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (trx) => {
            await setContext(trx, { userId, partnerId, requestId: request.facts.requestId });
            const counts = await writeEntities(trx, partnerId, place);
            const pdfs = trx
              .selectFrom('policy_files as f')
              .innerJoin('policies as p', 'p.id', 'f.policy_id')
              .select(['f.id', 'f.policy_id', 'f.name', 'f.storage_key'])
              .where('p.deleted_at', 'is', null)
              .orderBy('f.id');
            return { counts, pdfs: await pdfs.execute() };
          });
        const day = todayIn(caller.timezone, new Date());
        const stream = await pack(place, readme(written.counts, day, caller.countryId), written.pdfs, files);
        finished(stream, tidy);
        return ok(new FileReply({ stream, name: `corredor-${day}.zip`, type: 'application/zip' }));
      } catch (error) {
        tidy();
        throw error;
      }
    },
  }) satisfies Partial<Operations>;

/** Compression runs in threads of the runtime; PDFs are packed already and are only passed on, one at a time. */
async function pack(folder: string, about: string, pdfs: readonly PolicyFile[], files: FileStore) {
  const zip = new ZipFile();
  const stream = new PassThrough();
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.outputStream.pipe(stream);
  zip.addBuffer(Buffer.from(about), 'README.md');
  for (const name of (await readdir(folder)).sort())
    zip.addFile(join(folder, name), `${name.endsWith('.csv') ? 'csv' : 'json'}/${name}`);
  void addFiles({ zip, stream, pdfs, files }).then(
    () => zip.end(),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}
interface Packing {
  zip: ZipFile;
  stream: PassThrough;
  pdfs: readonly PolicyFile[];
  files: FileStore;
}
async function addFiles({ zip, stream, pdfs, files }: Packing) {
  for (const { id, policy_id, name, storage_key } of pdfs) {
    const bytes = await files.read(storage_key);
    if (!bytes) continue;
    // Who stops the download stops the reading.
    if (stream.destroyed) return void bytes.destroy();
    const stop = () => bytes.destroy();
    stream.once('close', stop);
    zip.addReadStream(bytes, `files/${policy_id}/${id}-${tidyFileName(name)}`, { compress: false });
    // Files are opened when their turn comes, not all at once.
    await new Promise<void>((resolve) => bytes.once('close', resolve));
    stream.off('close', stop);
  }
}
