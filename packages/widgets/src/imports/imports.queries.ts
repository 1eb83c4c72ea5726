import type { ImportInput, ImportKind, ImportUndo } from '@corredor/core/api';
import { type ApiClient, answerOf, idempotencyKey } from '@corredor/core/client';
import { type ImportTable, toInput, type WizardRow } from '@corredor/machines/import-wizard';
import type { useApi } from '../data/index.ts';

type Api = ReturnType<typeof useApi>;
const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** Past imports of one kind, newest first. */
export const listImports = (api: Api, kind: ImportKind, policyId: number | null) =>
  api.queryOptions('get', '/api/import/', {
    params: { query: { kind, page_size: 10, ...(policyId === null ? {} : { policy: policyId }) } },
  });

export interface RowsToCheck {
  kind: ImportKind;
  policyId: number | null;
  rows: readonly WizardRow[];
  titularsElsewhere: string[];
}
/** What would become of these rows. */
export const checkImport = (client: ApiClient, { kind, policyId, rows, titularsElsewhere }: RowsToCheck) =>
  answerOf(
    client.POST('/api/import/check/', {
      body: { kind, policy_id: policyId, rows: rows.map(toInput), titulars_elsewhere: titularsElsewhere },
    }),
  );
export const createImport = (client: ApiClient, body: ImportInput, key: string) =>
  answerOf(client.POST('/api/import/', { params: { header: keyed(key) }, body }));
export const createImportRows = (client: ApiClient, importId: number, rows: readonly WizardRow[], key: string) =>
  answerOf(
    client.POST('/api/import/{importId}/rows/', {
      params: { path: { importId }, header: keyed(key) },
      body: { rows: rows.map(toInput) },
    }),
  );
export const finishImport = (client: ApiClient, importId: number, key: string) =>
  answerOf(client.POST('/api/import/{importId}/finish/', { params: { path: { importId }, header: keyed(key) } }));
export const undoImport = (client: ApiClient, importId: number, key: string) =>
  answerOf(client.POST('/api/import/{importId}/undo/', { params: { path: { importId }, header: keyed(key) } }));

/** Undoes a whole import, part by part. */
export async function undoAll(client: ApiClient, importId: number): Promise<Pick<ImportUndo, 'kept' | 'import'>> {
  const kept: ImportUndo['kept'] = [];
  for (;;) {
    const answer = await undoImport(client, importId, idempotencyKey());
    kept.push(...answer.kept);
    if (answer.remaining_count === 0) return { kept, import: answer.import };
  }
}
export type { ImportTable };
