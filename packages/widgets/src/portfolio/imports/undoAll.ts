import type { ImportUndo } from '@corredor/core/api';
import { type ApiClient, call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { undoImport } from '@corredor/core/operations';

/** Undoes a whole import, part by part. */
export async function undoAll(client: ApiClient, importId: number): Promise<Pick<ImportUndo, 'kept' | 'import'>> {
  const kept: ImportUndo['kept'] = [];
  for (;;) {
    const answer = await call(client, undoImport, { path: { importId }, header: keyHeader(idempotencyKey()) });
    kept.push(...answer.kept);
    if (answer.remaining_count === 0) return { kept, import: answer.import };
  }
}
