import { type ApiClient, answerOf, ifMatch, type OnProgress, watched } from '@corredor/core/client';
import type { Api } from '../data/index.ts';
import type { Versioned } from './policies.queries.ts';

const files = '/api/policy/policies/{policyId}/files/';
const file = '/api/policy/policies/{policyId}/files/{fileId}/';

export const listPolicyFiles = (api: Api, policyId: number) =>
  api.queryOptions('get', files, { params: { path: { policyId } } });

interface Sending {
  key: string;
  signal: AbortSignal;
  onProgress: OnProgress;
}
/** Sends a PDF; answers whether it is new, or the policy has had it already. */
export async function createPolicyFile(client: ApiClient, policyId: number, pdf: File, sending: Sending) {
  const call = client.POST(files, {
    params: { path: { policyId }, header: { 'Idempotency-Key': sending.key } },
    body: { file: pdf },
    signal: sending.signal,
    ...watched(client, sending.onProgress),
    bodySerializer: ({ file: content }) => {
      const form = new FormData();
      form.append('file', content, pdf.name);
      return form;
    },
  });
  await answerOf(call);
  return { isNew: (await call).response.status === 201 };
}

/** The bytes, fetched with the bearer, which a plain link would not send. */
export const getPolicyFile = (client: ApiClient, policyId: number, fileId: number) =>
  answerOf(client.GET(file, { params: { path: { policyId, fileId } }, parseAs: 'blob' }));

export const deletePolicyFile = (client: ApiClient, policyId: number, row: Versioned) =>
  client.DELETE(file, { params: { path: { policyId, fileId: row.id }, header: ifMatch(row.version) } });
