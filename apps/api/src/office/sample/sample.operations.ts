import { audit } from '../../server/records/audit.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict } from '../../server/request/problems.ts';
import { created, noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { SampleStore } from './sample.store.ts';

/** A book to look around in: loaded and removed as a whole; of both the history keeps one line. */
export const sampleOperations = (scope: Scope, samples: SampleStore) => {
  const record = (event: 'sample_loaded' | 'sample_removed') =>
    audit(scope, { event, model: 'partner', object_id: scope.caller.partnerId });
  return {
    getSampleBook: async () => ok(await samples.read()),
    createSampleBook: async () => {
      if (!(await samples.load())) return conflict('sample_loaded');
      await record('sample_loaded');
      return created(await samples.read());
    },
    deleteSampleBook: async () => {
      if (await samples.remove()) await record('sample_removed');
      return noContent();
    },
  } satisfies Partial<Operations>;
};
