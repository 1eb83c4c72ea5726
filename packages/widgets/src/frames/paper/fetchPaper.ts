import { type ApiClient, type CallOptions, sendCall } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import type { Language } from '@corredor/core/i18n';
import { getPaymentPlan, getPolicyDocument } from '@corredor/core/operations';
import type { PaperKind } from './paper.types.ts';

const operations = { policy: getPolicyDocument, payment_plan: getPaymentPlan } as const;

export interface PaperWish {
  kind: PaperKind;
  language: Language;
}

interface Fetching extends Pick<CallOptions, 'signal' | 'fetch'> {
  wait?: (seconds: number, signal?: AbortSignal | null) => Promise<void>;
}
/** Who has to wait longer is told instead (seconds). */
const longest = 30;

/** Fetches a PDF, with the name that the server gave it; where the server is busy, once more when it says so. */
export async function fetchPaper(
  client: ApiClient,
  policyId: number,
  { kind, language }: PaperWish,
  { wait, ...options }: Fetching = {},
): Promise<{ bytes: Blob; name: string }> {
  const input = { path: { policyId }, parseAs: 'blob' as const, language, ...options };
  return savedPaper(() => sendCall(client, operations[kind], input), `${policyId}.pdf`, { wait, ...options });
}

/** What a request for a PDF answers, with its name; where the server is busy, it is asked once more when it says so. */
export async function savedPaper(
  ask: () => Promise<{ answer: Blob; response: Response }>,
  otherwise: string,
  { wait = pause, signal }: Fetching = {},
): Promise<{ bytes: Blob; name: string }> {
  const { answer, response } = await ask().catch(async (failure: unknown) => {
    const { code, retryAfter = Number.POSITIVE_INFINITY } = toCallError(failure);
    if (code !== 'busy' || retryAfter > longest) throw failure;
    await wait(retryAfter, signal);
    return ask();
  });
  return { bytes: answer, name: nameIn(response.headers.get('content-disposition')) ?? otherwise };
}

const pause = (seconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What a file is called, by the header that brings it. */
export function nameIn(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (disposition?.match(/filename="([^"]+)"/i)?.[1] ?? null);
  } catch {
    return null;
  }
}
