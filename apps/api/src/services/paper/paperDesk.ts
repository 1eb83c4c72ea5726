import { Worker } from 'node:worker_threads';
import { Problem } from '../../server/request/problems.ts';
import { inPdfTurn } from '../files/index.ts';

/** What a thread answers: a drawn PDF, or why it could not draw it. */
export type Drawn = { pdf: Uint8Array } | { failure: string };

/** A paper that takes more work than this, or more memory, is given up; others may use the machine too, so it may wait three times as long. */
const limits = {
  workMilliseconds: 20_000,
  milliseconds: 60_000,
  megabytes: 384,
  idleMilliseconds: 60_000,
  lookEvery: 500,
};

/**
 * Draws PDFs in threads of their own, in turns, so that a long one neither stops the server nor keeps other brokerages waiting. A thread
 * that has drawn stays for a minute, because its start takes longer than most papers; one that takes too long is ended.
 */
export function createPaperDesk<Job>(thread: URL, given = limits) {
  const { workMilliseconds, milliseconds, megabytes, idleMilliseconds, lookEvery } = given;
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  const open = (): Worker => {
    const kept = idle.pop();
    if (!kept) return new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    clearTimeout(kept.timer);
    stopListening(kept.worker);
    return kept.worker;
  };
  const keep = (worker: Worker) => {
    const forget = () => {
      const at = idle.findIndex((one) => one.worker === worker);
      if (at >= 0) idle.splice(at, 1);
    };
    stopListening(worker);
    worker.once('exit', forget).once('error', forget).unref();
    const timer = setTimeout(() => {
      forget();
      void worker.terminate();
    }, idleMilliseconds).unref();
    idle.push({ worker, timer });
  };
  const drawApart = (job: Job, signal: AbortSignal): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const worker = open();
      worker.ref();
      let isOver = false;
      const over = () => {
        isOver = true;
        clearInterval(timer);
        signal.removeEventListener('abort', stop);
      };
      const give = (reason: Error) => {
        // A look at its work may come back when it has drawn.
        if (isOver) return;
        over();
        stopListening(worker);
        void worker.terminate();
        reject(reason);
      };
      const stop = () => give(signal.reason);
      const began = performance.now();
      const before = workOf(worker);
      const timer = setInterval(async () => {
        const isLate = performance.now() - began > milliseconds;
        if (isLate || (await workOf(worker)) - (await before) > workMilliseconds)
          give(new Problem(503, 'busy', { retryAfter: 10 }));
      }, lookEvery);
      signal.addEventListener('abort', stop);
      worker.once('message', (drawn: Drawn) => {
        over();
        keep(worker);
        if ('pdf' in drawn) resolve(Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength));
        else reject(new Error(drawn.failure));
      });
      worker.once('error', give);
      worker.once('exit', () => give(new Error('the thread that draws ended')));
      worker.postMessage(job);
    });
  return {
    /** Draws for a brokerage, as long as the signal does not say that nobody wants it any more. */
    draw: (job: Job, partnerId: number, signal: AbortSignal) =>
      inPdfTurn(partnerId, () => drawApart(job, signal), signal),
  };
}

/** How long a thread has worked (milliseconds); one that has just ended has told what it drew. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000;
}

/** By name, since the thread listens to itself too. */
const stopListening = (worker: Worker) => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};
