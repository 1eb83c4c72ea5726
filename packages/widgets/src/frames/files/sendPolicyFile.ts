import { type ApiClient, keyHeader, type OnProgress, sendCall, watched } from '@corredor/core/client';
import { createPolicyFile } from '@corredor/core/operations';

interface Sending {
  key: string;
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** Sends a PDF; answers what the policy keeps, and whether it is new or the policy has had it already. */
export async function sendPolicyFile(client: ApiClient, policyId: number, pdf: File, sending: Sending) {
  const { answer, response } = await sendCall(client, createPolicyFile, {
    path: { policyId },
    header: keyHeader(sending.key),
    body: { file: pdf },
    signal: sending.signal,
    ...watched(client, sending.onProgress),
    bodySerializer: ({ file }) => {
      const form = new FormData();
      form.append('file', file, pdf.name);
      return form;
    },
  });
  return { file: answer, isNew: response.status === 201 };
}
