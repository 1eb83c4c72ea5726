import type { PolicySheet } from '@corredor/core/api';
import type { Language } from '@corredor/core/i18n';
import { storageKeyOfAddress } from '../../office/images/index.ts';
import { say } from '../../server/request/wording.ts';
import type { FileStore } from '../../services/files/index.ts';
import { createPaperDesk } from '../../services/paper/index.ts';

export interface DocumentJob {
  kind: 'policy' | 'payment_plan';
  sheet: PolicySheet;
  language: Language;
  /** The bytes of the brokerage's picture. */
  logo: Uint8Array | null;
}

const desk = createPaperDesk<DocumentJob>(new URL('./document.worker.ts', import.meta.url));

/** Draws a document about a policy, with the brokerage's picture, and names its file. */
export async function drawDocument(
  files: FileStore,
  partnerId: number,
  job: Omit<DocumentJob, 'logo'>,
  signal: AbortSignal,
): Promise<{ name: string; bytes: Buffer }> {
  const key = storageKeyOfAddress(job.sheet.brokerage.image);
  const logo = key ? await files.find(key) : null;
  const bytes = await desk.draw({ ...job, logo }, partnerId, signal);
  return { name: nameOf(job), bytes };
}

/** Signs that no disk takes are left out of a file's name. */
function nameOf({ kind, sheet, language }: Omit<DocumentJob, 'logo'>): string {
  const { number, id } = sheet.policy;
  const own = (number ?? `${id}`).replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || `${id}`;
  return `${say(language, `document.${kind}`)}-${own}.pdf`;
}
