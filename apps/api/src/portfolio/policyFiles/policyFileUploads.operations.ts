import { createHash, randomUUID } from 'node:crypto';
import type { PolicyFile } from '@corredor/core/api';
import { fileSizeLimit } from '@corredor/core/constants';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { checkPdf, type FileStore, readUpload } from '../../services/files/index.ts';
import { policyFileStore } from './policyFiles.store.ts';

const most = 50;

/** Adding a PDF: it is read and checked before any row is written, and a refused one leaves nothing behind. */
export const policyFileUploadOperations = (request: RequestContext, files: FileStore) =>
  ({
    createPolicyFile: async ({ path, upload }) => {
      // Asked before the upload is read, so that nobody waits for 15 MiB to hear no.
      const partnerId = await request.asCaller(async (scope) => {
        await refuseFull(policyFileStore(scope), path.policyId);
        return scope.caller.partnerId;
      });
      const file = await readUpload(upload, { largest: fileSizeLimit + 1, tooLarge: 'field.file_too_large' });
      const problem = await checkPdf(file, partnerId);
      if (problem) return invalidField('file', `field.${problem}`);
      const storage_key = `policies/${randomUUID()}.pdf`;
      await files.put(storage_key, file.bytes);
      const sha256 = createHash('sha256').update(file.bytes).digest('hex');
      const values = { name: file.name, size: file.bytes.length, sha256, storage_key };
      const kept = await request
        .asCaller(async (scope) => keep(policyFileStore(scope), path.policyId, values))
        .catch(async (error: unknown) => {
          await files.remove(storage_key);
          throw error;
        });
      if (!kept.isNew) await files.remove(storage_key);
      return kept.isNew ? created(kept.row) : ok(kept.row);
    },
  }) satisfies Partial<Operations>;

type Rows = ReturnType<typeof policyFileStore>;
async function refuseFull(rows: Rows, policyId: number) {
  const policy = await rows.lockPolicy(policyId);
  if ((await rows.count(policy.id)) >= most) throw conflict('too_many_files', { params: { limit: most } });
}
async function keep(rows: Rows, policyId: number, file: Parameters<Rows['add']>[1]) {
  const policy = await rows.lockPolicy(policyId);
  const same: PolicyFile | undefined = await rows.findSame(policy.id, file);
  if (same) return { row: same, isNew: false };
  await refuseFull(rows, policyId);
  const row = await rows.add(policy.id, file);
  await rows.record('policy_file_added', policy.id, { after: row });
  return { row, isNew: true };
}
