import { type ApiClient, type CallOptions, sendCall } from '@corredor/core/client';
import type { Language } from '@corredor/core/i18n';
import { getPaymentPlan, getPolicyDocument } from '@corredor/core/operations';
import type { PaperKind } from './paper.types.ts';

const operations = { policy: getPolicyDocument, payment_plan: getPaymentPlan } as const;

export interface PaperWish {
  kind: PaperKind;
  language: Language;
}

/** Fetches a PDF, with the name that the server gave it. */
export async function fetchPaper(
  client: ApiClient,
  policyId: number,
  { kind, language }: PaperWish,
  options: Pick<CallOptions, 'signal' | 'fetch'> = {},
): Promise<{ bytes: Blob; name: string }> {
  const input = { path: { policyId }, parseAs: 'blob' as const, language, ...options };
  const { answer, response } = await sendCall(client, operations[kind], input);
  return { bytes: answer, name: nameIn(response.headers.get('content-disposition')) ?? `${policyId}.pdf` };
}

/** What a file is called, by the header that brings it. */
export function nameIn(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (disposition?.match(/filename="([^"]+)"/i)?.[1] ?? null);
  } catch {
    return null;
  }
}
