import { parentPort } from 'node:worker_threads';
import { message } from '@corredor/core/catalogue';
import type { MessageKey } from '@corredor/core/i18n';
import { languageIn } from '@corredor/core/locales';
import { type Paper, paymentPlanPaper, policyPaper, receiptPaper } from '@corredor/core/paper';
import { type Drawn, drawPaper } from '../../services/paper/index.ts';
import type { DocumentJob } from './documentDesk.ts';

/** The document as it is read on paper. */
function paperOf(job: DocumentJob): Paper {
  const shared = (key: MessageKey) => message(languageIn(job.locale), key);
  switch (job.kind) {
    case 'policy':
      return policyPaper(job.sheet, job.locale, shared);
    case 'payment_plan':
      return paymentPlanPaper(job.sheet, job.locale, shared);
    case 'receipt':
      return receiptPaper(job.sheet, job.locale, shared);
  }
}
const draw = async (job: DocumentJob): Promise<Drawn> => ({
  pdf: new Uint8Array(await drawPaper(paperOf(job), job.logo)),
});
parentPort?.on('message', (job: DocumentJob) => {
  void draw(job)
    .catch(
      (error: unknown): Drawn => ({ failure: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }),
    )
    .then((drawn) => parentPort?.postMessage(drawn));
});
