import type { PolicySheet } from '@corredor/core/api';
import type { Locale } from '@corredor/core/locales';
import type { ReceiptSheet } from '@corredor/core/paper';
import { say } from '../../server/request/wording.ts';
import type { FileStore } from '../../services/files/index.ts';
import { storageKeyOfAddress } from '../../services/images/index.ts';
import { createPaperDesk } from '../../services/paper/index.ts';

/** What is drawn: a document about a policy, or a receipt. */
type Drawing = { kind: 'policy' | 'payment_plan'; sheet: PolicySheet } | { kind: 'receipt'; sheet: ReceiptSheet };
type Asked = Drawing & { locale: Locale };
export type DocumentJob = Asked & {
  /** The bytes of the brokerage's picture. */
  logo: Uint8Array | null;
};

const desk = createPaperDesk<DocumentJob>(new URL('./document.worker.ts', import.meta.url));

/** Draws a document with the brokerage's picture, and names its file. */
export async function drawDocument(
  files: FileStore,
  partnerId: number,
  job: Asked,
  signal: AbortSignal,
): Promise<{ name: string; bytes: Buffer }> {
  const key = storageKeyOfAddress(job.sheet.brokerage.image);
  const logo = key ? await files.find(key) : null;
  const bytes = await desk.draw({ ...job, logo }, partnerId, signal);
  return { name: nameOf(job), bytes };
}

/** Signs that no disk takes are left out of a file's name. */
export function nameOf({ kind, sheet, locale }: Asked): string {
  const { number, id } = kind === 'receipt' ? { number: null, id: sheet.receipt.id } : sheet.policy;
  const own = (number ?? `${id}`).replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || `${id}`;
  return `${say(locale, `document.${kind}`)}-${own}.pdf`;
}
