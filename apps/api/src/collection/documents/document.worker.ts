import { parentPort } from 'node:worker_threads';
import { message } from '@corredor/core/catalogue';
import { paymentPlanPaper, policyPaper } from '@corredor/core/paper';
import { type Drawn, drawPaper } from '../../services/paper/index.ts';
import type { DocumentJob } from './documentDesk.ts';

const draw = async ({ kind, sheet, language, logo }: DocumentJob): Promise<Drawn> => {
  const write = kind === 'policy' ? policyPaper : paymentPlanPaper;
  return {
    pdf: new Uint8Array(
      await drawPaper(
        write(sheet, language, (key) => message(language, key)),
        logo,
      ),
    ),
  };
};
parentPort?.on('message', (job: DocumentJob) => {
  void draw(job)
    .catch(
      (error: unknown): Drawn => ({ failure: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }),
    )
    .then((drawn) => parentPort?.postMessage(drawn));
});
