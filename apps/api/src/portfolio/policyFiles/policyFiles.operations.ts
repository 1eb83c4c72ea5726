import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { FileReply, ok } from '../../server/request/replies.ts';
import type { FileStore } from '../../services/files/index.ts';
import type { PolicyFileStore } from './policyFiles.store.ts';

/** The PDFs of a policy: their list, their bytes and their removal. Adding one opens its own transactions. */
export const policyFileOperations = (rows: PolicyFileStore, files: FileStore) =>
  ({
    listPolicyFiles: async ({ path }) => {
      await rows.requirePolicy(path.policyId);
      const results = await rows.all(path.policyId);
      return ok({ count: results.length, next: null, previous: null, results });
    },
    getPolicyFile: async ({ path }) => {
      await rows.requirePolicy(path.policyId);
      const file = await rows.find(path.policyId, path.fileId);
      const key = await rows.storageKey(path.policyId, path.fileId);
      if (!file || !key) return notFound('policy_file');
      const stream = await files.read(key);
      // The row is there and its bytes are not; the hourly look at the files tells it in the log.
      if (!stream) return notFound('policy_file');
      return ok(new FileReply({ stream, name: file.name, type: 'application/pdf', size: file.size }));
    },
    deletePolicyFile: async ({ path, version }) => {
      const policy = await rows.lockPolicy(path.policyId);
      const key = await rows.storageKey(policy.id, path.fileId);
      if (!key) return notFound('policy_file');
      const ofPolicy = { find: (id: number) => rows.find(policy.id, id), remove: rows.remove };
      return removeRecord(ofPolicy, {
        what: 'policy_file',
        id: path.fileId,
        version,
        record: async (before) => {
          await rows.record('policy_file_removed', policy.id, { before });
          rows.afterCommit(() => files.remove(key));
        },
      });
    },
  }) satisfies Partial<Operations>;
